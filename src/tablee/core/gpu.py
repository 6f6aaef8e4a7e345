"""Games on a GPU: the same rules, compiled for it by numba-cuda, with the same outcome game by game."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # gone since NumPy 2.5, and named by numba-cuda as it is imported
    vars(np)["row_stack"] = np.vstack

from numba import cuda, types
from numba.extending import intrinsic

from tablee.core import gpu_kernels
from tablee.core.arguments import codes as host_codes
from tablee.core.arguments import flag, marks, natural, viewers, wrapped
from tablee.core.batch import Arrays, Batched, marked_anew, refusal, shapes
from tablee.core.build import Build
from tablee.core.by_place import ByPlace
from tablee.core.game import Game, Rows, rows
from tablee.core.gpu_kernels import WARP
from tablee.core.shelf import module
from tablee.core.state import Plain
from tablee.errors import BadOption

SHARED = 48 * 1024  # bytes of shared memory a block has without asking for more
TILE = 16 * 1024  # of these, for the records and observations a block writes …
BITS = 6 * 1024  # … or for its masks
LARGEST_BLOCK = 128
FEW_MOVES = 32  # where there are no more, a step is so short that a block of a single warp is quickest
MANY_RECORDS = 64  # threads of a block whose records are in shared memory; small blocks fill it better


@intrinsic  # type: ignore[untyped-decorator]
def stand_apart(_: Any) -> Any:
    """Keep the function that calls this from being copied into those that call it."""

    def code(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
        builder.function.attributes.add("noinline")
        return context.get_dummy_value()

    return types.void(), code


class CudaBuild(Build):
    """The rules of one game compiled for a GPU; where there is none (`there`), only to see that they do."""

    def __init__(self, game: str, rules: Any, there: bool = True) -> None:
        super().__init__(game, rules)
        self.there = there
        layout = module(game, "observation").LAYOUT
        record, imagines = rules.State.itemsize, hasattr(rules, "choose")
        block = min(MANY_RECORDS, SHARED // (record * (1 + imagines)) // WARP * WARP)
        group = WARP if rules.MOST_MOVES <= FEW_MOVES else block
        apart = layout.size | 1
        self.sizes = {
            "BLOCK": block,
            "GROUP": group,
            "QUEUE": 2 * group,
            "SPARE": block if imagines else 1,
            "WORDS": record // 8,
            "SIZE": layout.size,
            "APART": apart,
            "ROWS": min(LARGEST_BLOCK, max(4, 8 * BITS // rules.ACTIONS // 4 * 4)),
            "SEEN": min(WARP, max(1, TILE // (4 * apart + record))),
        }

    def _of_game(self, name: str, default: Callable[..., Any] | None) -> Any:
        if name == "decide" and hasattr(self.rules, "choose"):
            return default  # the rules' own would choose at random
        return self.sizes[name] if name in self.sizes else super()._of_game(name, default)

    def _table(self, values: Plain) -> Any:
        """Tables live in the card's memory: its constant memory is small, and slow where threads differ."""
        return cuda.to_device(np.asarray(values)) if self.there else np.asarray(values)

    def _made(self, clone: Callable[..., Any]) -> Any:
        if hasattr(clone, "__kernel__"):
            return cuda.jit(clone)
        made = cuda.jit(clone, device=True)
        if not hasattr(clone, "__large__"):
            return made

        def apart(*arguments: Any) -> Any:
            stand_apart()
            return made(*arguments)

        return cuda.jit(apart, device=True)


@cache
def _build(build: Build) -> CudaBuild:
    """The rules of a build made for the processor, for the card."""
    if not cuda.is_available():
        raise BadOption("no-gpu")
    if not build.compiled:
        raise BadOption("not-interpreted-on-gpu")
    return CudaBuild(build.game, build.rules)


def play_some(
    game: Game, games: int, limit: int, seed: int = 0, first: int = 0, build: Build | None = None
) -> Rows:
    """What `play_some` does on the processor: the same games, in the same rows."""
    played = play_on_card(game, games, limit, seed, first, build)
    return Rows({name: row.copy_to_host() for name, row in played.items()})


def play_on_card(
    game: Game, games: int, limit: int, seed: int = 0, first: int = 0, build: Build | None = None
) -> dict[str, Any]:
    """The same, the rows left in the card's memory; a thread a game, and another when that is over."""
    own = _build(build or game.build)
    kernel, block = own.bind(gpu_kernels.play_games), own.sizes["BLOCK"]
    played = {name: cuda.device_array(row.shape, row.dtype) for name, row in rows(game, games).items()}
    arguments = (cuda.to_device(game.blank()), wrapped(seed), first, limit, *played.values())
    kernel[_places(kernel, arguments, block, games), block](*arguments)
    return played


