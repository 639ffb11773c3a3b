/**
 * Cryptography is injected: node:crypto on the server, where R is the bytes, WebCrypto in the browser, where it is a
 * Promise of them. The engine owns none but the ChaCha20 stream.
 */
export type Sha256<R = Uint8Array> = (message: Uint8Array) => R;
/** HMAC-SHA-256. */
export type Hmac<R = Uint8Array> = (key: Uint8Array, message: Uint8Array) => R;

/** Either kind; what verifies awaits both. */
export type Cryptography = {
  sha256: Sha256<Uint8Array | Promise<Uint8Array>>;
  hmac: Hmac<Uint8Array | Promise<Uint8Array>>;
  /** Ed25519 (RFC 8032) of a raw 32-byte public key and a 64-byte signature. */
  ed25519: (publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array) => boolean | Promise<boolean>;
};

const blockBytes = 64;
const digestBytes = 32;
/** Longer than any message of the scheme with its block. */
const longestKept = 256;

function padInto(block: Uint8Array, key: Uint8Array, pad: number): void {
  for (let i = 0; i < key.length; i++) block[i] = pad ^ (key[i] as number);
  block.fill(pad, key.length, blockBytes);
}

/**
 * HMAC-SHA-256 (RFC 2104) over a one-shot SHA-256 that keeps nothing it is given: on a server two plain hashes measure
 * a third of the time of an HMAC object, and arrays of more than 64 bytes cost as much as hashing them, so these are kept.
 */
export function hmacOver(sha256: Sha256): Hmac {
  const inners: Uint8Array[] = [];
  const outer = new Uint8Array(blockBytes + digestBytes);
  return (key, message) => {
    const short = key.length > blockBytes ? sha256(key) : key;
    const length = blockBytes + message.length;
    const inner = inners[length] ?? new Uint8Array(length);
    if (length <= longestKept) inners[length] = inner;
    padInto(inner, short, 0x36);
    inner.set(message, blockBytes);
    padInto(outer, short, 0x5c);
    outer.set(sha256(inner), blockBytes);
    return sha256(outer);
  };
}
