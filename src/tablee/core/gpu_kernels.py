"""What a GPU does with many games: templates of kernels, specialised per game by a `CudaBuild`.

Whole games: a thread plays a game, its record in shared memory, and then the next one. Threads of a warp
that take different ways wait for each other, and dealing takes as long as a dozen actions: so whoever
has to deal waits until several have, and a slow decision until the others have come to theirs.

Step by step: a block of threads brings the records of some games into shared memory, and each carries out
an action of one; then blocks write there what is to be seen of some games. Whatever goes from there to the
card's memory, or comes from it, does so in whole lines. Where that is all a loop does it counts without a
sign and in 32 bits: to look after an index that might be negative takes longer than to copy what it names.
"""

from numba import cuda, float32, int16, int32, int64, uint32

from tablee.core.build import from_game, from_game_or, rule
from tablee.core.chance import below, seed_stream
from tablee.core.gpu_steps import act, list_legal, settle, settle_game, step_game
from tablee.core.rounds import FIRST_DEAL
from tablee.core.steps import NOBODY, deal_game, forget_rewards, table_acts
from tablee.core.whole_games import choose, payoffs

ACTIONS = from_game
APART = from_game  # how far rows of observations lie from each other: threads write to different banks
BLOCK = from_game  # threads of a block, where each plays whole games …
GROUP = from_game  # … and where each takes a step in one at a time
MOST_MOVES = from_game
QUEUE = from_game  # room for so many games that wait
ROWS = from_game  # games a block writes masks of …
SEEN = from_game  # … and observations, …
SIZE = from_game  # … which are so long
SPARE = from_game  # records a block has room for beside its games
State = from_game
WORDS = from_game  # of eight bytes, in a record
asks = from_game
imagine = from_game
moves = from_game
score = from_game
show = from_game

WARP = 32  # threads that go together
ALL_LANES = (1 << WARP) - 1
FLAGS = uint32(0x01010101)  # four of a mask, side by side
SPREAD = uint32(0x00204081)  # times four bits, these are the lowest bits of four bytes
PATIENCE = 16  # so many threads of a warp that wait to deal are enough


@rule
def begin_at_once(s):
    """`begin` of games that are dealt only once."""


@rule
def decide_by_list(s, seat, codes, spare, chance):
    n = moves(s, seat, codes)
    return choose(s, seat, codes, n, spare, chance)


@rule
def never_slow(s):
    return False


begin = from_game_or(begin_at_once)
decide = from_game_or(decide_by_list)  # a game whose lists are long may choose at random without one
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
    codes = cuda.local.array(MOST_MOVES, int16)
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
            act(s, seat, decide(s, seat, codes, spare, chance))
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


@rule
def copy_records(source, first, goal, start, count):
    """All threads of a block together copy so many records, word by word and so in whole lines; four words
    are on their way at a time."""
    threads, size = uint32(cuda.blockDim.x), uint32(count * WORDS)
    source = source[first * WORDS : (first + count) * WORDS]
    goal = goal[start * WORDS : (start + count) * WORDS]
    i = uint32(cuda.threadIdx.x)
    while i + 3 * threads < size:
        j, k, m = uint32(i + threads), uint32(i + 2 * threads), uint32(i + 3 * threads)
        one, two, three, four = source[i], source[j], source[k], source[m]
        goal[i] = one
        goal[j] = two
        goal[k] = three
        goal[m] = four
        i = uint32(m + threads)
    while i < size:
        goal[i] = source[i]
        i = uint32(i + threads)
    cuda.syncthreads()


@kernel
def step_games(a, words, terms, actions):
    """Carry out one decision in each game, as `step_some` does; masks are written afterwards.

    `words` are the records once more; a block of GROUP threads takes up as many of them at a time. Games in
    which something has to be dealt are few, and would keep the others of their warp waiting: they wait
    themselves, until there are enough of them to be taken up together.
    """
    states = cuda.shared.array(0, State)
    tile = cuda.shared.array(0, int64)
    waiting = cuda.shared.array(QUEUE, int32)
    waits = cuda.shared.array(1, int32)
    me = cuda.threadIdx.x
    if me == 0:
        waits[0] = 0
    for first in range(cuda.blockIdx.x * GROUP, len(actions), cuda.gridDim.x * GROUP):
        count = min(GROUP, len(actions) - first)
        copy_records(words, first, tile, 0, count)
        if me < count and step_game(states[me], first + me, actions[first + me], a, terms):
            waiting[cuda.atomic.add(waits, 0, 1)] = first + me
        cuda.syncthreads()
        copy_records(tile, 0, words, first, count)
        if waits[0] >= GROUP:
            settle_games(states, tile, waiting, waits, a, words, terms)
    settle_games(states, tile, waiting, waits, a, words, terms)


