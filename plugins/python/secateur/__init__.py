"""Minimax and alpha–beta search of a game tree, step by step, in a notebook."""

from .widget import Tree

__all__ = ["Tree"]
__version__ = "0"
