"""Programs that write documents: rule coverage, reports, pictures, pages about environments."""
