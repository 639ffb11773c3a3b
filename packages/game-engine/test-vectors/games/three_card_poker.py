"""docs/games/rules/three-card-poker.md."""

from rounds import deck, step

KINDS = ["high_card", "pair", "flush", "straight", "three_of_a_kind", "straight_flush"]


def _worth(data: dict, cards: list) -> tuple:
    """Returns the index of the kind in KINDS, followed by the deciding ranks."""
    ranks = sorted((data["ranks"].index(card[0]) for card in cards), reverse=True)
    flush = len({card[1] for card in cards}) == 1
    if len(set(ranks)) == 1:
        return 4, ranks[:1]
    if len(set(ranks)) == 2:
        return 1, [ranks[1], next(rank for rank in ranks if rank != ranks[1])]
    low_ace = ranks == [12, 1, 0]
    if low_ace or ranks[0] - ranks[2] == 2:
        return (5 if flush else 3), [1 if low_ace else ranks[0]]
    return (2 if flush else 0), ranks


def _end(data: dict, player: list, dealer: list) -> tuple:
    """Returns the result, and the pays of ante and play as a share of each."""
    own, theirs = _worth(data, player), _worth(data, dealer)
    pays = data["pays"]
    if theirs[0] == 0 and theirs[1][0] < data["ranks"].index(data["qualifyingRank"]):
        return "unqualified", pays["win"], pays["push"]
    if own == theirs:
        return "push", pays["push"], pays["push"]
    return ("win", pays["win"], pays["win"]) if own > theirs else ("loss", 0, 0)


def play(data: dict, words, choice: dict, actions: list):
    shuffled = words.shuffle(deck(data))
    player, dealer = shuffled[:3], shuffled[3:6]
    steps = [step([{"type": "deal", "player": player}])]
    if not actions:
        return steps, None
    played = actions[0]["type"] == "play"
    names = {"player": KINDS[_worth(data, player)[0]], "dealer": KINDS[_worth(data, dealer)[0]]}
    result, ante, play_pay = _end(data, player, dealer) if played else ("fold", 0, 0)
    bonus = data["anteBonus"].get(names["player"], 0) if played else 0
    play_pay = play_pay * data["raiseX100"] // 100
    hand = {"type": "hand", "result": result, **names, "ante_x100": ante, "play_x100": play_pay, "bonus_x100": bonus}
    pay = ante + play_pay + bonus
    events = [{"type": actions[0]["type"]}, {"type": "reveal", "dealer": dealer}, hand, {"type": "settle", "pay_x100": pay}]
    return [*steps, step(events, data["raiseX100"] if played else 0)], pay


def legal(data: dict, steps: list):
    return [({"type": "play"}, None), ({"type": "fold"}, None)]


def default_action(data: dict, steps: list, sheet: str):
    return {"type": "fold"}
