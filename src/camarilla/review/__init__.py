"""Looking at decisions: hints while one plays, and reviews of finished games that tell luck from decisions."""
