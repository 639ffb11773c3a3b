import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashLeaf, hashNode } from './hashes.ts';
import { verifyConsistency, verifyInclusion } from './verify-proofs.ts';

const sha256 = (message: Uint8Array) => new Uint8Array(createHash('sha256').update(message).digest());
const node = (left: Uint8Array, right: Uint8Array) => hashNode(sha256, left, right);
const leaf = async (text: string) => hashLeaf(sha256, Buffer.from(text));
const [a, b, c, d, x] = (await Promise.all(['a', 'b', 'c', 'd', 'x'].map(leaf))) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
  Uint8Array,
  Uint8Array,
];
const ab = await node(a, b);
const abc = await node(ab, c);
const abcd = await node(ab, await node(c, d));

/** The same bytes as the two hashes, divided one byte later. */
function dividedLater(left: Uint8Array, right: Uint8Array): [Uint8Array, Uint8Array] {
  return [Buffer.concat([left, right.subarray(0, 1)]), right.slice(1)];
}

// The malicious log signs a root that it computes from the proof, so that the hashes fit and only the sizes do not.
describe('rejects an inclusion proof', () => {
  const includes = (index: number, size: number, root: Uint8Array, of: Uint8Array, proof: Uint8Array[]) =>
    verifyInclusion(sha256, { index, leaf: of, proof }, { size, root });

  test('with more hashes than a tree of this size has levels', async () => {
    expect(await includes(0, 1, a, a, [])).toBe(true);
    expect(await includes(0, 1, await node(x, a), a, [x])).toBe(false);
    expect(await includes(2, 3, abc, c, [ab])).toBe(true);
    expect(await includes(2, 3, await node(x, abc), c, [ab, x])).toBe(false);
  });

  test('with fewer hashes than a tree of this size has levels', async () => {
    expect(await includes(0, 2, ab, a, [b])).toBe(true);
    expect(await includes(0, 2, a, a, [])).toBe(false);
    expect(await includes(0, 3, ab, a, [b])).toBe(false);
  });

  test('whose bytes are those of another leaf, divided at another place', async () => {
    const [longer, shorter] = dividedLater(a, b);
    expect(await includes(0, 2, ab, longer, [shorter])).toBe(false);
  });
});

describe('rejects a consistency proof', () => {
  const extend = (old: number, oldRoot: Uint8Array, size: number, root: Uint8Array, proof: Uint8Array[]) =>
    verifyConsistency(sha256, { size: old, root: oldRoot }, { size, root }, proof);

  test('from a larger tree to a smaller one', async () => {
    expect(await extend(5, a, 4, await node(await node(a, b), c), [a, b, c])).toBe(false);
  });

  test('with more hashes than the trees have levels', async () => {
    expect(await extend(3, abc, 4, abcd, [c, d, ab])).toBe(true);
    expect(await extend(3, await node(x, abc), 4, await node(x, abcd), [c, d, ab, x])).toBe(false);
  });

  test('with fewer hashes than the trees have levels', async () => {
    expect(await extend(1, a, 3, abc, [b, c])).toBe(true);
    expect(await extend(1, a, 3, ab, [b])).toBe(false);
    expect(await extend(3, abc, 4, abcd, [])).toBe(false);
    expect(await extend(2, ab, 4, ab, [])).toBe(false);
  });

  test('with hashes from the empty tree, which needs none', async () => {
    const empty = sha256(new Uint8Array());
    expect(await extend(0, empty, 4, abcd, [])).toBe(true);
    expect(await extend(0, empty, 4, abcd, [ab])).toBe(false);
  });

  test('whose bytes are those of another root, divided at another place', async () => {
    const [longer, shorter] = dividedLater(a, b);
    expect(await extend(1, longer, 2, ab, [shorter])).toBe(false);
  });
});
