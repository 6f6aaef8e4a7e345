"""What must hold in every game on the shelf."""

from tablee.core.shelf import shelf
from tablee.testing import properties

for _card in shelf():
    globals()[f"Test_{_card.name}"] = properties(_card.name)
