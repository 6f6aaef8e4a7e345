"""Without the libraries: a sentence that says what to install."""

import sys

import pytest

import tablee


@pytest.mark.parametrize(
    ("module", "package"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_a_missing_library_is_named_in_both_languages(monkeypatch, module, package):
    for name in [name for name in sys.modules if name.startswith("tablee.envs")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(tablee.TableeError) as caught:
        __import__(f"tablee.envs.{module}")
    assert isinstance(caught.value, ImportError)
    assert 'pip install "tablee[envs]"' in caught.value.say("en")
    assert "installe" in caught.value.say("fr")
