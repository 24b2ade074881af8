"""What stands between the network and the application: connections, proxies, limits."""
