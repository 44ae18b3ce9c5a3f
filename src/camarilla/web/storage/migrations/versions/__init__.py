"""The steps. What was released is never changed; what is new comes as a further step."""
