"""Players that are not people. A bot gets a chair (one seat's knowledge) and names an action."""
