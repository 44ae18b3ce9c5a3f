"""The rules of Il Principe, one mechanism a file."""
