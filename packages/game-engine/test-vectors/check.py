"""Checks docs/games/fairness-gw3.md and rules/ with only those pages, the maths files and Python's standard library.

It shares no code with the engine, like a checker from outside. Usage: check.py DOCS_GAMES_FOLDER [GOLDEN_ROUNDS]
"""

import hashlib
import hmac as hmac_module
import json
import re
import sys
from multiprocessing import Pool
from pathlib import Path

from ed25519 import is_signed
from games import game
from words import Words, keystream_block


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def hmac(key: bytes, message: bytes) -> bytes:
    return hmac_module.new(key, message, hashlib.sha256).digest()


def canonical(value) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def same(what: str, ours, theirs) -> None:
    if ours != theirs:
        raise SystemExit(f"{what}: we get {ours!r}, the page says {theirs!r}")


def check_known_answers(known: dict) -> None:
    for answer in known["hmac_sha256"]:
        key, message = bytes.fromhex(answer["key"]), bytes.fromhex(answer["message"])
        same("RFC 4231", hmac(key, message).hex(), answer["mac"])
    stream = known["chacha20_keystream"]
    same("RFC 8439", keystream_block(bytes.fromhex(stream["key"]), 0).hex(), stream["first_block"])


def check_words(vector: dict) -> None:
    key = bytes.fromhex(vector["key"])
    stream = Words(key)
    same("words", [stream.next() for _ in range(8)], vector["words"])
    for n in (52, 3221225473):
        stream = Words(key)
        same(f"below({n})", [stream.below(n) for _ in range(8)], vector[f"below_{n}"])
    same("shuffle", Words(key).shuffle(list(range(8))), vector["shuffled_0_to_7"])


def round_secret(seed: bytes, nonce: int) -> bytes:
    return hmac(seed, b"gw2-round|%d" % nonce)


def commitment(secret: bytes) -> str:
    return sha256(b"gw2-commit|" + secret).hex()


def check_session(session: dict) -> None:
    seed = bytes.fromhex(session["session_seed"])
    same("outcome_seed", "c2:" + sha256(b"gw2-session|" + seed).hex(), session["outcome_seed"])
    for entry in session["rounds"]:
        secret = round_secret(seed, entry["nonce"])
        same("round secret", secret.hex(), entry["round_secret"])
        same("commitment", commitment(secret), entry["commitment"])


def check_chain(vector: dict) -> None:
    links = [bytes.fromhex(vector["last_link"])]
    for _ in range(vector["length"]):
        links.append(sha256(links[-1]))
    same("first links", [link.hex() for link in reversed(links[-4:])], vector["first_links"])


def round_key(secret: bytes, slug: str, maths_hash: str, client_seed: str, nonce: int) -> bytes:
    return hmac(secret, f"gw2|{slug}|{maths_hash}|{client_seed}|{nonce}".encode())


def check_round(seed: bytes, documents: dict, vector: dict) -> Words:
    slug, nonce = vector["slug"], vector["nonce"]
    what = f"{slug} round {nonce}"
    maths = documents[vector["maths_hash"]]["maths"]
    same("slug of the maths", maths["slug"], slug)
    secret = round_secret(seed, nonce)
    same(f"{what}: secret", secret.hex(), vector["round_secret"])
    same(f"{what}: commitment", commitment(secret), vector["commitment"])
    key = round_key(secret, slug, vector["maths_hash"], vector["client_seed"], nonce)
    same(f"{what}: key", key.hex(), vector["round_key"])
    words = Words(key)
    steps, pay = game(slug).play(maths["data"], words, vector["choice"], vector["actions"])
    same(f"{what}: steps", steps, vector["steps"])
    same(f"{what}: pay", pay, vector["pay_x100"])
    same(f"{what}: raise", sum(step["raise_x100"] for step in steps), vector["raise_x100"])
    return words


def hundredths(text: str) -> int:
    return int(text.replace(".", ""))


