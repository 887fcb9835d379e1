SHELL := /bin/bash
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

define require_python
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
echo "Python 3.11 or later is needed and $(PYTHON) is $$($(PYTHON) -V 2>&1): run make PYTHON=/path/to/a/newer/python3." >&2; \
exit 1; }
endef

# Prints the Debian packages that the jail and the virtual environment lack.
define missing_packages
command -v bwrap >/dev/null || echo bubblewrap; \
/sbin/ldconfig -p 2>/dev/null | grep -q 'libseccomp\.so\.2' || echo libseccomp2; \
$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || echo $(notdir $(PYTHON))-venv
endef

# Installs the Debian packages named in the shell's $$missing, or says who can.
define install_missing
if [ -z "$$missing" ]; then exit 0; fi; \
if [ "$$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then \
    echo "Missing on this machine: $$missing; an administrator installs them with: apt-get install $$missing" >&2; \
    exit 1; \
fi; \
apt-get update -q && \
DEBIAN_FRONTEND=noninteractive apt-get install --yes -q --no-install-recommends $$missing
endef

.PHONY: help
help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: system
system: ## install the Debian packages that are missing (as root), or name them
	@if command -v $(PYTHON) >/dev/null; then $(require_python); \
	elif [ $(PYTHON) != python3 ]; then echo "PYTHON=$(PYTHON) is no program here." >&2; exit 1; fi
	@missing=$$(echo $$($(missing_packages))); $(install_missing)

.PHONY: browser
browser: ## install a Chromium for the tests of pages (as root), or name it
	@missing=$$(command -v chromium chromium-browser google-chrome google-chrome-stable >/dev/null || \
	    echo chromium); $(install_missing)

.PHONY: venv
venv: $(READY) ## make .venv with everything in it, pinned by constraints.txt

$(READY): pyproject.toml constraints.txt | system
	@$(require_python)
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@echo "Installing what constraints.txt pins into .venv; the first time this takes some minutes."
	$(BIN)/python -m pip install --disable-pip-version-check -qq -c constraints.txt -e '.[dev]'
	@touch $@

.PHONY: demo
demo: $(READY) ## go through the whole cycle with the bundled class in build/demo
	$(BIN)/autograder demo

# One process for each processor; a file's tests share their set-up and stay together. In the order
# of their names, since the last ones are short: then no processor waits long for another.
PYTEST = $(BIN)/python -m pytest tests --numprocesses logical --dist loadfile --no-loadscope-reorder

.PHONY: test
test: $(READY) ## run the quick tests
	$(PYTEST) -m "not slow"

.PHONY: test-all
test-all: $(READY) browser ## run every test; those of pages need a Chromium
	$(PYTEST)

.PHONY: check
check: lint types workflows course ## lint, types, workflow files and the course itself

.PHONY: lint
lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

.PHONY: types
types: $(READY)
	$(BIN)/python -m mypy

.PHONY: workflows
workflows: $(READY)
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/zizmor --offline --no-progress -q .github/workflows

.PHONY: course
course: $(READY)
	$(BIN)/autograder check-course

.PHONY: survivors
survivors: $(READY) ## list the known mistakes that pass all visible tests
	@$(BIN)/python -m autograder.check_course.survivors

.PHONY: bench
bench: $(READY) ## measure the grader against its peers, into build/bench.json
	$(BIN)/python -m benchmarks

.PHONY: endurance
endurance: $(READY) ## grade a large class for a long time and watch memory and processes
	$(BIN)/python -m benchmarks.endurance

# Only names what can be made again: the key, the gradebook and the marks lie in course-data/.
.PHONY: clean
clean: ## remove build/ and caches; course-data/ and .venv stay
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . \( -path ./.git -o -path ./.venv -o -path ./course-data -o -path ./tests/sample_class \) -prune \
	    -o -type d \( -name __pycache__ -o -name .ipynb_checkpoints \) -prune -exec rm -rf {} +
