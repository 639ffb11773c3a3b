"""The games of docs/games/rules, a module each, from its rules page alone.

A module gives `play(data, words, choice, actions)`: the steps so far, and the pay once the round is over, else None; where
there is something to choose, `CHOICES` in the order of its page; where there is something to decide, `legal(data, steps)`:
what may be done after these steps, as (action, what is picked).
"""

from importlib import import_module


def game(slug: str):
    return import_module(f"games.{slug.replace('-', '_')}")
