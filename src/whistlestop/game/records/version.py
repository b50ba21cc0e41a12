"""The version of the rules that records and fair chance name."""

RULES = 1  # rises when the same log or the same seed would lead to another game
