"""Positions that tests of live tables begin from."""

EKKO = {
    "round": 1,
    "dealer": 0,
    "turn": 0,
    "phase": "turn",
    "top": "57",
    "layer": 2,
    "again": False,
    "free": False,
    "drawn": None,
    "barred": [[], [], []],
    "hands": [["58", "81", "83"], ["60", "84"], ["30", "40"]],
    "pile": ["50", "51", "52", "53", "54"],
    "aside": [[], [], []],
    "under": [],
    "scores": [0, 0, 0],
}
