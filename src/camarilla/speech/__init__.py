"""What any table says in words, in the terminal and on pages alike. Imports core only."""
