"""The table in the browser: pages, drawings, style. No rules."""
