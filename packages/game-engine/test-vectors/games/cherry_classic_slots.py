"""docs/games/rules/cherry-classic-slots.md."""

from rounds import step


def _pays(data: dict, line: list):
    """Returns the symbol, its paid count, the number of multiplying wilds and the pay, or None without a win."""
    plain = {symbol for symbol in line if symbol != data["wild"]}
    if len(plain) <= 1:
        symbol = plain.pop() if plain else data["wild"]
        wilds = 0 if symbol == data["wild"] else line.count(data["wild"])
        return symbol, 3, wilds, data["threePays"][symbol] * data["wildMultiplier"] ** wilds
    symbol, pays = data["fewer"]["symbol"], data["fewer"]["pays"]
    if line[0] != symbol:
        return None
    count = 2 if line[1] == symbol else 1
    return symbol, count, 0, pays[count - 1]


def play(data: dict, words, choice: dict, actions: list):
    names = {symbol["letter"]: symbol["id"] for symbol in data["symbols"]}
    stops = [words.below(len(reel)) for reel in data["reels"]]
    grid = [[names[(reel * 2)[stop + row]] for row in range(3)] for reel, stop in zip(data["reels"], stops)]
    events = [{"type": "spin", "index": 0, "free": False, "stops": stops, "grid": grid}]
    win, pay = _pays(data, [column[1] for column in grid]), 0
    if win is not None:
        symbol, count, wilds, pay = win
        positions = [[reel, 1] for reel in range(count)]
        win_event = {"type": "line_win", "line": 1, "symbol": symbol, "count": count, "wilds": wilds}
        events.append({**win_event, "positions": positions, "pay_x100": pay})
    if pay == max(data["threePays"].values()):
        events.append({"type": "max_win", "pay_x100": pay})
    events.append({"type": "settle", "pay_x100": pay})
    return [step(events)], pay
