"""Learning by self-play: proximal policy optimisation over batches of tables, on a GPU or a processor.

Needs PyTorch (`pip install "tablee[learn]"`). `tablee learn GAME` is the way in.
"""
