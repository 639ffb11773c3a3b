"""Ways games, as described in docs/games/rules/dragon-ways-slots.md and mega-tower-slots.md."""

from rounds import step


def play(data: dict, words, choice: dict, actions: list):
    names = {symbol["letter"]: symbol["id"] for symbol in data["symbols"]}
    paying = [symbol["id"] for symbol in data["symbols"] if symbol["id"] in data["waysPays"]]
    events, total = [], 0

    def spin(band: dict, index: int, free: bool) -> list:
        least, most = band["leastRows"], band["mostRows"]
        heights = [least + words.below(most - least + 1) if most > least else least for _ in band["reels"]]
        stops = [words.below(len(reel)) for reel in band["reels"]]
        grid = [
            [names[reel[(stop + row) % len(reel)]] for row in range(height)]
            for reel, stop, height in zip(band["reels"], stops, heights)
        ]
        multiplier = data["freeMultiplier"] if free else 1
        events.append(
            {"type": "spin", "index": index, "free": free, "stops": stops, "grid": grid, "multiplier": multiplier}
        )
        return grid

    def wins(grid: list, multiplier: int) -> int:
        won = 0
        for symbol in paying:
            matching = [[row for row, shown in enumerate(column) if shown in (symbol, data["wild"])] for column in grid]
            count, ways = 0, 1
            while count < len(grid) and matching[count]:
                ways *= len(matching[count])
                count += 1
            if count < 3:
                continue
            pay = multiplier * ways * data["waysPays"][symbol][count - 3]
            positions = [[reel, row] for reel in range(count) for row in matching[reel]]
            win = {"type": "ways_win", "symbol": symbol, "count": count, "ways": ways}
            events.append({**win, "positions": positions, "pay_x100": pay})
            won += pay
        return won

    grid = spin(data["paid"], 0, False)
    total += wins(grid, 1)
    scatters = sum(column.count(data["scatter"]) for column in grid)
    if scatters >= data["fewestScatters"]:
        at = scatters - data["fewestScatters"]
        pay, spins = data["scatterPays"][at], data["freeSpins"][at]
        events.append({"type": "scatter_win", "count": scatters, "pay_x100": pay})
        total += pay
        if total < data["maxPayX100"]:
            events.append({"type": "free_spins", "awarded": spins, "remaining": spins})
            for index in range(1, spins + 1):
                if total >= data["maxPayX100"]:
                    break
                total += wins(spin(data["free"], index, True), data["freeMultiplier"])
    if total >= data["maxPayX100"]:
        total = data["maxPayX100"]
        events.append({"type": "max_win", "pay_x100": total})
    events.append({"type": "settle", "pay_x100": total})
    return [step(events)], total