@rule
def settle_games(states, tile, waiting, waits, a, words, terms):
    """Take up the last of the waiting games, as many as the block has threads for."""
    me = cuda.threadIdx.x
    count = min(GROUP, waits[0])
    games = waiting[waits[0] - count :]
    for i in range(me // WARP, count, GROUP // WARP):
        copy_record(words, games[i], tile, i)
    cuda.syncthreads()
    if me == 0:
        waits[0] -= count
    if me < count:
        settle_game(states, me, games[me], a, terms)
    cuda.syncthreads()
    for i in range(me // WARP, count, GROUP // WARP):
        copy_record(tile, i, words, games[i])
    cuda.syncthreads()


@rule
def copy_record(source, here, goal, there):
    """All threads of a warp together copy a record."""
    for i in range(cuda.threadIdx.x % WARP, WORDS, WARP):
        goal[there * WORDS + i] = source[here * WORDS + i]


@kernel
def deal_games(a, terms, which, start, anew):
    """Begin new games in the marked places: the first ones of the seed, counted from `start`, or the next."""
    g = cuda.grid(1)
    if g < len(which) and which[g]:
        a.numbers[g] = start + g if anew else a.numbers[g] + terms.stride
        a.terminated[g] = False
        a.truncated[g] = False
        forget_rewards(a.rewards, g)
        list_legal(a.states[g], g, deal_game(a.states, g, g, a.legal[g], a, terms), a)


@kernel
def survey_games(a, terms, which):
    """Find out anew who decides in the marked games and what is open to him, as the records are now."""
    g = cuda.grid(1)
    if g < len(which) and which[g]:
        s = a.states[g]
        if s.over == 0 and a.lengths[g] < terms.limit and asks(s) == NOBODY:
            a.lengths[g] = table_acts(s, a.lengths[g], terms.limit, a.legal[g])
        seat = NOBODY
        if s.over == 0 and a.lengths[g] < terms.limit:
            seat = asks(s)
        list_legal(s, g, seat, a)


@kernel
def imagine_games(a, seats, chances, which):
    """Deal anew, in the marked games, all that a seat of each cannot know."""
    g = cuda.grid(1)
    if g < len(which) and which[g]:
        imagine(a.states[g], int(seats[g]), chances[g])


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
def choose_games(states, to_play, spares, chances, out):
    """An action for each game as the build's own `choose` has it, where somebody decides; `spares` are room
    for a table to imagine, `chances` the players' own."""
    g = cuda.grid(1)
    if g < len(out) and to_play[g] != NOBODY:
        codes = cuda.local.array(MOST_MOVES, int16)
        s = states[g]
        seat = int(to_play[g])
        n = moves(s, seat, codes)
        out[g] = choose(s, seat, codes, n, spares[g : g + 1], chances[g])


@kernel
def write_masks(legal, counts, words):
    """Masks of ROWS games a block, as bits until they are written; `words`: all masks, four flags a word."""
    bits = cuda.shared.array(0, uint32)
    me, threads = cuda.threadIdx.x, cuda.blockDim.x
    first = cuda.blockIdx.x * ROWS
    size = ROWS * ACTIONS // 4
    for i in range(me, size // 8 + 1, threads):
        bits[i] = 0
    cuda.syncthreads()
    together = max(1, threads // ROWS)  # threads that share a game
    for row in range(me // together, min(ROWS, len(counts) - first), threads // together):
        for i in range(me % together, counts[first + row], together):
            flag = row * ACTIONS + legal[first + row, i]
            cuda.atomic.or_(bits, flag >> 5, uint32(1) << uint32(flag & 31))
    cuda.syncthreads()
    goal = words[cuda.blockIdx.x * size : (cuda.blockIdx.x + 1) * size]
    i = uint32(me)
    while i < size:
        four = (bits[uint32(i >> 3)] >> uint32(4 * (i & 7))) & uint32(15)
        goal[i] = (four * SPREAD) & FLAGS
        i = uint32(i + threads)


@kernel
def write_observations(words, seats, numbers):
    """Observations of SEEN games a block; `words` are all records, `numbers` all rows one after another."""
    states = cuda.shared.array(0, State)
    tile = cuda.shared.array(0, int64)
    rows = cuda.shared.array(0, float32)[2 * SEEN * WORDS :]  # behind the records
    me, threads = cuda.threadIdx.x, uint32(cuda.blockDim.x)
    first = cuda.blockIdx.x * SEEN
    count = min(SEEN, len(seats) - first)
    i = uint32(me)
    while i < SEEN * APART:
        rows[i] = 0
        i = uint32(i + threads)
    copy_records(words, first, tile, 0, count)
    if me < count and seats[first + me] != NOBODY:
        show(states[me], seats[first + me], rows[me * APART : me * APART + SIZE])
    cuda.syncthreads()
    goal = numbers[first * SIZE : (first + count) * SIZE]
    size = uint32(count * SIZE)
    i = uint32(me)
    while i < size:
        goal[i] = rows[uint32(i + i // uint32(SIZE) * uint32(APART - SIZE))]
        i = uint32(i + threads)
