prophecy-met-mist-seekers = petit gardien
