"""The table in lines, for pipes, screen readers and small terminals: a prompt, and answers below it."""
