"""What any table says in words, in the terminal and on pages alike: one place for each sentence. Imports core only."""
