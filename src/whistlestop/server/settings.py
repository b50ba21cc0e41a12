"""How a server is set up: by flags, or by the environment (WHISTLESTOP_…)."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from .accounts.mail import read_post
from .web.proxies import networks_of

PREFIX = "WHISTLESTOP_"
PROXIES = "FORWARDED_ALLOW_IPS"  # what others call WHISTLESTOP_PROXIES


@dataclass(frozen=True)
class Settings:
    """Everything that an operator can choose."""

    host: str = "127.0.0.1"
    port: int = 8717
    database: str = ""  # a path, or postgresql://…; empty: in the user's data directory
    hosts: tuple[str, ...] = ()  # names by which this server is reached, besides its own addresses
    origins: tuple[str, ...] = ()  # foreign pages that may talk to it, like https://play.example.org
    maps: str = ""  # a folder of map files that are offered beside the shipped ones
    behind_proxy: bool = False  # believe X-Forwarded-For and -Proto, of the proxies only
    proxies: str = "127.0.0.1, ::1"  # their addresses and networks, or * for whoever asks
    workers: int = 1  # processes in which bots think; 0: a thread
    allow_bots: tuple[str, ...] = ()  # installed bots of others that may play here, by name
    pause: float = 0.8  # seconds that a bot seems to think
    expire_days: int = 30
    limits: bool = True
    webhook: str = ""  # where turn notices go; empty: nowhere
    smtp: str = ""  # smtp://user:password@host:port, for notices by mail; empty: no mail
    mail_from: str = ""  # the sender of these
    address: str = ""  # where people find this server, like https://play.example.org, for links in mail
    demo: bool = False  # in somebody's browser (the demo site): no strong bots, and hints by a scripted one
    uds: str = ""  # a socket file to listen on instead of host and port

    @property
    def where(self) -> str:
        return self.database or str(data_directory() / "server.sqlite")


def data_directory() -> Path:
    """Where a user's programs keep what is theirs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "whistlestop"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "whistlestop"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "whistlestop"


def from_environment(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """Settings from WHISTLESTOP_HOST and so on; what is given here goes before it."""
    values: dict[str, object] = {}
    for field in fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            values[field.name] = converted(field.name, text, field.default)
    if "proxies" not in values and (proxies := environment.get(PROXIES)):
        values["proxies"] = proxies
    values |= {name: value for name, value in given.items() if value is not None}
    settings = Settings(**values)  # type: ignore[arg-type]  # by the fields' own types
    if settings.smtp:
        read_post(settings.smtp)
        if "@" not in settings.mail_from:
            raise ValueError("WHISTLESTOP_SMTP needs WHISTLESTOP_MAIL_FROM, the address that mail comes from.")
    networks_of(settings.proxies)
    return settings


def converted(name: str, text: str, default: object) -> object:
    try:
        if isinstance(default, bool):
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[text.lower()]
        if isinstance(default, tuple):
            return tuple(part.strip() for part in text.split(",") if part.strip())
        return type(default)(text)  # type: ignore[call-arg]
    except (KeyError, ValueError):
        raise ValueError(f"{PREFIX}{name.upper()} cannot be {text!r}.") from None
