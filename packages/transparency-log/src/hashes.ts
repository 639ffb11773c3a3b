import { concatBytes } from './bytes.ts';

/** SHA-256. Web Crypto answers with a promise; Node can answer at once. */
export type Sha256 = (message: Uint8Array) => Uint8Array | Promise<Uint8Array>;

export const hashBytes = 32;

/** The hash of an entry (RFC 6962, section 2.1): SHA-256 of a zero byte and the entry. */
export async function hashLeaf(sha256: Sha256, entry: Uint8Array): Promise<Uint8Array> {
  return sha256(concatBytes(new Uint8Array([0]), entry));
}

/** The hash of two subtrees (RFC 6962, section 2.1). Its prefix differs from that of a leaf. */
export async function hashNode(sha256: Sha256, left: Uint8Array, right: Uint8Array): Promise<Uint8Array> {
  return sha256(concatBytes(new Uint8Array([1]), left, right));
}

/** The root of a tree without entries (RFC 6962, section 2.1): SHA-256 of nothing. */
export async function emptyRoot(sha256: Sha256): Promise<Uint8Array> {
  return sha256(new Uint8Array());
}
