ask-over = x
points = points
