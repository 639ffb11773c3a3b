/**
 * Cryptography is injected. The server uses node:crypto, where R is bytes. The browser uses WebCrypto, where R is a Promise
 * of bytes. The engine itself only implements the ChaCha20 stream.
 */
export type Sha256<R = Uint8Array> = (message: Uint8Array) => R;
/** HMAC-SHA-256. */
export type Hmac<R = Uint8Array> = (key: Uint8Array, message: Uint8Array) => R;

/** Synchronous or asynchronous functions. The verifiers await both. */
export type Cryptography = {
  sha256: Sha256<Uint8Array | Promise<Uint8Array>>;
  hmac: Hmac<Uint8Array | Promise<Uint8Array>>;
  /** Verifies an Ed25519 signature (RFC 8032) of 64 bytes with a raw public key of 32 bytes. */
  ed25519: (publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array) => boolean | Promise<boolean>;
};

const blockBytes = 64;
const digestBytes = 32;
/** Longer than every message of the scheme together with its block. */
const longestKept = 256;

function writePadded(block: Uint8Array, key: Uint8Array, pad: number): void {
  for (let i = 0; i < key.length; i++) block[i] = pad ^ (key[i] as number);
  block.fill(pad, key.length, blockBytes);
}

/**
 * Builds HMAC-SHA-256 (RFC 2104) from a one-shot SHA-256 that must not store its input. On a server, two plain hashes
 * take a third of the time of an HMAC object. Arrays of more than 64 bytes cost as much as hashing, so they are reused.
 */
export function createHmacOver(sha256: Sha256): Hmac {
  const inners: Uint8Array[] = [];
  const outer = new Uint8Array(blockBytes + digestBytes);
  return (key, message) => {
    const short = key.length > blockBytes ? sha256(key) : key;
    const length = blockBytes + message.length;
    const inner = inners[length] ?? new Uint8Array(length);
    if (length <= longestKept) inners[length] = inner;
    writePadded(inner, short, 0x36);
    inner.set(message, blockBytes);
    writePadded(outer, short, 0x5c);
    outer.set(sha256(inner), blockBytes);
    return sha256(outer);
  };
}
