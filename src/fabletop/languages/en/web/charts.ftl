# Charts, English.
chart-numbers = The numbers
chart-value = Value
chart-interval = 95% interval
chart-basis = From
chart-count = How often
chart-share = Share
chart-part = Part
chart-empty = Nothing to draw.
