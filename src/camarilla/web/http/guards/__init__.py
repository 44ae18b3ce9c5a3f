"""Which requests are taken at all, before any page sees them: for which host, in which form, how slow, how many."""
