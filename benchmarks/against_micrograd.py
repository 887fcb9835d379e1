"""micrograd: its Value against the reference's, forward and backward on the same network."""

import json
from pathlib import Path

from benchmarks.room import ROOT, Bench, Measured, peers, run

TIMING = Path(__file__).with_name("micrograd_timing.py")


def measure(_: Bench, __: int) -> list[Measured]:
    """Seconds of one forward and backward pass, both in one process of the peers' Python."""
    value = ROOT / "solutions" / "07-value" / "value.py"
    told = run(str(peers() / "python"), str(TIMING), str(value))
    theirs, ours = json.loads(told)
    return [Measured("micrograd", theirs, ours, "micrograd's Value / the reference's")]
