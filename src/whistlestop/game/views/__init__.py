"""What a viewer is told: events, and what a seat may know of a game."""
