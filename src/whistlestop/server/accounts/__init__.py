"""Guests: who is who, their addresses for notices, and how they are forgotten."""
