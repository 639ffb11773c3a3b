"""docs/games/rules/midnight-blackjack.md."""

import re

from rounds import deck, step


def _count(cards: list) -> tuple:
    """Returns the total and whether it is soft."""
    least = sum(1 if card[0] == "A" else 10 if card[0] in "TJQK" else int(card[0]) for card in cards)
    soft = any(card[0] == "A" for card in cards) and least <= 11
    return (least + 10 if soft else least), soft


def _blackjack(cards: list) -> bool:
    return len(cards) == 2 and _count(cards)[0] == 21


class _Table:
    """The state of the table after some events."""

    def __init__(self) -> None:
        self.hands, self.over, self.split, self.doubled = [], [], False, False

    def see(self, event: dict) -> None:
        kind = event["type"]
        if kind == "deal":
            self.hands, self.over = [list(event["player"])], [False]
        elif kind == "stand":
            self.over[event["hand"]] = True
        elif kind == "hit":
            self.hands[event["hand"]].append(event["card"])
        elif kind == "double":
            self.hands[0].append(event["card"])
            self.over[0] = self.doubled = True
        elif kind == "split":
            aces = self.hands[0][0][0] == "A"
            self.hands = [[card, drawn] for card, drawn in zip(self.hands[0], event["cards"])]
            self.over, self.split = [aces, aces], True

    def active(self):
        for index, hand in enumerate(self.hands):
            if not self.over[index] and _count(hand)[0] < 21:
                return index
        return None


def _result(hand: list, dealer: list, natural: bool) -> str:
    own, theirs = _count(hand)[0], _count(dealer)[0]
    if own > 21:
        return "bust"
    if natural:
        return "push" if _blackjack(dealer) else "blackjack"
    if _blackjack(dealer):
        return "loss"
    if theirs > 21 or own > theirs:
        return "win"
    return "push" if own == theirs else "loss"


def _end(data: dict, table: _Table, dealer: list, take) -> tuple:
    events = [{"type": "reveal", "card": dealer[1]}]
    natural = not table.split and _blackjack(table.hands[0])
    if not natural and any(_count(hand)[0] <= 21 for hand in table.hands):
        while True:
            total, soft = _count(dealer)
            if total >= data["dealerStands"]["soft" if soft else "hard"]:
                break
            dealer.append(take())
            events.append({"type": "draw", "card": dealer[-1]})
    paid = 0
    for index, hand in enumerate(table.hands):
        result = _result(hand, dealer, natural)
        pay = data["pays"].get(result, 0) * (2 if table.doubled else 1)
        paid += pay
        ended = {"type": "hand", "hand": index, "result": result, "total": _count(hand)[0]}
        events.append({**ended, "dealer_total": _count(dealer)[0], "pay_x100": pay})
    return [*events, {"type": "settle", "pay_x100": paid}], paid


def play(data: dict, words, choice: dict, actions: list):
    ordered = deck(data)
    shoe = iter([ordered[words.below(52)] for _ in range(data["shoeCards"])])
    first, up, second, hidden = (next(shoe) for _ in range(4))
    dealer, table = [up, hidden], _Table()
    events = [{"type": "deal", "player": [first, second], "dealer": up}]
    table.see(events[0])
    if up[0] in "ATJQK":
        events.append({"type": "peek", "blackjack": _blackjack(dealer)})
    if _blackjack([first, second]) or _blackjack(dealer):
        ended, paid = _end(data, table, dealer, lambda: next(shoe))
        return [step(events + ended)], paid
    steps = [step(events)]
    for action in actions:
        kind = action["type"]
        event = {"type": kind}
        if kind in ("stand", "hit"):
            event["hand"] = table.active()
        if kind in ("hit", "double"):
            event["card"] = next(shoe)
        if kind == "split":
            event["cards"] = [next(shoe), next(shoe)]
        table.see(event)
        raised = data["raiseX100"] if kind in ("double", "split") else 0
        if table.active() is None:
            ended, paid = _end(data, table, dealer, lambda: next(shoe))
            return [*steps, step([event, *ended], raised)], paid
        steps.append(step([event], raised))
    return steps, None


def _seen(steps: list) -> _Table:
    table = _Table()
    for one in steps:
        for event in one["events"]:
            table.see(event)
    return table


def legal(data: dict, steps: list):
    table = _seen(steps)
    hand = table.hands[table.active()]
    kinds = ["stand", "hit"]
    if not table.split and len(hand) == 2:
        kinds.append("double")
        if hand[0][0] == hand[1][0]:
            kinds.append("split")
    return [({"type": kind}, None) for kind in kinds]


def _table_of(sheet: str) -> dict:
    """Returns the ten letters of each row "hard 13 – hard 16" or "soft 18" by kind and total, for up cards 2 … 10 and A."""
    rows = {}
    for line in re.finditer(r"^\| (hard|soft) (\d+)(?: – (?:hard|soft) (\d+))? \|(.*)\|$", sheet, re.M):
        kind, least, most, letters = line.groups()
        for total in range(int(least), int(most or least) + 1):
            rows[kind, total] = [letter.strip() for letter in letters.split("|")]
    return rows


def default_action(data: dict, steps: list, sheet: str):
    table = _seen(steps)
    total, soft = _count(table.hands[table.active()])
    up = steps[0]["events"][0]["dealer"][0]
    column = "23456789TA".index("T" if up in "TJQK" else up)
    letter = _table_of(sheet)["soft" if soft else "hard", total][column]
    return {"type": "hit" if letter in "HD" else "stand"}
