"""docs/games/rules/starlight-fortune.md."""

from rounds import step


def play(data: dict, words, choice: dict, actions: list):
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
    return [step(events)], total
