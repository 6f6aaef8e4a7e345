"""What a policy answered, turned into one action for each row: drawn by its probabilities, or as it says.

A policy is anything that can be called with rows of observations and masks. What it answers is not trusted:
rows without a legal answer are marked, so that they can be counted.
"""

from typing import Any

import numpy as np

from tablee.words import Sentence

Array = np.ndarray[Any, Any]
NO_CODE = -1


def chosen(answer: Any, masks: Array, dice: np.random.Generator) -> Array:
    """A legal code for each row, or NO_CODE where the answer names none.

    An answer is a probability for each action of each row, or a code for each row; PyTorch's tensors are
    welcome. What it gives to actions that are not legal does not count, and the rest need not add up to 1.
    """
    found = _plain(getattr(answer, "probabilities", answer))
    draws = dice.random(len(masks))  # always as many, so that one row's answer changes no other's
    if found.shape == (len(masks),) and found.dtype.kind in "iu":
        return _legal(found, masks)
    if found.shape != masks.shape or found.dtype.kind not in "f?iu":
        return np.full(len(masks), NO_CODE)
    shares = np.where(masks, found, 0).astype("f8")
    sums = shares.cumsum(axis=1)
    whole = sums[:, -1] if masks.shape[1] else np.zeros(len(masks))
    fine = np.isfinite(whole) & (whole > 0) & (shares >= 0).all(axis=1)
    places = (sums > (draws * np.where(fine, whole, 1))[:, None]).argmax(axis=1)
    return np.where(fine, places, NO_CODE)


def wrong(answer: Any, masks: Array) -> Sentence:
    """Why an answer names no legal action for some of the rows."""
    found = _plain(getattr(answer, "probabilities", answer))
    rows, actions = masks.shape
    coded = found.shape == (rows,) and found.dtype.kind in "iu"
    if not coded and (found.shape != masks.shape or found.dtype.kind not in "f?iu"):
        shape = f"{found.shape} {found.dtype}"
        return "answer-shape", {"given": shape, "rows": rows, "actions": actions}
    if coded:
        row = int((_legal(found, masks) == NO_CODE).argmax())
        return "answer-code", {"code": str(found[row]), "row": row}
    shares = np.where(masks, found, 0).astype("f8")
    for key, bad in (
        ("answer-not-finite", ~np.isfinite(shares).all(axis=1)),
        ("answer-negative", (shares < 0).any(axis=1)),
    ):
        if bad.any():
            return key, {"row": int(bad.argmax())}
    return "answer-nothing-legal", {"row": int((shares.sum(axis=1) <= 0).argmax())}


def _plain(answer: Any) -> Array:
    """An answer as an array of NumPy; an empty one if it is none."""
    try:
        if hasattr(answer, "detach"):
            answer = answer.detach().cpu().numpy()
        found: Array = np.asarray(answer)
    except (TypeError, ValueError, RuntimeError):
        return np.empty(0)
    return found


def _legal(codes: Array, masks: Array) -> Array:
    inside = (codes >= 0) & (codes < masks.shape[1])
    places = np.where(inside, codes, 0).astype("i8")
    return np.where(inside & masks[np.arange(len(masks)), places], places, NO_CODE)
