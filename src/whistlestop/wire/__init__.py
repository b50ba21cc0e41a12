"""The wire: every message in and out, once, as msgspec structs. OpenAPI, AsyncAPI and wire.d.ts are made from these."""
