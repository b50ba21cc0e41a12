"""Environments: batches of games that programs learn in, compiled for the CPU or resident on a GPU."""
