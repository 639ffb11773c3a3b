"""The games of docs/games/fairness-gw2.md, from its rules: each gives its steps so far, and the pay once it is over."""

from collections import Counter


def _step(events: list, raised: int = 0) -> dict:
    return {"raise_x100": raised, "events": events}


def starlight(data: dict, words, choice: dict, actions: list):
    names = {symbol["letter"]: symbol["id"] for symbol in data["symbols"]}
    events, total = [], 0

    def spin(reels: list, index: int, free: bool) -> list:
        stops = [words.below(len(reel)) for reel in reels]
        grid = [[names[(reel + reel)[stop + row]] for row in range(3)] for reel, stop in zip(reels, stops)]
        multiplier = data["freeMultiplier"] if free else 1
        events.append(
            {"type": "spin", "index": index, "free": free, "stops": stops, "grid": grid, "multiplier": multiplier}
        )
        return grid

    def line_wins(grid: list, multiplier: int) -> int:
        won = 0
        for number, rows in enumerate(data["lines"], 1):
            symbols = [grid[reel][row] for reel, row in enumerate(rows)]
            count = 1
            while count < 5 and symbols[count] in (symbols[0], data["wild"]):
                count += 1
            if count < 3 or symbols[0] not in data["linePays"]:
                continue
            pay = multiplier * data["linePays"][symbols[0]][count - 3]
            positions = [[reel, rows[reel]] for reel in range(count)]
            win = {"type": "line_win", "line": number, "symbol": symbols[0], "count": count}
            events.append({**win, "positions": positions, "pay_x100": pay})
            won += pay
        return won

    grid = spin(data["baseReels"], 0, False)
    total += line_wins(grid, 1)
    scatters = sum(column.count(data["scatter"]) for column in grid)
    if scatters >= 3:
        pay, spins = data["scatterPays"][scatters - 3], data["freeSpins"][scatters - 3]
        events.append({"type": "scatter_win", "count": scatters, "pay_x100": pay})
        events.append({"type": "free_spins", "awarded": spins, "remaining": spins})
        total += pay
        for index in range(1, spins + 1):
            if total >= data["maxPayX100"]:
                break
            total += line_wins(spin(data["freeReels"], index, True), data["freeMultiplier"])
    if total >= data["maxPayX100"]:
        total = data["maxPayX100"]
        events.append({"type": "max_win", "pay_x100": total})
    events.append({"type": "settle", "pay_x100": total})
    return [_step(events)], total


def _deck(data: dict) -> list:
    return [rank + suit for rank in data["ranks"] for suit in data["suits"]]


def _hand(data: dict, cards: list) -> str:
    ranks = sorted(data["ranks"].index(card[0]) for card in cards)
    flush = len({card[1] for card in cards}) == 1
    straight = ranks == [0, 1, 2, 3, 12] or all(b - a == 1 for a, b in zip(ranks, ranks[1:]))
    counts = Counter(ranks)
    shape = sorted(counts.values(), reverse=True)
    if straight and flush:
        return "royal_flush" if ranks[0] == data["ranks"].index("T") else "straight_flush"
    if shape[0] == 4:
        return "four_of_a_kind"
    if shape == [3, 2]:
        return "full_house"
    if flush:
        return "flush"
    if straight:
        return "straight"
    if shape[0] == 3:
        return "three_of_a_kind"
    if shape[:2] == [2, 2]:
        return "two_pair"
    pair = next((rank for rank, count in counts.items() if count == 2), -1)
    return "jacks_or_better" if pair >= data["ranks"].index("J") else "nothing"


def jacks(data: dict, words, choice: dict, actions: list):
    deck = words.shuffle(_deck(data))
    dealt = deck[:5]
    steps = [_step([{"type": "deal", "cards": dealt}])]
    if not actions:
        return steps, None
    held = actions[0]["positions"]
    following = iter(deck[5:])
    drawn = [card if position in held else next(following) for position, card in enumerate(dealt)]
    name = _hand(data, drawn)
    pay = data["pays"][name]
    hand = {"type": "hand", "name": name, "pay_x100": pay}
    draw = {"type": "draw", "held": held, "cards": drawn}
    return [*steps, _step([draw, hand, {"type": "settle", "pay_x100": pay}])], pay


def double_once(data: dict, words, choice: dict, actions: list):
    side = choice["side"]
    card, house = words.shuffle(_deck(data))[:2]
    steps, stakes = [_step([{"type": "deal", "side": side, "card": card}])], 1
    for action in actions:
        if action["type"] == "double":
            stakes = 2
            steps.append(_step([{"type": "doubled"}], 100))
            continue
        difference = data["ranks"].index(card[0]) - data["ranks"].index(house[0])
        won = difference > 0 if side == "high" else difference < 0
        pay = stakes * data["pays"][side] if won else 0
        steps.append(_step([{"type": "reveal", "card": house, "won": won}, {"type": "settle", "pay_x100": pay}]))
        return steps, pay
    return steps, None


PLAYS = {"starlight-fortune": starlight, "jacks-or-better-poker": jacks, "double-once": double_once}


def legal_actions(slug: str):
    """What may be done after these actions, as (action, what is picked), and the choices in their order."""
    if slug == "jacks-or-better-poker":
        pick = {"field": "positions", "from": [0, 1, 2, 3, 4], "least": 0, "most": 5}
        return (lambda actions: [({"type": "hold", "positions": []}, pick)]), [{}]
    if slug == "double-once":
        stand, double = ({"type": "stand"}, None), ({"type": "double"}, None)
        return (lambda actions: [stand] if actions else [stand, double]), [{"side": "high"}, {"side": "low"}]
    return (lambda actions: []), [{}]
