"""One evaluation for each game: how good is an option, as far as the view tells?"""
