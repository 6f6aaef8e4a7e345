"""Prints the oldest versions that pyproject.toml promises to work with: `python -m tests.oldest`."""

import re
import tomllib
from pathlib import Path


def oldest() -> list[str]:
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["plot"]]
    return [re.sub(r">=", "==", one) for one in wanted]


if __name__ == "__main__":
    print(*oldest())
