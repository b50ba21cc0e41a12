"""Tables: a log of entries, the state that follows from it, and every command in one order."""
