"""Programs that write documents: rule coverage, reports, screenshots, pages about environments."""
