"""Many tables as Stable-Baselines3 wants them; where it is not installed, what to install is said."""

from importlib.util import find_spec

import numpy as np
import pytest

from tablee.envs import MissingPackage


@pytest.mark.skipif(find_spec("stable_baselines3") is not None, reason="Stable-Baselines3 is installed")
def test_what_is_missing_is_named_with_its_extra():
    with pytest.raises(MissingPackage, match=r"tablee\[sb3\]"):
        __import__("tablee.envs.stable_baselines3")


def test_tables_that_end_are_dealt_anew_at_once():
    pytest.importorskip("stable_baselines3")
    from tablee.envs.stable_baselines3 import VecTables

    tables = VecTables("lobo77", 32, seats=2, tokens=1, seat="random")
    runs = []
    for _ in range(2):
        tables.seed(5)
        rows = tables.reset()
        ends, kept = 0, []
        for _ in range(60):
            masks = np.stack(tables.env_method("action_masks"))
            assert masks.any(axis=1).all()
            before = rows.copy()
            rows, rewards, ended, infos = tables.step(masks.argmax(axis=1))
            assert rows.shape == before.shape == (32, tables.observation_space.shape[0])
            assert (tables.tables.batch.to_play >= 0).all()
            assert not rewards[~ended].any()
            for place, info in enumerate(infos):
                assert ("terminal_observation" in info) == ended[place]
            ends += int(ended.sum())
            kept.append(rows.copy())
        assert ends > 32
        runs.append(np.array(kept))
    assert np.array_equal(*runs)
    assert tables.has_attr("action_masks")
    assert tables.env_is_wrapped(object) == [False] * 32
    tables.close()


def test_earlier_selves_are_reached_through_wrappers():
    pytest.importorskip("stable_baselines3")
    from tablee.envs.stable_baselines3 import VecTables

    tables = VecTables("lobo77", 8, seats=2, bots="random")
    tables.reset()

    def earlier(rows, masks):
        return masks.argmax(axis=1)

    tables.env_method("set_bots", [earlier])
    assert tables.tables.company.policies == [earlier]
