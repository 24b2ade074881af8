prophecy-met-mist-seekers = Lesser Guardian
