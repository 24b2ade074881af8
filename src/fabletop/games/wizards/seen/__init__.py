"""What everybody outside the rules may read of Wizards: views, and questions about the open
table."""
