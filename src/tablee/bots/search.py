"""Information-set Monte Carlo tree search: the template, specialised per game by a `Build`.

Every playout first imagines the table anew from the seat's own knowledge, so no playout ever sees
a real hidden card or a real future draw. The tree is keyed by actions alone: a draw leads to the
same node whatever card it brings, and a node counts how often an action was on offer, since that
depends on the imagined hands. Each player picks what has served that player best so far.
"""

from math import log, sqrt

from tablee.core.build import from_game, from_game_or, rule
from tablee.core.chance import below

asks = from_game
due = from_game  # who acts next, out of turn too
imagine = from_game
moves = from_game
play = from_game
worth = from_game  # how good a table is for a seat, from 0 to 1
shortlist = from_game  # put the promising actions first; how many are worth trying
playout_choice = from_game  # the action taken in playouts

NOWHERE = -1
TABLE = -1


@rule
def round_of(s):
    """The search looks to the end of the round."""
    return s.round


@rule
def same_stage(now, here):
    return now == here


stage = from_game_or(round_of)  # how far a table is, as a number
near = from_game_or(same_stage)  # whether a stage is still within what the search looks at from another

PASS = -1  # the root's own action out of turn: let it go


@rule
def think(states, seat, nodes, used, codes, slots, path, chance, playouts, daring, wide):
    """Run playouts from the table in states[1], as `seat` knows it; how many nodes are in use.

    nodes[0] is the root, where a `wide` search tries every action there is. `codes`, `slots` and
    `path` are scratch; `slots` holds NOWHERE.
    """
    for _ in range(playouts):
        states[0] = states[1]
        s = states[0]
        imagine(s, seat, chance)
        here = stage(s)
        node = 0
        depth = 0
        mover = seat
        while s.over == 0 and near(stage(s), here):
            if depth == len(path):
                break
            n = moves(s, mover, codes)
            if mover == TABLE:
                play(s, TABLE, codes[0])
                mover = due(s)
                continue
            if depth > 0 or not wide:
                n = shortlist(s, mover, codes, n)
            if depth == 0 and asks(s) != seat:
                codes[n] = PASS
                n += 1
            child, fresh = descend(nodes, used, node, mover, codes, n, slots, chance, daring)
            if child == NOWHERE:
                break
            used += fresh
            path[depth] = child
            depth += 1
            node = child
            if nodes[child].action == PASS:
                let_pass(s, codes, chance)
            else:
                play(s, mover, nodes[child].action)
            mover = due(s)
            if fresh:
                break
        finish(s, here, codes, chance)
        reward(s, nodes, path, depth)
    return used


@rule
def descend(nodes, used, node, mover, codes, n, slots, chance, daring):
    """Choose among the actions on offer: one not tried yet, else the most promising one.

    Returns the child and whether it is new; NOWHERE when the tree is full.
    """
    child = nodes[node].child
    while child != NOWHERE:
        slots[nodes[child].action + 1] = child
        child = nodes[child].sibling
    untried = 0
    fresh_code = PASS
    best = NOWHERE
    best_bound = -1.0
    for i in range(n):
        child = slots[codes[i] + 1]
        if child == NOWHERE:
            untried += 1
            if below(chance, untried) == 0:
                fresh_code = codes[i]
        else:
            nodes[child].offered += 1
            bound = promise(nodes[child], daring)
            if bound > best_bound:
                best_bound = bound
                best = child
    child = nodes[node].child
    while child != NOWHERE:
        slots[nodes[child].action + 1] = NOWHERE
        child = nodes[child].sibling
    if untried == 0:
        return best, 0
    if used == len(nodes):
        return best, 0
    add(nodes, used, node, fresh_code, mover)
    return used, 1


@rule
def promise(node, daring):
    """The mean so far and a bonus for what was seldom tried when it was on offer."""
    return node.value / node.visits + daring * sqrt(log(node.offered) / node.visits)


@rule
def add(nodes, at, parent, action, mover):
    nodes[at].action = action
    nodes[at].seat = mover
    nodes[at].child = NOWHERE
    nodes[at].sibling = nodes[parent].child
    nodes[at].visits = 0
    nodes[at].offered = 1
    nodes[at].value = 0.0
    nodes[at].square = 0.0
    nodes[parent].child = at


@rule
def let_pass(s, codes, chance):
    """The seat that is asked in orderly play acts first, whoever else might."""
    mover = asks(s)
    n = moves(s, mover, codes)
    play(s, mover, playout_choice(s, mover, codes, n, chance))


@rule
def finish(s, here, codes, chance):
    """Play on from the tree's edge to where the search stops looking."""
    while s.over == 0 and near(stage(s), here):
        mover = due(s)
        n = moves(s, mover, codes)
        play(s, mover, playout_choice(s, mover, codes, n, chance))


@rule
def reward(s, nodes, path, depth):
    nodes[0].visits += 1
    for i in range(depth):
        at = path[i]
        value = worth(s, nodes[at].seat)
        nodes[at].visits += 1
        nodes[at].value += value
        nodes[at].square += value * value
