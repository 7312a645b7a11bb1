"""A computer player in Python: it speaks JSON lines over standard input and output (docs/bots.md).

    npm run simulate -- railroad-dice-2 --games 5 --bots "exec:python3 examples/bot.py,casual"
"""
import json
import random
import sys

# What it likes to do, the best first; everything else comes in any order, passing last.
LIKES = ["transport", "run", "payDividend", "payOut", "buyTrain", "buyLoco", "found", "buyShare", "lay", "layTile", "roll"]
DISLIKES = ["pass", "endTurn", "withhold", "sellShares", "closeMine"]


def values(domain):
    """All values of a parameter: a list, a range of numbers, or what is suggested."""
    if isinstance(domain, list):
        return domain
    if "suggested" in domain:
        return domain["suggested"]
    return range(domain["min"], domain["max"] + 1, domain["step"])


def liking(choice):
    kind = choice["type"]
    if kind in LIKES:
        return LIKES.index(kind)
    return len(LIKES) + (1 if kind in DISLIKES else 0)


def move(choices, seat):
    best = min(liking(choice) for choice in choices)
    choice = random.choice([one for one in choices if liking(one) == best])
    params = {name: random.choice(values(domain)) for name, domain in choice["params"].items()}
    return {**params, "type": choice["type"], "seat": seat}


def main():
    seat, choices = 0, []
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "position":
            seat = message["seat"]
        elif message["type"] == "choices":
            choices = message["choices"]
        elif message["type"] == "think":
            random.seed(message["chance"])
            print(json.dumps({"type": "move", "action": move(choices, seat)}), flush=True)
        elif message["type"] == "stop":
            break


main()
