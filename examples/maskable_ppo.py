"""MaskablePPO of sb3-contrib learns Lobo 77, then sits in the arena with others.

pip install "tablee[sb3]"
python examples/maskable_ppo.py --decisions 500000
"""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecMonitor

import tablee
from tablee.envs.stable_baselines3 import VecTables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=500_000)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--games", type=int, default=400)
    given = parser.parse_args()
    bots = {"bots": ["random", "amateur"], "mixed": True, "seat": "random"}
    tables = VecMonitor(VecTables("lobo77", given.tables, seats=2, **bots))
    model = MaskablePPO("MlpPolicy", tables, n_steps=64, batch_size=2048, gamma=1.0, seed=1, device="cpu")
    model.learn(given.decisions)

    def learnt(rows: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """A policy as the arena takes it: a code for each row."""
        return model.predict(rows, action_masks=masks, deterministic=True)[0]

    for other in ("random", "amateur"):
        row = tablee.arena("lobo77", {"learnt": learnt, other: other}, 2, games=given.games, seed=1).rows[0]
        print(f"against {other}: {100 * row.win_rate:.1f} % of {row.games} games, {row.faults} faults")


if __name__ == "__main__":
    main()
