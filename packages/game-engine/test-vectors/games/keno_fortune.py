"""docs/games/rules/keno-fortune.md."""

from rounds import step

CHOICES = [{"numbers": list(range(1, picked + 1))} for picked in range(1, 6)]


def play(data: dict, words, choice: dict, actions: list):
    picked = choice["numbers"]
    places = list(range(1, data["numbers"] + 1))
    drawn = []
    for i in range(len(places) - 1, len(places) - 1 - data["drawn"], -1):
        j = words.below(i + 1)
        places[i], places[j] = places[j], places[i]
        drawn.append(places[i])
    hits = [number for number in picked if number in drawn]
    pay = data["pays"][len(picked) - 1][len(hits)]
    draw = {"type": "draw", "picked": picked, "drawn": drawn}
    return [step([draw, {"type": "hits", "numbers": hits, "pay_x100": pay}, {"type": "settle", "pay_x100": pay}])], pay
