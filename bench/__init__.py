"""Speed and memory, measured against targets and against peers in the same run."""
