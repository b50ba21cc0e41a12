"""The notation: names, cards, actions and whole moves as text, both ways."""
