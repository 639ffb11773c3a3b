"""docs/games/rules/mine-seeker-slots.md."""

from rounds import step

CHOICES = [{"mines": mines} for mines in (1, 3, 5, 10, 20)]


def play(data: dict, words, choice: dict, actions: list):
    cells = list(range(data["cells"]))
    mines = []
    for i in range(len(cells) - 1, len(cells) - 1 - choice["mines"], -1):
        j = words.below(i + 1)
        cells[i], cells[j] = cells[j], cells[i]
        mines.append(cells[i])
    pays = next(field["pays"] for field in data["fields"] if field["mines"] == choice["mines"])
    steps = [step([{"type": "field", "cells": data["cells"], "mines": choice["mines"]}])]
    opened = 0

    def over(events: list, pay: int):
        last = [{"type": "mines", "cells": sorted(mines)}, {"type": "settle", "pay_x100": pay}]
        return [*steps, step([*events, *last])], pay

    for action in actions:
        if action["type"] == "cash_out":
            pay = pays[opened - 1]
            return over([{"type": "cashed_out", "pay_x100": pay}], pay)
        cell = action["cells"][0]
        if cell in mines:
            return over([{"type": "blast", "cell": cell}], 0)
        pay = pays[opened]
        opened += 1
        safe = {"type": "safe", "cell": cell, "pay_x100": pay}
        if opened == len(pays):
            return over([safe, {"type": "cleared", "pay_x100": pay}], pay)
        steps.append(step([safe]))
    return steps, None


def legal(data: dict, steps: list):
    opened = [event["cell"] for taken in steps for event in taken["events"] if event["type"] == "safe"]
    covered = [cell for cell in range(data["cells"]) if cell not in opened]
    pick = {"field": "cells", "from": covered, "least": 1, "most": 1}
    offered = [({"type": "open", "cells": covered[:1]}, pick)]
    return [({"type": "cash_out"}, None), *offered] if opened else offered


def default_action(data: dict, steps: list, sheet: str):
    return {"type": "cash_out"} if len(steps) > 1 else {"type": "open", "cells": [0]}
