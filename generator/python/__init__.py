"""What answers the functions of every book, from its JSON."""
