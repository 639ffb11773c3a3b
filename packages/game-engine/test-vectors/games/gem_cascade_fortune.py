"""docs/games/rules/gem-cascade-fortune.md."""

from rounds import step

MASK = 0xFFFFFFFF


def _word(place: int) -> int:
    w = place
    for shift, factor in ((17, 0xED5AD4BB), (11, 0xAC4C1B51), (15, 0x31848BAB), (14, 1)):
        w = (w ^ (w >> shift)) * factor & MASK
    return w


def _letters(index: int):
    place = 1024 * index
    while True:
        yield _word(place) >> 25
        place += 1


def play(data: dict, words, choice: dict, actions: list):
    names = {symbol["letter"]: symbol["id"] for symbol in data["symbols"]}
    index = words.below(data["rounds"])
    drawn = _letters(index)
    events = [{"type": "round", "index": index}]

    def fill(columns: list, bag: str) -> list:
        """Fills each column, listed upwards, and returns the new symbols, listed downwards."""
        refills = []
        for column in columns:
            fallen = [names[bag[next(drawn)]] for _ in range(5 - len(column))]
            column.extend(fallen)
            refills.append(fallen[::-1])
        return refills

    def cascade(bag: str, number: int, multiplier: int):
        columns = [[] for _ in range(6)]
        grid = fill(columns, bag)
        events.append({"type": "spin", "index": number, "free": number > 0, "grid": grid, "multiplier": multiplier})
        won = 0
        while True:
            shown = [symbol for column in columns for symbol in column]
            bursting = []
            for symbol in (entry["id"] for entry in data["symbols"] if entry["id"] != data["scatter"]):
                count = shown.count(symbol)
                if count < data["counts"][0]:
                    continue
                pays = [pay for least, pay in zip(data["counts"], data["pays"][symbol]) if count >= least]
                pay = multiplier * pays[-1]
                places = [[at // 5, 4 - at % 5] for at, what in enumerate(shown) if what == symbol]
                win = {"type": "symbol_win", "symbol": symbol, "count": count}
                events.append({**win, "positions": places, "pay_x100": pay})
                bursting.append(symbol)
                won += pay
            if not bursting:
                return won, shown
            columns = [[symbol for symbol in column if symbol not in bursting] for column in columns]
            events.append({"type": "tumble", "refills": fill(columns, bag)})

    total, shown = cascade(data["baseBag"], 0, 1)
    more = shown.count(data["scatter"]) - data["fewestScatters"]
    if more >= 0:
        at = min(more, len(data["scatterPays"]) - 1)
        pay, spins = data["scatterPays"][at], data["freeSpins"][at]
        events.append({"type": "scatter_win", "count": shown.count(data["scatter"]), "pay_x100": pay})
        events.append({"type": "free_spins", "awarded": spins, "remaining": spins})
        total += pay
        for number in range(1, spins + 1):
            if total >= data["maxPayX100"]:
                break
            total += cascade(data["freeBag"], number, data["freeMultiplier"])[0]
    if total >= data["maxPayX100"]:
        total = data["maxPayX100"]
        events.append({"type": "max_win", "pay_x100": total})
    events.append({"type": "settle", "pay_x100": total})
    return [step(events)], total
