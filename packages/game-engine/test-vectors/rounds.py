"""Shared code of the games: steps and decks, as described in docs/games/fairness-gw3.md."""


def step(events: list, raised: int = 0) -> dict:
    return {"raise_x100": raised, "events": events}


def deck(data: dict) -> list:
    return [rank + suit for rank in data["ranks"] for suit in data["suits"]]
