"""What can be asked of each command, and how it is explained; imports nothing that takes time."""
