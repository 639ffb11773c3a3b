import { createPublicKey, verify } from 'node:crypto';
import type { Db } from '../../platform/database.ts';
import { readHead } from './audit.store.ts';

/** DER of an Ed25519 public key up to its 32 bytes (RFC 8410). */
const publicKeyPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** Ed25519 keys: those of STATEMENT_SIGNING_KEY, which are published and rotate already. */
export interface HeadKeys {
  readonly published: readonly { readonly id: string; readonly public_key: string }[];
  sign(message: Uint8Array): { signature: Buffer; keyId: string };
}

/** The end of the audit log at an instant. Anybody who has the public key can verify it. */
export interface SignedHead {
  /** Number of the last row; 0 when there is none. */
  readonly seq: number;
  /** Of the last row, hex. */
  readonly hash: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly key_id: string;
  /** Ed25519 over `headMessage`, hex. */
  readonly signature: string;
}

/** The first line keeps a signature of anything else from being a signature of a head. */
function headMessage({ seq, hash, at }: Pick<SignedHead, 'seq' | 'hash' | 'at'>): Buffer {
  return Buffer.from(`goldwren audit head 1\n${seq}\n${hash}\n${at}\n`);
}

/** Reads and signs the head of the audit log: what an anchor stores, and what a public log can publish. */
export async function signHead(db: Db, keys: HeadKeys, now: Date): Promise<SignedHead> {
  const { seq, hash } = await readHead(db);
  const head = { seq, hash: hash.toString('hex'), at: now.toISOString() };
  const { signature, keyId } = keys.sign(headMessage(head));
  return { ...head, key_id: keyId, signature: signature.toString('hex') };
}

export function isGenuine(head: SignedHead, keys: Pick<HeadKeys, 'published'>): boolean {
  const key = keys.published.find(({ id }) => id === head.key_id);
  if (!key) return false;
  const der = Buffer.concat([publicKeyPrefix, Buffer.from(key.public_key, 'hex')]);
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, headMessage(head), publicKey, Buffer.from(head.signature, 'hex'));
}
