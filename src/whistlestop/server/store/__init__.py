"""The store: plain SQL behind one small interface, SQLite by default and PostgreSQL for several processes."""

from .base import Row, Said, Store, Summary, connect

__all__ = ["Row", "Said", "Store", "Summary", "connect"]
