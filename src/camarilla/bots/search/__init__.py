"""Looking ahead in worlds that fit what a seat knows: compiled, and the same for a seed and a number of simulations."""
