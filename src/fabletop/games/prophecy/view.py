def view(table, seat): return {}
