"""Records the search of an unchanged recursive function, as lines that Secateur reads.

    import secateur

    @secateur.search
    def minimax(node, depth, alpha, beta, maximizing): ...

Each call from outside is a search: when it returns, its lines are in trace.jsonl. Functions that call each other, such as
max_value and min_value, are decorated both.
"""
import functools
import inspect
import itertools
import json

INFINITY = float("inf")
recordings = {}


def search(function=None, *, file="trace.jsonl", tree=None, view=None, **names):
    """Decorates a function. `tree`: its tree in the notation, if it is not in the argument, as lists in each other.
    `view="mover"`: it returns values of the side to move, which is taken for granted of a negamax. `alpha`, `beta`,
    `depth`, `node`: the names of these parameters, if they are other ones."""
    if function is None:
        return lambda function: search(function, file=file, tree=tree, view=view, **names)
    signature = inspect.signature(function)
    known = parameters(list(signature.parameters), names)
    nega = "nega" in function.__name__.lower() or "color" in signature.parameters
    header = {"view": view or ("mover" if nega else "max"),
              "rules": {"algorithm": "alpha-beta" if "alpha" in known else "minimax"}, "tree": tree}
    recording = recordings.setdefault(file, Recording(file))

    @functools.wraps(function)
    def recorded(*args, **kwargs):
        given = signature.bind(*args, **kwargs)
        given.apply_defaults()
        told = {name: given.arguments[parameter] for name, parameter in known.items()}
        with Call(recording, told, header) as call:
            call.value = function(*args, **kwargs)
            return call.value

    return recorded


def parameters(all, names):
    """The parameters for alpha, beta, depth and the node, by what they are called."""
    known = dict(names)
    short = {"a": "alpha", "b": "beta", "α": "alpha", "β": "beta"} if {"a", "b"} <= {*all} or "α" in all else {}
    for parameter in all:
        name = parameter.lower()
        meant = next((word for word in ("alpha", "beta", "depth") if word in name), short.get(name))
        turn = any(word in name for word in ("max", "min", "player", "turn", "color"))
        if meant is None and not turn and name not in ("self", "cls", *known.values()):
            meant = "node"
        if meant is not None:
            known.setdefault(meant, parameter)
    return known


class Recording:
    """The search that is going on, and the file for its lines."""

    def __init__(self, file):
        self.file, self.lines, self.open, self.header = file, None, [], None

    def begin(self, call, header):
        """The tree of the header is known once it is seen whether the first child comes out of the argument."""
        self.lines = open(self.file, "w", encoding="utf-8")
        self.header = {"secateur": "trace", "version": 1, **header}, call

    def write(self, line, child=None):
        header, self.header = self.header, None
        if header:
            first, root = header
            own = any(one is child for one in below(root.position) or [])
            first["tree"] = first["tree"] or (notation(root.position) if own else None)
            self.lines.write(json.dumps(first) + "\n" + root.line)
        self.lines.write(json.dumps(line) + "\n")


class Call:
    """An open call: its node as a path, the position that it was given, and the number of its next child."""

    def __init__(self, recording, told, header):
        self.recording, self.told, self.header = recording, told, header
        self.position = told.pop("node", None)
        self.path, self.line, self.next, self.value = "", "", 0, None

    def __enter__(self):
        recording = self.recording
        caller = recording.open[-1] if recording.open else None
        if caller:
            at = caller.number(self.position)
            self.path, caller.next = f"{caller.path}/{at}", at + 1
        numbers = {name: written(value) for name, value in self.told.items() if number(value) is not None}
        line = {"event": "enter", "node": self.path, **numbers}
        if caller:
            recording.write(line, self.position)
        else:
            self.line = json.dumps(line) + "\n"
            recording.begin(self, self.header)
        recording.open.append(self)
        return self

    def __exit__(self, error, *_):
        recording = self.recording
        recording.open.pop()
        if error is None:
            recording.write({"event": "leave", "node": self.path, "value": written(self.value)})
        if not recording.open:
            recording.lines.close()

    def number(self, position):
        """The number of a child: its place among the children of this position, or else that of its call."""
        children = below(self.position) or []
        places = itertools.chain(range(self.next, len(children)), range(min(self.next, len(children))))
        return next((at for at in places if children[at] is position), self.next)


def below(position):
    """The children of a position that has them as a list, under this name or in itself; else None."""
    if isinstance(position, dict):
        position = position.get("children")
    elif not isinstance(position, (list, tuple)):
        position = getattr(position, "children", None)
    return position if isinstance(position, (list, tuple)) else None


def number(value):
    """A number as JSON has it, the first one of several values that are returned; else None."""
    if isinstance(value, (list, tuple)):
        return next((part for part in map(number, value) if part is not None), None)
    if isinstance(value, (bool, str)) or not hasattr(value, "__float__"):
        return None
    return value if isinstance(value, (int, float)) else float(value)


def written(value):
    """A number in a line. JSON has no infinity."""
    value = number(value)
    return {INFINITY: "Infinity", -INFINITY: "-Infinity"}.get(value, value)


def notation(position):
    """A tree of lists and numbers, or of nodes with children and a value, in the notation; None if it is none."""
    try:
        children = below(position)
        if not children:
            value = position.get("value") if isinstance(position, dict) else getattr(position, "value", position)
            return str(number(value)) if finite(value) else None
        parts = [notation(child) for child in children]
        return None if None in parts else f"({' '.join(parts)})"
    except RecursionError:
        return None


def finite(value):
    return number(value) is not None and abs(number(value)) < INFINITY
