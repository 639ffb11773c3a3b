"""Slow Ed25519 verification (RFC 8032 §5.1.7) with integers."""

import hashlib

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def _x_of(y: int, odd: int):
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P or (x == 0 and odd):
        return None
    return P - x if x & 1 != odd else x


def _point(data: bytes):
    value = int.from_bytes(data, "little")
    y, odd = value & (2**255 - 1), value >> 255
    x = _x_of(y, odd) if y < P else None
    return None if x is None else (x, y)


def _add(a, b):
    (x1, y1), (x2, y2) = a, b
    product = D * x1 * x2 * y1 * y2 % P
    x = (x1 * y2 + x2 * y1) * pow(1 + product, P - 2, P) % P
    return x, (y1 * y2 + x1 * x2) * pow(1 - product, P - 2, P) % P


def _times(factor: int, point):
    result = (0, 1)
    while factor:
        if factor & 1:
            result = _add(result, point)
        point, factor = _add(point, point), factor >> 1
    return result


BASE_Y = 4 * pow(5, P - 2, P) % P
BASE = (_x_of(BASE_Y, 0), BASE_Y)


def is_signed(public_key: bytes, signature: bytes, message: bytes) -> bool:
    key, r, s = _point(public_key), _point(signature[:32]), int.from_bytes(signature[32:], "little")
    if key is None or r is None or s >= ORDER:
        return False
    digest = hashlib.sha512(signature[:32] + public_key + message).digest()
    challenge = int.from_bytes(digest, "little") % ORDER
    return _times(s, BASE) == _add(r, _times(challenge, key))
