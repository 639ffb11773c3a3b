"""docs/games/rules/double-once.md."""

from rounds import deck, step

CHOICES = [{"side": "high"}, {"side": "low"}]


def play(data: dict, words, choice: dict, actions: list):
    side = choice["side"]
    card, house = words.shuffle(deck(data))[:2]
    steps, stakes = [step([{"type": "deal", "side": side, "card": card}])], 1
    for action in actions:
        if action["type"] == "double":
            stakes = 2
            steps.append(step([{"type": "doubled"}], 100))
            continue
        difference = data["ranks"].index(card[0]) - data["ranks"].index(house[0])
        won = difference > 0 if side == "high" else difference < 0
        pay = stakes * data["pays"][side] if won else 0
        steps.append(step([{"type": "reveal", "card": house, "won": won}, {"type": "settle", "pay_x100": pay}]))
        return steps, pay
    return steps, None


def legal(data: dict, steps: list):
    stand, double = ({"type": "stand"}, None), ({"type": "double"}, None)
    return [stand] if len(steps) > 1 else [stand, double]


def default_action(data: dict, steps: list, sheet: str):
    return {"type": "stand"}
