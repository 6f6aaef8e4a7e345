# mypy: ignore-errors
"""What a GPU does with many games: templates of kernels, specialised per game by a `CudaBuild`.

Whole games: a thread plays a game, its record in shared memory, and then the next one. Threads of a warp
that take different ways wait for each other, and dealing takes as long as a dozen actions: so whoever
has to deal waits until several have, and a slow decision until the others have come to theirs.

Step by step: a thread carries out an action of a game; then blocks of threads write what is to be seen
of some games in shared memory, and from there to the card's memory in whole lines.
"""

from numba import cuda, float32, int32, int64, uint8, uint16, uint32

from tablee.core.chance import below, seed_stream
from tablee.core.compiling import from_game, from_game_or, rule
from tablee.core.loops import choose, payoffs
from tablee.core.rounds import FIRST_DEAL
from tablee.core.stepping import NOBODY, deal_game, end_game, forget_rewards, table_acts

ACTIONS = from_game
BLOCK = from_game  # threads of a block, where each plays a game
MOST_MOVES = from_game
ROWS = from_game  # games a block writes masks of …
SEEN = from_game  # … and observations, …
SIZE = from_game  # … which are so long
SPARE = from_game  # records a block has room for beside its games
State = from_game
asks = from_game
deal = from_game
moves = from_game
play = from_game
score = from_game
show = from_game

ALL_LANES = 0xFFFFFFFF  # the threads of a warp, as bits
PATIENCE = 8  # so many threads of a warp that wait to deal are enough


@rule
def begin_at_once(s):
    """`begin` of games that are dealt only once."""


@rule
def settle_by_deal(s):
    s.due = 0
    deal(s)


@rule
def act_by_play(s, seat, action):
    play(s, seat, action)


@rule
def never_slow(s):
    return False


act = from_game_or(act_by_play)
begin = from_game_or(begin_at_once)
settle = from_game_or(settle_by_deal)
slow = from_game_or(never_slow)  # whether listing what may be done next takes much longer than usual


def kernel(function):
    """Mark what the processor may start on the card."""
    function.__kernel__ = True
    return rule(function)


# Whole games


@kernel
def play_games(blank, seed, first, limit, lengths, ends, scores, gains):
    """Play the games numbered from `first` on, one result row each, as `play_many` does."""
    states = cuda.shared.array(BLOCK, State)
    spares = cuda.shared.array(SPARE, State)
    codes = cuda.local.array(MOST_MOVES, uint16)
    chance = cuda.local.array(4, int64)
    me = cuda.threadIdx.x
    s = states[me]
    spare = spares[me % SPARE :]
    game = cuda.grid(1)
    length = 0
    if game < len(lengths):
        set_up(states, me, chance, blank, seed, first + game)
    while True:
        playing = game < len(lengths)
        waits = playing and s.due != 0
        quick = playing and not waits and not slow(s)
        waiting = cuda.popc(cuda.ballot_sync(ALL_LANES, waits))
        hurry = cuda.ballot_sync(ALL_LANES, quick)
        ready = cuda.ballot_sync(ALL_LANES, playing and not waits)
        if waiting == 0 and ready == 0:
            break
        if ready == 0 or waiting >= PATIENCE:
            if waits:
                settle(s)
        elif quick or (playing and not waits and hurry == 0):
            seat = asks(s)
            n = moves(s, seat, codes)
            act(s, seat, choose(s, seat, codes, n, spare, chance))
            length += 1
        if playing and s.due == 0 and (s.over != 0 or length >= limit):
            report(s, game, length, lengths, ends, scores, gains)
            game += cuda.gridsize(1)
            length = 0
            if game < len(lengths):
                set_up(states, me, chance, blank, seed, first + game)


@rule
def set_up(states, me, chance, blank, seed, number):
    states[me] = blank[0]
    s = states[me]
    seed_stream(s.rng, seed, number)
    seed_stream(chance, ~seed, number)
    begin(s)
    s.due = FIRST_DEAL


