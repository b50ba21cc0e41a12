"""A guest's address for notices: given, confirmed by a code that is sent there, taken back. It is never shown."""

from __future__ import annotations

import secrets

from whistlestop import words

from ..random_codes import random_code
from ..refusal import Refusal
from ..store.base import Guest, Mail, Store
from ..web.rate_limits import MAILS, MAILS_TO, Limits
from .guests import hashed
from .mail import Mailer

CODE_MS = 3_600_000


class AddressBook:
    def __init__(self, store: Store, mailer: Mailer, limits: Limits) -> None:
        self.store = store
        self.mailer = mailer
        self.limits = limits

    async def state(self, guest: Guest) -> str:
        """none, unconfirmed or confirmed."""
        mail = await self.store.mail_of(guest.id)
        return "none" if mail is None else "confirmed" if mail.code is None else "unconfirmed"

    async def give(self, guest: Guest, address: str, language: str) -> None:
        """Send a code there. It counts once the code comes back, so nobody is written to who does not want it."""
        if not self.mailer.on:
            raise Refusal("no-mail")
        self.limits.spend("mail", guest.id, MAILS)
        self.limits.spend("mail-to", address.lower(), MAILS_TO)
        code = random_code(8)
        chosen = words.choose([language])
        expires = self.store.now() + CODE_MS
        await self.store.set_mail(guest.id, Mail(address, chosen, hashed(code), expires))
        subject = words.say("mail-code-subject", chosen)
        if not await self.mailer.send(address, subject, words.say("mail-code", chosen, code=code) + "\n"):
            await self.store.drop_mail(guest.id)
            raise Refusal("mail-failed")

    async def confirm(self, guest: Guest, code: str) -> None:
        mail = await self.store.mail_of(guest.id)
        good = mail is not None and mail.code is not None and mail.expires >= self.store.now()
        if mail is None or not good or not secrets.compare_digest(mail.code or "", hashed(code.strip().lower())):
            raise Refusal("wrong-code")
        await self.store.set_mail(guest.id, mail._replace(code=None))

    async def take_back(self, guest: Guest) -> None:
        await self.store.drop_mail(guest.id)

    async def confirmed(self, guest: str) -> Mail | None:
        """Where this guest wants to be told."""
        mail = await self.store.mail_of(guest)
        return mail if mail is not None and mail.code is None else None
