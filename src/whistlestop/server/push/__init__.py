"""What goes out: who watches, what each may see, and what a seat could do now."""
