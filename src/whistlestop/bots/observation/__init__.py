"""The observation: what a network is given, from what a seat sees and the scripted bot's advice, and nothing else."""
