"""A report of a run as one HTML file: the numbers are those of `lab.report`, the charts those of
`web.charts`."""
