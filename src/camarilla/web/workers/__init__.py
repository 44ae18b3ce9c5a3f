"""What decides by itself: bots, absent players, the other server processes. Reaches tables through narrow protocols."""
