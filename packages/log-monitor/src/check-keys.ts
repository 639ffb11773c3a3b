import { fairnessKeyId, followRotations, isHash, type RotatedKey } from '@goldwren/game-engine/fairness';
import { nodeCryptography } from './node-cryptography.ts';
import { type Entry, parseEntry } from './parse-entry.ts';

/** Reads the fairness key of an entry. Null for a malformed key. A rotation of another type is read as missing. */
function readKey({ public_key: publicKey, rotation }: Entry): RotatedKey | null {
  if (!isHash(publicKey)) return null;
  const { previous_id, signature } = (rotation ?? {}) as { previous_id?: unknown; signature?: unknown };
  const isRecord = typeof previous_id === 'string' && typeof signature === 'string';
  return { publicKey, rotation: isRecord ? { previous_id, signature } : null };
}

/**
 * Returns the keys in the log that a chain of rotations leads to from the trusted keys, hex, without the trusted keys. A key
 * that no trusted key signed is not trusted, even if a trusted key signed the log that contains it.
 */
export async function followLoggedKeys(trusted: readonly string[], entries: readonly Uint8Array[]): Promise<string[]> {
  const keys = entries
    .map(parseEntry)
    .flatMap((entry) => (entry?.kind === 'signing_key' ? (readKey(entry) ?? []) : []));
  const loggedOf = (publicKey: string) => keys.find((key) => key.publicKey === publicKey);
  const held = trusted.map((publicKey) => loggedOf(publicKey) ?? { publicKey, rotation: null });
  const { accepted } = await followRotations(nodeCryptography, held, keys);
  return accepted.map(({ publicKey }) => publicKey);
}

/** Creates a function that checks each key of the log against the keys before it. Returns plain sentences. */
export function createKeyCheck(): (entry: Entry) => Promise<string[]> {
  const logged: RotatedKey[] = [];
  return async (entry) => {
    const key = readKey(entry);
    if (key === null) return ['the signing key is malformed.'];
    const id = await fairnessKeyId(nodeCryptography, key.publicKey);
    const found = entry.key_id === id ? [] : [`the signing key ${id} has the ID of another key.`];
    if (logged.some(({ publicKey }) => publicKey === key.publicKey)) {
      return [...found, `the signing key ${id} is in the log before.`];
    }
    const { accepted } = await followRotations(nodeCryptography, logged, [key]);
    if (logged.length === 0 && entry.rotation) found.push(`the key before the signing key ${id} is not in the log.`);
    if (logged.length > 0 && accepted.length === 0) {
      const isFork = key.rotation && logged.some(({ rotation }) => rotation?.previous_id === key.rotation?.previous_id);
      found.push(
        isFork
          ? `the signing key ${id} replaces a key that another key has replaced.`
          : `the signing key ${id} is not signed by a key that is in the log before it.`,
      );
    }
    logged.push(key);
    return found;
  };
}
