"""docs/games/rules/coin-vault-fortune.md."""

from rounds import step


def line_wins(data: dict, grid: list) -> list:
    wins = []
    for number, rows in enumerate(data["lines"], 1):
        symbols = [grid[reel][row] for reel, row in enumerate(rows)]
        count = 1
        while count < 5 and symbols[count] in (symbols[0], data["wild"]):
            count += 1
        if count < 3 or symbols[0] not in data["linePays"]:
            continue
        win = {"type": "line_win", "line": number, "symbol": symbols[0], "count": count}
        positions = [[reel, rows[reel]] for reel in range(count)]
        wins.append({**win, "positions": positions, "pay_x100": data["linePays"][symbols[0]][count - 3]})
    return wins


def coin(cell: tuple, worth: int) -> dict:
    return {"position": list(cell), "pay_x100": worth}


def open_vault(vault: dict, words, cells: list, held: list) -> list:
    """Returns the events from `vault` to the end of the vault."""
    worths = [one["pay_x100"] for one in vault["coins"] for _ in range(one["weight"])]
    lying = {cell: worths[words.below(len(worths))] for cell in held}
    opened = [coin(cell, worth) for cell, worth in lying.items()]
    events, left, index = [{"type": "vault", "coins": opened, "respins": vault["respins"]}], vault["respins"], 0
    while left > 0 and len(lying) < len(cells):
        landed = {}
        for cell in [cell for cell in cells if cell not in lying]:
            place = words.below(len(worths) + vault["blanks"])
            if place < len(worths):
                landed[cell] = worths[place]
        lying |= landed
        left, index = vault["respins"] if landed else left - 1, index + 1
        coins = [coin(cell, worth) for cell, worth in landed.items()]
        events.append({"type": "respin", "index": index, "coins": coins, "left": left})
    if len(lying) == len(cells):
        return [*events, {"type": "grand", "pay_x100": vault["grandPayX100"]}]
    return [*events, {"type": "vault_win", "count": len(lying), "pay_x100": sum(lying.values())}]


def play(data: dict, words, choice: dict, actions: list):
    names = {symbol["letter"]: symbol["id"] for symbol in data["symbols"]}
    stops = [words.below(len(reel)) for reel in data["reels"]]
    grid = [[names[(reel + reel)[stop + row]] for row in range(3)] for reel, stop in zip(data["reels"], stops)]
    events = [{"type": "spin", "free": False, "stops": stops, "grid": grid}, *line_wins(data, grid)]
    total = sum(event["pay_x100"] for event in events[1:])
    cells = [(reel, row) for reel in range(5) for row in range(3)]
    held = [(reel, row) for reel, row in cells if grid[reel][row] == data["scatter"]]
    if len(held) >= data["coinsToOpen"]:
        events += open_vault(data["vault"], words, cells, held)
        last = events[-1]
        total = last["pay_x100"] if last["type"] == "grand" else total + last["pay_x100"]
    events.append({"type": "settle", "pay_x100": total})
    return [step(events)], total
