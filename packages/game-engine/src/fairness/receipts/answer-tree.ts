import { joinBytes } from '../../bytes.ts';
import type { Cryptography, Sha256 } from '../cryptography.ts';

// The Merkle tree of RFC 6962 §2.1 over answers that one signature covers. Leaves and nodes begin with different bytes, so
// that a node never passes for a leaf. The last node of a level with an odd number of nodes moves up unchanged.

const nodePrefix = Uint8Array.of(1);
/** Bytes of a hash. */
const hashBytes = 32;

function nodeMessage(left: Uint8Array, right: Uint8Array): Uint8Array {
  return joinBytes(nodePrefix, left, right);
}

/** All levels of a tree: the leaves first, the root alone at the end. */
export type AnswerTree = readonly (readonly Uint8Array[])[];

/** @param leaves hashes of 32 bytes, at least one */
export function buildAnswerTree(sha256: Sha256, leaves: readonly Uint8Array[]): AnswerTree {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; levels.push(level)) {
    const above: Uint8Array[] = [];
    for (let i = 0; i + 1 < level.length; i += 2) {
      above.push(sha256(nodeMessage(level[i] as Uint8Array, level[i + 1] as Uint8Array)));
    }
    if (level.length % 2 === 1) above.push(level.at(-1) as Uint8Array);
    level = above;
  }
  return levels;
}

export function getTreeRoot(tree: AnswerTree): Uint8Array {
  return tree.at(-1)?.[0] as Uint8Array;
}

/**
 * Returns the siblings on the way from a leaf to the root, the lowest first.
 * @param tree the levels, with hashes in any form
 */
export function getTreePath<Hash>(tree: readonly (readonly Hash[])[], index: number): Hash[] {
  const path: Hash[] = [];
  for (let depth = 0; depth + 1 < tree.length; depth += 1) {
    const sibling = tree[depth]?.[(index >> depth) ^ 1];
    if (sibling !== undefined) path.push(sibling);
  }
  return path;
}

/**
 * Computes the root that a path leads to.
 * @param path siblings of 32 bytes, one after the other @returns null when the path has the wrong length for this place
 */
export async function followTreePath(
  { sha256 }: Pick<Cryptography, 'sha256'>,
  leaf: Uint8Array,
  { index, size, path }: { index: number; size: number; path: Uint8Array },
): Promise<Uint8Array | null> {
  let hash = leaf;
  let used = 0;
  for (let [at, last] = [index, size - 1]; last > 0; at >>= 1, last >>= 1) {
    if (at === last && at % 2 === 0) continue;
    const sibling = path.subarray(used, used + hashBytes);
    if (sibling.length < hashBytes) return null;
    used += hashBytes;
    hash = await sha256(at % 2 === 1 ? nodeMessage(sibling, hash) : nodeMessage(hash, sibling));
  }
  return used === path.length ? hash : null;
}
