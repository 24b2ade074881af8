"""One evaluation per game: how good each option is, judged from the view alone."""
