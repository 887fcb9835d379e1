"""How a scheduler is reached: with certificates, or not beyond this machine."""

import ipaddress
import logging
from urllib.parse import urlsplit

from distributed import Client, Security

from autograder.errors import UserError
from autograder.text import plain

CONNECT_S = 10.0


class ClusterError(UserError):
    """The cluster cannot be used as it is; the text says what to do."""


def check_address(address: str) -> None:
    """ClusterError unless what is sent there cannot be read on the way."""
    parts = urlsplit(address)
    if not parts.hostname or parts.scheme not in ("tls", "tcp"):
        raise ClusterError(f"{plain(address)} is no scheduler: name it as tls://HOST:8786")
    if parts.scheme == "tcp" and not _is_here(parts.hostname):
        raise ClusterError(
            f"{plain(address)} would send the key and the submissions in the open: use tls:// "
            "(see docs/cluster.md)"
        )


def _is_here(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def connect(address: str) -> Client:
    """A client of the scheduler at that address; ClusterError where there is none."""
    # Dask tells at length what is told here in a sentence.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    encrypted = urlsplit(address).scheme == "tls"
    security = Security(require_encryption=True) if encrypted else None
    if security is not None:
        _check_certificates(security)
    try:
        return Client(address, timeout=CONNECT_S, security=security, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise ClusterError(f"no scheduler answers at {address} ({_root_of(error)})") from error


def _root_of(error: BaseException) -> str:
    """What began it all, without the layers around it."""
    while error.__cause__ is not None:
        error = error.__cause__
    return plain(str(error) or type(error).__name__)


def _check_certificates(security: Security) -> None:
    used = security.get_tls_config_for_role("client")
    missing = [name for name in ("ca_file", "cert", "key") if not used.get(name)]
    if missing:
        raise ClusterError(
            f"the client's {', '.join(missing)} for tls is not set in Dask's configuration "
            "(see docs/cluster.md)"
        )
