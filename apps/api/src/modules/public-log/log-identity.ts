import {
  formatCheckpoint,
  formatNote,
  type NoteKey,
  noteAlgorithms,
  noteKeyId,
  toBytes,
} from '@goldwren/transparency-log';
import { sha256 } from '../../platform/crypto/sha256.ts';
import type { StatementKeys } from '../../platform/crypto/statement-keys.ts';

/** Who signs the checkpoints of the log. */
export interface LogIdentity {
  /** The first line of a checkpoint and the name of its key: the address of the log without the scheme. */
  readonly origin: string;
  readonly keys: StatementKeys;
}

/** @param site the site's origin, such as `https://goldwren.example` */
export function logIdentity(site: string, keys: StatementKeys): LogIdentity {
  return { origin: `${new URL(site).host}/log`, keys };
}

/**
 * Returns the checkpoint of a tree, signed with the current fairness key and the former ones. A monitor that trusts only a
 * former key can then follow the log to the entry of the current one.
 */
export async function signCheckpoint(
  { origin, keys }: LogIdentity,
  head: { readonly size: number; readonly root: Uint8Array },
): Promise<string> {
  const text = formatCheckpoint({ origin, ...head });
  const signed = keys.signWithEach(toBytes(text));
  const signatures = await Promise.all(
    keys.published.map(async ({ public_key }, place) => {
      const publicKey = Buffer.from(public_key, 'hex');
      const key: NoteKey = { name: origin, algorithm: noteAlgorithms.ed25519, publicKey };
      const { signature } = signed[place] as (typeof signed)[number];
      return { name: origin, keyId: await noteKeyId(sha256, key), signature };
    }),
  );
  return formatNote({ text, signatures });
}
