"""The rules of Il Principe, one decision or mechanism a file."""
