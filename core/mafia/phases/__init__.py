"""What can be done in each phase, and how one phase passes into the next (Z2)."""
