"""What is around the games: who is there, and who does not want to meet whom."""
