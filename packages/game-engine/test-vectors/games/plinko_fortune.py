"""docs/games/rules/plinko-fortune.md."""

from rounds import step

CHOICES = [{"risk": "low"}, {"risk": "medium"}, {"risk": "high"}]


def play(data: dict, words, choice: dict, actions: list):
    rows = data["rows"]
    path = [words.below(2) for _ in range(rows)]
    slot = sum(path)
    pays = next(risk["pays"] for risk in data["risks"] if risk["id"] == choice["risk"])
    pay = pays[min(slot, rows - slot)]
    drop = {"type": "drop", "risk": choice["risk"], "path": path, "slot": slot}
    return [step([drop, {"type": "settle", "pay_x100": pay}])], pay
