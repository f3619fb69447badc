"""The element as a widget of anywidget."""

import pathlib
from collections.abc import Callable

import anywidget
import traitlets


class Tree(anywidget.AnyWidget):
    """A game tree and its search.

    tree: text in the notation of Secateur, or lists or tuples of numbers
    step: where it starts, such as "last", 7 or "cutoff:1"; then the number of the step on view
    options: the attributes of the element; as an argument `step_size` stands for `step-size`
    """

    _esm = pathlib.Path(__file__).parent / "secateur.inline.js"
    tree = traitlets.Unicode().tag(sync=True)
    step = traitlets.Any("first").tag(sync=True)
    options = traitlets.Dict().tag(sync=True)

    def __init__(self, tree: str | list | tuple = "", step: str | int = "first", **options):
        named = {name.replace("_", "-"): value for name, value in options.items()}
        # Brackets and commas are those of the notation.
        super().__init__(tree=str(tree), step=step, options=named)

    def on_step(self, hear: Callable[[int], object]) -> Callable[[], None]:
        """Calls a function with the number of each step that is shown; returns a function that ends this."""

        def changed(change):
            # A name is asked for, and not yet found.
            if isinstance(change["new"], int):
                hear(change["new"])

        self.observe(changed, "step")
        return lambda: self.unobserve(changed, "step")
