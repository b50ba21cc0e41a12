"""Mail through the operator's SMTP server: codes that confirm an address, and notices of turns."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

LOG = logging.getLogger("whistlestop.server")
SECONDS = 20.0  # to wait for an SMTP server
SCHEMES = {"smtp": 587, "smtps": 465}
WRONG = "WHISTLESTOP_SMTP is not like smtp://user:password@host:port."


class Post(NamedTuple):
    """An SMTP server. `smtp` begins to encrypt if the server can, `smtps` is encrypted from the beginning."""

    scheme: str
    host: str
    port: int
    user: str
    password: str


def read_post(address: str) -> Post:
    """ValueError, without a word of what is in it, if that is no address of an SMTP server."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise ValueError(WRONG) from None
    if parts.scheme not in SCHEMES or not parts.hostname or parts.path not in ("", "/"):
        raise ValueError(WRONG)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Post(parts.scheme, parts.hostname, port or SCHEMES[parts.scheme], user, password)


class Mailer:
    """Sends mail, in a thread; whoever asks hears whether the SMTP server took it."""

    def __init__(self, smtp: str, sender: str) -> None:
        self._post = read_post(smtp) if smtp else None
        self._sender = sender

    @property
    def on(self) -> bool:
        return self._post is not None

    async def send(self, to: str, subject: str, text: str) -> bool:
        assert self._post is not None
        try:
            await asyncio.to_thread(deliver, self._post, written(self._sender, to, subject, text))
        except (OSError, ValueError, smtplib.SMTPException):  # ValueError: what looks like an address and is none
            LOG.warning("a mail could not be delivered")
            return False
        return True


def written(sender: str, to: str, subject: str, text: str) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, to, subject
    message["Auto-Submitted"] = "auto-generated"  # nobody answers for being away
    message.set_content(text)
    return message


def deliver(post: Post, message: EmailMessage) -> None:
    context = ssl.create_default_context()
    if post.scheme == "smtps":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(post.host, post.port, timeout=SECONDS, context=context)
    else:
        connection = smtplib.SMTP(post.host, post.port, timeout=SECONDS)
    with connection:
        connection.ehlo()
        if post.scheme == "smtp" and connection.has_extn("starttls"):
            connection.starttls(context=context)
        if post.user:
            connection.login(post.user, post.password)
        connection.send_message(message)
