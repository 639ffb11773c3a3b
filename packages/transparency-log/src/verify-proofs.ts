import { equalBytes } from './bytes.ts';
import { emptyRoot, hashBytes, hashNode, type Sha256 } from './hashes.ts';

/** The size and the root of a tree. */
export interface TreeHead {
  readonly size: number;
  readonly root: Uint8Array;
}

const half = (value: number): number => Math.floor(value / 2);
const isOdd = (value: number): boolean => value % 2 === 1;

/** Returns whether the proof shows that the tree has an entry with this leaf hash at `index` (RFC 9162, section 2.1.3.2). */
export async function verifyInclusion(
  sha256: Sha256,
  { index, leaf, proof }: { readonly index: number; readonly leaf: Uint8Array; readonly proof: readonly Uint8Array[] },
  { size, root }: TreeHead,
): Promise<boolean> {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return false;
  let [node, last, hash] = [index, size - 1, leaf];
  for (const other of proof) {
    if (last === 0 || other.length !== hashBytes) return false;
    if (isOdd(node) || node === last) {
      // `node` is not 0: an even one equals `last`.
      hash = await hashNode(sha256, other, hash);
      while (!isOdd(node)) [node, last] = [half(node), half(last)];
    } else {
      hash = await hashNode(sha256, hash, other);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && equalBytes(hash, root);
}

/** Returns whether the proof shows that the new tree extends the old one (RFC 9162, section 2.1.4.2). */
export async function verifyConsistency(
  sha256: Sha256,
  old: TreeHead,
  head: TreeHead,
  proof: readonly Uint8Array[],
): Promise<boolean> {
  if (old.size > head.size || proof.some((hash) => hash.length !== hashBytes)) return false;
  if (old.size === 0) return proof.length === 0 && equalBytes(old.root, await emptyRoot(sha256));
  if (old.size === head.size) return proof.length === 0 && equalBytes(old.root, head.root);
  const isWhole = Number.isInteger(Math.log2(old.size));
  // An empty proof does not reach the root: `last` is then still above 0 at the end.
  const [first = old.root, ...rest] = isWhole ? [old.root, ...proof] : proof;
  let [node, last] = [old.size - 1, head.size - 1];
  while (isOdd(node)) [node, last] = [half(node), half(last)];
  let [oldHash, hash] = [first, first];
  for (const other of rest) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      oldHash = await hashNode(sha256, other, oldHash);
      hash = await hashNode(sha256, other, hash);
      while (!isOdd(node)) [node, last] = [half(node), half(last)];
    } else {
      hash = await hashNode(sha256, hash, other);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && equalBytes(oldHash, old.root) && equalBytes(hash, head.root);
}
