"""Thinking about the map games: paths, plans, claims, rivals, payments, tickets, stations."""
