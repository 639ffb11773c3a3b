"""The games of docs/games/rules, with one module for each game, written only from its rules page.

Each module has `play(data, words, choice, actions)`. It returns the steps so far, and the pay of a settled round or None.
A game with choices has `CHOICES` in the order of its page. A game with decisions has `legal(data, steps)`, which returns
the legal actions after these steps as (action, pick), and `default_action(data, steps, sheet)`. `sheet` is the par sheet.
"""

from importlib import import_module


def game(slug: str):
    return import_module(f"games.{slug.replace('-', '_')}")
