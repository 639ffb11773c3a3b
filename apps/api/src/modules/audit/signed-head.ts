import type { StatementKeys } from '../../platform/crypto/statement-keys.ts';
import type { Db } from '../../platform/database.ts';
import { readHead } from './audit.store.ts';

/** The Ed25519 keys of STATEMENT_SIGNING_KEY, which are already published and rotated. */
export type HeadKeys = Pick<StatementKeys, 'sign' | 'verify'>;

/** The end of the audit log at a point in time. Anyone with the public key can verify it. */
export interface SignedHead {
  /** Number of the last row; 0 when there is none. */
  readonly seq: number;
  /** The hash of the last row, hex. */
  readonly hash: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly key_id: string;
  /** Ed25519 over `headMessage`, hex. */
  readonly signature: string;
}

/** The first line ensures that a signature of any other message is not valid for a head. */
function headMessage({ seq, hash, at }: Pick<SignedHead, 'seq' | 'hash' | 'at'>): Buffer {
  return Buffer.from(`goldwren audit head 1\n${seq}\n${hash}\n${at}\n`);
}

/** Reads and signs the head of the audit log, for an anchor or a public log. */
export async function signHead(db: Db, keys: HeadKeys, now: Date): Promise<SignedHead> {
  const { seq, hash } = await readHead(db);
  const head = { seq, hash: hash.toString('hex'), at: now.toISOString() };
  const { signature, keyId } = keys.sign(headMessage(head));
  return { ...head, key_id: keyId, signature: signature.toString('hex') };
}

export function isGenuine(head: SignedHead, keys: HeadKeys): boolean {
  return keys.verify(headMessage(head), { signature: Buffer.from(head.signature, 'hex'), keyId: head.key_id });
}
