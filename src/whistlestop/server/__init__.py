"""The server: tables that cannot be lost, and secrets that cannot leak. docs/hosting.md and docs/security.md say more.

Nothing is imported here: `whistlestop serve` imports what it needs when it starts.
"""
