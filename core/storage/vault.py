"""Keys for what must not be read in the database: one of the ship, kept in its data folder, and one a table from it."""

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from typing import Any

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESSIV
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import Connection, select

from core.service.secret import Secret
from core.storage.schema import TableRow

KEY_BYTES = 64
NONCE_BYTES = 16
MARK = "\N{SECTION SIGN}"
"""What is sealed begins with it where nothing else tells."""


class SealBroken(RuntimeError):
    """It was sealed with another key: the data folder's `vault_key` is not the one of this database."""

    def __init__(self) -> None:
        super().__init__(
            "sealed with another key: put back the data folder's vault_key that belongs to this database"
        )


class Seal:
    """One key. Values are anything that is JSON."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._cipher = AESSIV(key)

    def seal(self, value: Any, *, alike: bool = False) -> str:
        """Each time another text, unless `alike`: then equal values are equal texts, as cards need it that are sent
        again only when they read differently."""
        nonce = b"" if alike else secrets.token_bytes(NONCE_BYTES)
        sealed = self._cipher.encrypt(msgspec.json.encode(value, order="deterministic"), [nonce])
        return MARK + urlsafe_b64encode(bytes([len(nonce)]) + nonce + sealed).decode()

    def open(self, text: str) -> Any:
        """Raises `SealBroken`."""
        raw = urlsafe_b64decode(text.removeprefix(MARK))
        length = raw[0]
        nonce, sealed = raw[1 : 1 + length], raw[1 + length :]
        try:
            return msgspec.json.decode(self._cipher.decrypt(sealed, [nonce]))
        except InvalidTag:
            raise SealBroken from None

    def mask(self, name: str) -> str:
        """Stands for a name where rows are found by it; it cannot be turned back."""
        return MARK + hmac.digest(self._key, name.encode(), "sha256").hex()[:40]


class Vault:
    """All keys of a ship."""

    def __init__(self, secret: Secret) -> None:
        self._secret = secret
        self.ship = Seal(self._derived(b"scuttlebutt/ship"))
        self.of_table = lru_cache(maxsize=256)(self._of_table)

    def _of_table(self, handle: str) -> Seal:
        return Seal(self._derived(b"scuttlebutt/table/" + handle.encode()))

    def _derived(self, purpose: bytes) -> bytes:
        return HKDF(SHA256(), KEY_BYTES, salt=None, info=purpose).derive(str(self._secret).encode())


class TableSeals:
    """The seals of one transaction: of tables that are blind to owners, and of no other."""

    def __init__(self, connection: Connection, vault: Vault) -> None:
        self.ship = vault.ship
        self._do = connection
        self._vault = vault
        self._known: dict[int, Seal | None] = {}

    def of(self, table_id: int | None) -> Seal | None:
        if table_id is None:
            return None
        if table_id not in self._known:
            query = select(TableRow.handle, TableRow.blind).where(TableRow.id == table_id)
            row = self._do.execute(query).first()
            self._known[table_id] = self._vault.of_table(row.handle) if row and row.blind else None
        return self._known[table_id]

    def needed(self, table_id: int | None) -> Seal:
        """Of a table whose row is sealed."""
        found = self.of(table_id)
        if found is None:
            raise SealBroken
        return found

    def begin(self, table_id: int) -> Seal:
        """The table has just been made blind."""
        self._known.pop(table_id, None)
        return self.needed(table_id)
