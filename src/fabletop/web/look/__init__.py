"""What every page is made with: templates, icons, and files from other packages."""
