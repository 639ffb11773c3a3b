"""docs/games/rules/jacks-or-better-poker.md."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import comb, prod

from rounds import deck, step


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


def play(data: dict, words, choice: dict, actions: list):
    shuffled = words.shuffle(deck(data))
    dealt = shuffled[:5]
    steps = [step([{"type": "deal", "cards": dealt}])]
    if not actions:
        return steps, None
    held = actions[0]["positions"]
    following = iter(shuffled[5:])
    drawn = [card if position in held else next(following) for position, card in enumerate(dealt)]
    name = _hand(data, drawn)
    pay = data["pays"][name]
    hand = {"type": "hand", "name": name, "pay_x100": pay}
    draw = {"type": "draw", "held": held, "cards": drawn}
    return [*steps, step([draw, hand, {"type": "settle", "pay_x100": pay}])], pay


def legal(data: dict, steps: list):
    return [({"type": "hold", "positions": []}, {"field": "positions", "from": [0, 1, 2, 3, 4], "least": 0, "most": 5})]


def _total_pay(data: dict, held: list, stock: list, drawn: int) -> int:
    """Adds up the pays of every set of `drawn` cards of the stock, by ranks instead of one by one, because there are up to
    1,533,939 sets. Every set of ranks first counts as a hand of mixed suits. Sets of one suit are then corrected."""
    total, left = 0, Counter(card[0] for card in stock)

    def pay(ranks, mixed: bool) -> int:
        hand = [card[0] for card in held] + list(ranks)
        return data["pays"][_hand(data, [rank + ("CDHS"[at % 4] if mixed else "C") for at, rank in enumerate(hand)])]

    for ranks in combinations_with_replacement(left, drawn):
        ways = prod(comb(left[rank], count) for rank, count in Counter(ranks).items())
        if ways:
            total += ways * pay(ranks, True)
    for suit in "CDHS":
        if all(card[1] == suit for card in held):
            for ranks in combinations([card[0] for card in stock if card[1] == suit], drawn):
                total += pay(ranks, False) - pay(ranks, True)
    return total


def default_action(data: dict, steps: list, sheet: str):
    dealt = steps[0]["events"][0]["cards"]
    stock = [card for card in deck(data) if card not in dealt]
    best = (-1, [])
    for number in range(32):
        positions = [position for position in range(5) if number >> position & 1]
        drawn = 5 - len(positions)
        held = [dealt[position] for position in positions]
        mean = Fraction(_total_pay(data, held, stock, drawn), comb(len(stock), drawn))
        if mean > best[0]:
            best = (mean, positions)
    return {"type": "hold", "positions": best[1]}
