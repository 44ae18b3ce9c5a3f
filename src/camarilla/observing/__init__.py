"""What a seat knows, as a fixed row of numbers: the same knowledge as its view, for programs that learn."""
