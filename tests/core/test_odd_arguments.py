"""Odd arguments never hurt: they are thrown in processes of their own, none of which may die."""

import subprocess
import sys
from pathlib import Path

import pytest

CALLS = 400


@pytest.mark.parametrize("seed", range(4))
def test_odd_arguments_are_refused_in_a_sentence(seed):
    call = [sys.executable, "-m", "tests.core.odd_arguments", str(seed), str(CALLS)]
    root = Path(__file__).parents[2]
    done = subprocess.run(call, cwd=root, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
