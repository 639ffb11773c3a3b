import { emptyRoot, hashNode, type Sha256 } from './hashes.ts';

/**
 * Reads the hash of the complete subtree over the entries `index * 2**level` to `(index + 1) * 2**level - 1`. The tree
 * contains all of them.
 */
export type ReadSubtree = (level: number, index: number) => Promise<Uint8Array>;

export interface Tree {
  readonly sha256: Sha256;
  readonly read: ReadSubtree;
}

/** The largest power of two below `size`, which is at least 2. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** The hash over the entries `from` to `to - 1`. `from` is a multiple of the largest power of two that fits. */
async function hashRange(tree: Tree, from: number, to: number): Promise<Uint8Array> {
  const level = Math.log2(to - from);
  if (Number.isInteger(level)) return tree.read(level, from / (to - from));
  const middle = from + splitOf(to - from);
  return hashNode(tree.sha256, await hashRange(tree, from, middle), await hashRange(tree, middle, to));
}

/** The root of the tree over its first `size` entries (RFC 6962, section 2.1). */
export async function rootOf(tree: Tree, size: number): Promise<Uint8Array> {
  return size === 0 ? emptyRoot(tree.sha256) : hashRange(tree, 0, size);
}

/** The inclusion proof of an entry in the tree over the first `size` entries (RFC 6962, section 2.1.1). */
export async function proveInclusion(tree: Tree, index: number, size: number): Promise<Uint8Array[]> {
  if (index < 0 || index >= size) throw new RangeError('the tree does not contain this entry');
  const path: Uint8Array[] = [];
  for (let [from, to] = [0, size]; to - from > 1; ) {
    const middle = from + splitOf(to - from);
    const isLeft = index < middle;
    path.unshift(await (isLeft ? hashRange(tree, middle, to) : hashRange(tree, from, middle)));
    [from, to] = isLeft ? [from, middle] : [middle, to];
  }
  return path;
}

/** The proof that a tree of `size` entries extends one of `oldSize` entries (RFC 6962, section 2.1.2). */
export async function proveConsistency(tree: Tree, oldSize: number, size: number): Promise<Uint8Array[]> {
  if (oldSize < 0 || oldSize > size) throw new RangeError('the old tree is larger than the new one');
  if (oldSize === 0 || oldSize === size) return [];
  const path: Uint8Array[] = [];
  let [from, to] = [0, size];
  while (to > oldSize) {
    const middle = from + splitOf(to - from);
    const isLeft = oldSize <= middle;
    path.unshift(await (isLeft ? hashRange(tree, middle, to) : hashRange(tree, from, middle)));
    [from, to] = isLeft ? [from, middle] : [middle, to];
  }
  // A verifier knows the old root, so the proof leaves the subtree out when it is the whole old tree.
  if (from > 0) path.unshift(await hashRange(tree, from, to));
  return path;
}