def _places(kernel: Any, arguments: Any, block: int, games: int, room: int = 0) -> int:
    """So many blocks as the card has room for at a time, or fewer if there are not enough games."""
    made = kernel.compile(tuple(kernel.typeof_pyval(argument) for argument in arguments))
    return min(-(-games // block), int(made.max_cooperative_grid_blocks(block, room)))


class CudaBatch(Batched, ByPlace):
    """Games side by side in the card's memory; what `Batch` does, step by step and game by game.

    The arrays are the card's: PyTorch, CuPy and JAX use them where they are (`torch.as_tensor(batch.mask)`),
    and `step` takes theirs. With `checked` off no step waits for the card, and illegal actions are not
    noticed. What `save`, `load` and `reseed` move goes by way of the processor's memory.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        *,
        seed: int = 0,
        start: int = 0,
        limit: int | None = None,
        auto_reset: bool = True,
        observations: bool = False,
        checked: bool = True,
        positions: Any = None,
    ) -> None:
        self.game = game
        games = self.games = natural("games", games)
        self.start = natural("start", start, 0)
        self.checked = flag("checked", checked)
        self.build = _build(game.build)
        kinds = shapes(game, games)
        rows, size = kinds.pop("observations")
        wanted = flag("observations", observations)
        self._seen = cuda.device_array(rows[0] * rows[1], size) if wanted else None
        self.observations = None if self._seen is None else self._seen.reshape(rows)
        rows, _ = kinds.pop("mask")
        blocks = -(-games // self.build.sizes["ROWS"])
        self._words = cuda.device_array(blocks * self.build.sizes["ROWS"] * rows[1] // 4, np.uint32)
        mask = self._words.view(np.bool_)[: games * rows[1]].reshape(rows)
        own = {name: cuda.to_device(np.zeros(*kind)) for name, kind in kinds.items()}
        self.arrays = Arrays(mask=mask, **own)
        states: Any = self.states
        self._records = states.view(np.int64)
        self._blocks = 0  # of threads that take steps; the first step finds out how many
        self.terms = self._terms(cuda.to_device(game.blank()), seed, limit, auto_reset)
        self.reset(seed=seed, positions=positions)

    def reset(self, which: Any = None, seed: int | None = None, positions: Any = None) -> None:
        """Deal anew: all games from the first number on, or the next numbers in the marked places; with
        `positions` they begin there, as in `Batch`."""
        begun = None
        if positions is not None:
            flags = np.ones(self.games, "?") if which is None else marks(_on_host(which), self.games)
            begun = self._records_of(positions, int(flags.sum()))
        if which is None:
            if seed is not None:
                self.terms = self.terms._replace(seed=wrapped(seed))
            marked = cuda.to_device(np.ones(self.games, "?"))
        elif cuda.is_cuda_array(which):
            marked_anew(np.ones(self.games, "?"), self.games, seed)
            marked = _on_card("which", which, (self.games,), np.bool_)
        else:
            marked = cuda.to_device(marked_anew(which, self.games, seed))
        self._each(gpu_kernels.deal_games, self.arrays, self.terms, marked, self.start, which is None)
        if begun is None:
            self._look()
        else:
            self._begin_from(begun, flags)

    def _host(self, name: str) -> Any:
        return getattr(self, name).copy_to_host()

    def _put(self, name: str, array: Any) -> None:
        getattr(self, name).copy_to_device(array)

    def _survey(self, marked: Any) -> None:
        self._each(gpu_kernels.survey_games, self.arrays, self.terms, cuda.to_device(marked))
        self._look()

    def _deal_unknown(self, seats: Any, chances: Any, marked: Any) -> None:
        there = [cuda.to_device(array) for array in (seats, chances, marked)]
        self._each(gpu_kernels.imagine_games, self.arrays, *there)

    def step(self, actions: Any) -> None:
        """One action for every game; if one is illegal, an error says so and nothing has changed."""
        if cuda.is_cuda_array(actions):
            codes = cuda.as_cuda_array(actions)
            if codes.shape != (self.games,) or codes.dtype.kind not in "iu":
                raise BadOption("bad-actions", games=self.games)
        else:
            codes = cuda.to_device(host_codes(actions, self.games, self.game.rules.ACTIONS))
        if self.checked:
            self._check(codes)
        step, group = self.build.bind(gpu_kernels.step_games), self.build.sizes["GROUP"]
        room = group * self.game.rules.State.itemsize
        arguments = (self.arrays, self._records, self.terms, codes)
        self._blocks = self._blocks or _places(step, arguments, group, self.games, room)
        step[self._blocks, group, 0, room](*arguments)
        self._look()

    def sample(self, out: Any = None) -> Any:
        """A legal action for each game, uniformly, by the game's own chance."""
        shape = (self.games,)
        drawn = (
            cuda.to_device(np.zeros(shape, "i4")) if out is None else _on_card("out", out, shape, np.int32)
        )
        self._each(gpu_kernels.sample_games, self.states, self.legal, self.counts, drawn)
        return drawn

    def observe(self, seats: Any, out: Any = None) -> Any:
        """What given seats know, one of each game, as rows of numbers.

        With `checked` off, seats that are on the card already (as 8-bit integers) are taken as they are.
        """
        if not self.checked and cuda.is_cuda_array(seats):
            whose = _on_card("seats", seats, (self.games,), np.int8)
        else:
            whose = cuda.to_device(viewers(_on_host(seats), self.games, self.game.seats))
        shape = (self.games, self.game.layout.size)
        rows = cuda.device_array(shape, "f4") if out is None else _on_card("out", out, shape, np.float32)
        self._show(whose, rows.reshape(-1))
        return rows if out is None else out

    def _check(self, codes: Any) -> None:
        wrong = cuda.to_device(np.array([self.games], "i4"))
        self._each(gpu_kernels.find_illegal_action, self.mask, self.to_play, codes, wrong)
        place = int(wrong.copy_to_host()[0])
        if place < self.games:
            seat, code = int(self.to_play[place]), int(codes[place])
            raise refusal(self.game, place, seat, code)

    def _look(self) -> None:
        """Write masks, and observations if wanted."""
        sizes = self.build.sizes
        masks = self.build.bind(gpu_kernels.write_masks)
        blocks, room = -(-self.games // sizes["ROWS"]), sizes["ROWS"] * self.game.rules.ACTIONS // 8 + 4
        masks[blocks, LARGEST_BLOCK, 0, room](self.legal, self.counts, self._words)
        if self._seen is not None:
            self._show(self.to_play, self._seen)

    def _show(self, seats: Any, rows: Any) -> None:
        """Write what these seats know, row after row."""
        sizes = self.build.sizes
        blocks, room = (
            -(-self.games // sizes["SEEN"]),
            sizes["SEEN"] * (4 * sizes["APART"] + 8 * sizes["WORDS"]),
        )
        kernel = self.build.bind(gpu_kernels.write_observations)[blocks, LARGEST_BLOCK, 0, room]
        kernel(self._records, seats, rows)

    def _each(self, kernel: Any, *arguments: Any) -> None:
        """Run a kernel with a thread for every game."""
        self.build.bind(kernel)[-(-self.games // LARGEST_BLOCK), LARGEST_BLOCK](*arguments)


class CudaChoices:
    """What the `choose` of another build (the rule of thumb, say) does in each game of a batch."""

    def __init__(self, batch: CudaBatch, build: Build, seed: int) -> None:
        self.batch = batch
        self._kernel = _build(build).bind(gpu_kernels.choose_games)
        words = np.random.SeedSequence(wrapped(seed)).generate_state(4 * batch.games).astype("i8")
        self._chances = cuda.to_device(words.reshape(batch.games, 4))
        self._spares = cuda.to_device(np.zeros(batch.games, batch.game.rules.State))
        self._out = cuda.to_device(np.zeros(batch.games, "i4"))

    def choose(self) -> Any:
        """An action for each game, on the card; written in place each time."""
        batch, blocks = self.batch, -(-self.batch.games // LARGEST_BLOCK)
        launch = self._kernel[blocks, LARGEST_BLOCK]
        launch(batch.states, batch.to_play, self._spares, self._chances, self._out)
        return self._out


def _on_card(name: str, array: Any, shape: tuple[int, ...], kind: Any) -> Any:
    """An array of the card's that a kernel may use: of this shape and type, in C order."""
    if cuda.is_cuda_array(array):
        found = cuda.as_cuda_array(array)
        if found.shape == shape and found.dtype == kind and found.is_c_contiguous():
            return found
    raise BadOption("bad-array", name=name, shape=str(shape), kind=str(np.dtype(kind)))


def _on_host(array: Any) -> Any:
    return cuda.as_cuda_array(array).copy_to_host() if cuda.is_cuda_array(array) else array
