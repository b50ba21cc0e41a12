"""The search: candidates, trial games, the expert, and the reasons for a decision."""