@rule
def report(s, game, length, lengths, ends, scores, gains):
    lengths[game] = length
    ends[game] = s.over
    for seat in range(s.seats):
        scores[game, seat] = score(s, seat)
    payoffs(s, gains[game])


# Step by step


@kernel
def step_games(a, terms, actions):
    """Carry out one decision in each game, as `step_some` does; masks are written afterwards."""
    g = cuda.grid(1)
    if g >= len(actions):
        return
    if a.terminated[g] or a.truncated[g]:
        forget_rewards(a.rewards, g)
    if a.to_play[g] == NOBODY:
        return
    s = a.states[g]
    codes = a.legal[g]
    play(s, int(a.to_play[g]), actions[g])
    length = table_acts(s, a.lengths[g] + 1, terms.limit, codes)
    a.lengths[g] = length
    seat = asks(s)
    over = s.over != 0
    cut = not over and length >= terms.limit
    a.terminated[g] = over
    a.truncated[g] = cut
    if over or cut:
        seat = end_game(g, codes, a, terms)
    list_legal(a, g, seat)


@kernel
def deal_games(a, terms, which):
    """Begin new games in the marked places."""
    g = cuda.grid(1)
    if g < len(which) and which[g]:
        list_legal(a, g, deal_game(g, a.legal[g], a, terms))


@rule
def list_legal(a, g, seat):
    a.counts[g] = moves(a.states[g], seat, a.legal[g]) if seat != NOBODY else 0
    a.to_play[g] = seat


@kernel
def find_illegal_action(mask, to_play, actions, wrong):
    """The first place whose action is not legal goes to wrong[0], unless a lower one stands there."""
    g = cuda.grid(1)
    if g < len(actions) and to_play[g] != NOBODY:
        action = actions[g]
        if action < 0 or action >= mask.shape[1] or not mask[g, action]:
            cuda.atomic.min(wrong, 0, int32(g))


@kernel
def sample_games(states, legal, counts, out):
    g = cuda.grid(1)
    if g < len(out) and counts[g] > 0:
        s = states[g]
        out[g] = legal[g, below(s.rng, counts[g])]


@kernel
def write_masks(legal, counts, words):
    """Masks of ROWS games a block; `words` is all masks, four flags a word."""
    flags = cuda.shared.array(0, uint8)
    tile = cuda.shared.array(0, uint32)
    me, threads = cuda.threadIdx.x, cuda.blockDim.x
    first = cuda.blockIdx.x * ROWS
    size = ROWS * ACTIONS // 4
    for i in range(me, size, threads):
        tile[i] = 0
    cuda.syncthreads()
    together = max(1, threads // ROWS)  # threads that share a game
    for row in range(me // together, min(ROWS, len(counts) - first), threads // together):
        for i in range(me % together, counts[first + row], together):
            flags[row * ACTIONS + legal[first + row, i]] = 1
    cuda.syncthreads()
    start = cuda.blockIdx.x * size
    for i in range(me, size, threads):
        words[start + i] = tile[i]


@kernel
def write_observations(states, seats, numbers):
    """Observations of SEEN games a block; `numbers` is all rows, one after the other."""
    tile = cuda.shared.array(0, float32)
    me, threads = cuda.threadIdx.x, cuda.blockDim.x
    first = cuda.blockIdx.x * SEEN
    for i in range(me, SEEN * SIZE, threads):
        tile[i] = 0
    cuda.syncthreads()
    g = first + me
    if me < SEEN and g < len(seats) and seats[g] != NOBODY:
        show(states[g], seats[g], tile[me * SIZE : (me + 1) * SIZE])
    cuda.syncthreads()
    start = first * SIZE
    for i in range(me, min(SEEN * SIZE, len(numbers) - start), threads):
        numbers[start + i] = tile[i]
