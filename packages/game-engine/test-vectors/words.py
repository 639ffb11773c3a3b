"""ChaCha20 words of a round key (RFC 8439), and draws from them."""

import struct

MASK = 0xFFFFFFFF


def _quarter(s: list, a: int, b: int, c: int, d: int) -> None:
    for x, y, z, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        s[x] = (s[x] + s[y]) & MASK
        mixed = s[z] ^ s[x]
        s[z] = ((mixed << bits) & MASK) | (mixed >> (32 - bits))


def keystream_block(key: bytes, counter: int) -> bytes:
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key), counter, 0, 0, 0]
    s = list(start)
    for _ in range(10):
        for at in range(4):
            _quarter(s, at, 4 + at, 8 + at, 12 + at)
        for at in range(4):
            _quarter(s, at, 4 + (at + 1) % 4, 8 + (at + 2) % 4, 12 + (at + 3) % 4)
    return struct.pack("<16I", *((x + y) & MASK for x, y in zip(s, start)))


class Words:
    def __init__(self, key: bytes) -> None:
        self.key, self.counter, self.block, self.rejected = key, 0, [], 0

    def next(self) -> int:
        if not self.block:
            self.block = list(struct.unpack("<16I", keystream_block(self.key, self.counter)))
            self.counter += 1
        return self.block.pop(0)

    def below(self, n: int) -> int:
        limit = 2**32 - 2**32 % n
        while True:
            word = self.next()
            if word < limit:
                return word % n
            self.rejected += 1

    def shuffle(self, items: list) -> list:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items
