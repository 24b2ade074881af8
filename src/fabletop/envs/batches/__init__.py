"""Many tables that write into common arrays, in one process or several."""
