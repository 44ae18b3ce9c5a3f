"""The rules, one mechanism a file."""
