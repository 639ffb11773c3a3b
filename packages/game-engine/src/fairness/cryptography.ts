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

function paddedKey(key: Uint8Array, pad: number): Uint8Array {
  const block = new Uint8Array(blockBytes).fill(pad);
  for (let i = 0; i < key.length; i++) block[i] = pad ^ (key[i] as number);
  return block;
}

function afterBlock(block: Uint8Array, message: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(blockBytes + message.length);
  bytes.set(block);
  bytes.set(message, blockBytes);
  return bytes;
}

/**
 * HMAC-SHA-256 (RFC 2104) over a one-shot SHA-256: on a server two plain hashes measure a third of the time of an
 * HMAC object.
 */
export function hmacOver(sha256: Sha256): Hmac {
  return (key, message) => {
    const short = key.length > blockBytes ? sha256(key) : key;
    return sha256(afterBlock(paddedKey(short, 0x5c), sha256(afterBlock(paddedKey(short, 0x36), message))));
  };
}