def check_ended(seed: bytes, documents: dict, ended: dict) -> None:
    statement, records = ended["statement"], ended["records"]
    link = sha256(b"gw2-rounds|" + statement["session"].encode())
    staked, paid = {"gold": 0, "sweeps": 0}, {"gold": 0, "sweeps": 0}
    maths = documents[statement["maths_hash"]]["maths"]
    before = statement["chain_start"]
    for nonce, record in enumerate(records):
        same("nonces without gaps", record["nonce"], nonce)
        seed_link = record["client_seed"][-64:]
        same("link of the client seed", sha256(bytes.fromhex(seed_link)).hex(), before)
        before = seed_link
        secret = round_secret(seed, nonce)
        same("secret of the record", secret.hex(), record["round_secret"])
        key = round_key(secret, maths["slug"], statement["maths_hash"], record["client_seed"], nonce)
        steps, pay = game(maths["slug"]).play(maths["data"], Words(key), record["choice"], record["actions"])
        stake = hundredths(record["stake"])
        same("raised", stake * sum(step["raise_x100"] for step in steps), 100 * hundredths(record["raised"]))
        same("payout", stake * pay, 100 * hundredths(record["payout"]))
        staked[record["currency"]] += stake + hundredths(record["raised"])
        paid[record["currency"]] += hundredths(record["payout"])
        link = sha256(link + canonical(record))
    text = {name: {c: f"{v // 100}.{v % 100:02}" for c, v in sums.items()} for name, sums in (("s", staked), ("p", paid))}
    same("staked", text["s"], statement["staked"])
    same("paid", text["p"], statement["paid"])
    same("rounds", len(records), statement["rounds"])
    same("rounds_hash", link.hex(), statement["rounds_hash"])
    key, signature = bytes.fromhex(ended["public_key"]), bytes.fromhex(ended["signature"])
    same("signature", is_signed(key, signature, canonical(statement)), True)
    forged = canonical({**statement, "rounds": statement["rounds"] + 1})
    same("signature of something else", is_signed(key, signature, forged), False)


def golden_round(maths: dict, index: int) -> bytes:
    slug, data = maths["slug"], maths["data"]
    key = sha256(f"gw2-golden|{slug}|{index}".encode())
    player = Words(sha256(f"gw2-golden-player|{slug}|{index}".encode()))
    rules = game(slug)
    choices = getattr(rules, "CHOICES", [{}])
    choice, actions = choices[index % len(choices)], []
    while True:
        steps, pay = rules.play(data, Words(key), choice, actions)
        if pay is not None:
            break
        offered = rules.legal(data, steps)
        action, pick = offered[player.below(len(offered))]
        if pick is not None:
            size = pick["least"] + player.below(pick["most"] - pick["least"] + 1)
            picked = player.shuffle(list(pick["from"]))[:size]
            action = {**action, pick["field"]: sorted(picked)}
        actions.append(action)
    events = [event for step in steps for event in step["events"]]
    raised = sum(step["raise_x100"] for step in steps)
    return canonical({"actions": actions, "choice": choice, "events": events, "pay_x100": pay, "raise_x100": raised})


def golden_hash(maths: dict, golden_rounds: int) -> str:
    digests = [sha256(golden_round(maths, index)) for index in range(golden_rounds)]
    return sha256(b"".join(digests)).hex()


def vectors_of(page: Path):
    return json.loads(re.search(r"```json\n(.*?)\n```", page.read_text(), re.S).group(1))


def main(folder: Path, golden_rounds: int) -> None:
    vectors = vectors_of(folder / "fairness-gw3.md")
    rounds = [vector for page in sorted((folder / "rules").glob("*.md")) for vector in vectors_of(page)]
    documents = {}
    for path in sorted((folder / "maths").glob("*.json")):
        data = path.read_bytes()
        documents[sha256(data).hex()] = json.loads(data)
        same(f"{path.name} is canonical", canonical(json.loads(data)), data)
    check_known_answers(vectors["known_answers"])
    check_words(vectors["words"])
    check_session(vectors["session"])
    check_chain(vectors["seed_chain"])
    seed = bytes.fromhex(vectors["session"]["session_seed"])
    rejected = 0
    for vector in rounds:
        rejected += check_round(seed, documents, vector).rejected
    if rejected == 0:
        raise SystemExit("No vector has a rejected word.")
    check_ended(seed, documents, vectors["ended_session"])
    with Pool() as pool:
        played = [(document["maths"], golden_rounds) for document in documents.values()]
        hashes = pool.starmap(golden_hash, played, chunksize=1)
    for document, ours in zip(documents.values(), hashes):
        print(f"golden {document['maths']['slug']} {ours}")
    if golden_rounds == 10_000:
        for document, ours in zip(documents.values(), hashes):
            same(f"golden rounds of {document['maths']['slug']}", ours, document["golden_rounds"])
    print(f"{len(rounds)} rounds, {len(documents)} games, {golden_rounds} golden rounds of each: all as the pages say")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 10_000)
