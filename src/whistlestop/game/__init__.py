"""What people and programs hold in their hands: decisions in words, and why one is refused."""
