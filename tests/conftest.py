"""What a test run says before it begins."""

from __future__ import annotations

from server import postgres


def pytest_report_header() -> str:
    return f"PostgreSQL for the tests: {postgres.which()}"
