class ProphecyWords:
    def __init__(self, language): pass
