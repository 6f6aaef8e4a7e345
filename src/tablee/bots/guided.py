"""Tree search for games in which nothing is hidden and nothing is drawn: a template like `search`.

There a node is always the same table: its actions are listed once, each with a weight from how good the game
thinks it looks (`appraise`), and whatever looks better is tried first and more often. So the tree reaches
further ahead than one that must try everything once, and a playout costs half as much.
"""

from math import exp, sqrt

from tablee.bots.search import finish, near, stage
from tablee.core.build import from_game, rule

appraise = from_game  # how good actions look, each as the logarithm of a weight
asks = from_game
moves = from_game
play = from_game
shortlist = from_game
worth = from_game

HOPELESS = -20.0  # no weight is smaller, as a logarithm beside the best
DARING = 1.0  # how much what looks good is tried in spite of what was found
JUDGED = 0.3  # how much the table at the tree's edge counts, beside the one where the playout ends
RIPE = 1  # playouts from a table before its actions are listed


@rule
def think(states, seat, nodes, used, codes, scores, path, gains, chance, playouts, wide):
    """Run playouts from the table in states[1], where `seat` decides; how many nodes are in use.

    nodes[0] is the root, where a `wide` search tries every action there is. `codes`, `scores`, `path` and
    `gains` are scratch.
    """
    for _ in range(playouts):
        states[0] = states[1]
        s = states[0]
        here = stage(s)
        node = 0
        depth = 0
        while s.over == 0 and near(stage(s), here) and depth < len(path):
            mover = asks(s)
            if nodes[node].many == 0:
                if node != 0 and nodes[node].visits < RIPE:
                    break
                n = moves(s, mover, codes)
                if node != 0 or not wide:
                    n = shortlist(s, mover, codes, n)
                if used + n > len(nodes):
                    break
                appraise(s, mover, codes, n, scores)
                list_actions(nodes, node, used, mover, codes, n, scores)
                used += n
            node = most_promising(nodes, nodes[node].first, nodes[node].many)
            path[depth] = node
            depth += 1
            play(s, mover, nodes[node].action)
        for other in range(s.seats):
            gains[other] = JUDGED * worth(s, other)
        finish(s, here, codes, chance)
        for other in range(s.seats):
            gains[other] += (1.0 - JUDGED) * worth(s, other)
        reward(nodes, path, depth, gains)
    return used


@rule
def list_actions(nodes, node, first, mover, codes, n, scores):
    """Put the actions of a table into the tree, with their weights."""
    best = scores[0]
    for i in range(n):
        best = max(best, scores[i])
    total = 0.0
    for i in range(n):
        total += exp(max(HOPELESS, scores[i] - best))
    for i in range(n):
        at = first + i
        nodes[at].action = codes[i]
        nodes[at].seat = mover
        nodes[at].many = 0
        nodes[at].visits = 0
        nodes[at].value = 0.0
        nodes[at].square = 0.0
        nodes[at].weight = exp(max(HOPELESS, scores[i] - best)) / total
    nodes[node].first = first
    nodes[node].many = n


@rule
def most_promising(nodes, first, many):
    """The action with the best mean so far and a bonus for what looks good and was seldom tried.

    What was never tried counts as good as the others have turned out.
    """
    visits = 0
    value = 0.0
    for at in range(first, first + many):
        visits += nodes[at].visits
        value += nodes[at].value
    usual = value / visits if visits > 0 else 0.5
    bonus = DARING * sqrt(visits + 1.0)
    best = first
    best_bound = -1.0
    for at in range(first, first + many):
        mean = nodes[at].value / nodes[at].visits if nodes[at].visits > 0 else usual
        bound = mean + bonus * nodes[at].weight / (1.0 + nodes[at].visits)
        if bound > best_bound:
            best_bound = bound
            best = at
    return best


@rule
def reward(nodes, path, depth, gains):
    nodes[0].visits += 1
    for i in range(depth):
        at = path[i]
        value = gains[nodes[at].seat]
        nodes[at].visits += 1
        nodes[at].value += value
        nodes[at].square += value * value
