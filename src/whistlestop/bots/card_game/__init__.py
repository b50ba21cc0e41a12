"""Thinking about the card game: supply, piles, draws, tickets."""
