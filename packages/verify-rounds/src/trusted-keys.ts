import { fairnessKeyId, followRotations, isHash } from '@goldwren/game-engine/fairness';
import { nodeCryptography } from './node-cryptography.ts';
import type { ExportedRotation } from './parse-export.ts';

/** The keys that a reader trusts, 64 hex digits each. */
export interface TrustedKeys {
  readonly keys: readonly string[];
  /** IDs of the keys that the reader gave. */
  readonly givenIds: ReadonlySet<string>;
  /** IDs of later keys of the file: a chain of signed changes leads to each from a given key. */
  readonly laterIds: ReadonlySet<string>;
}

/**
 * Follows the rotations of a file from the keys of the reader. The file cannot prove a key, but a given key can: it signed the
 * key that replaced it.
 * @param given well-formed keys
 */
export async function trustKeys(
  given: readonly string[],
  rotations: readonly ExportedRotation[],
): Promise<TrustedKeys> {
  const held = given.map((publicKey) => ({ publicKey, rotation: null }));
  const offered = rotations
    .filter(({ public_key }) => isHash(public_key))
    .map(({ public_key, ...rotation }) => ({ publicKey: public_key, rotation }));
  const { accepted } = await followRotations(nodeCryptography, held, offered);
  const later = accepted.map(({ publicKey }) => publicKey);
  const idsOf = async (keys: readonly string[]) =>
    new Set(await Promise.all(keys.map((key) => fairnessKeyId(nodeCryptography, key))));
  return { keys: [...given, ...later], givenIds: await idsOf(given), laterIds: await idsOf(later) };
}
