import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashLeaf } from './hashes.ts';
import { proveConsistency, proveInclusion, rootOf, type Tree } from './tree.ts';
import { verifyConsistency, verifyInclusion } from './verify-proofs.ts';

const sha256 = (message: Uint8Array) => new Uint8Array(createHash('sha256').update(message).digest());
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** The entries and the roots of sizes 0 to 8 in the reference tests of Certificate Transparency. */
const referenceEntries = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const referenceRoots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

/** A tree in memory that hashes each subtree once. */
async function treeOf(entries: readonly Uint8Array[]): Promise<Tree> {
  const leaves = await Promise.all(entries.map((entry) => hashLeaf(sha256, entry)));
  const known = new Map<string, Uint8Array>();
  const read = async (level: number, index: number): Promise<Uint8Array> => {
    if (level === 0) return leaves[index] as Uint8Array;
    const name = `${level}/${index}`;
    const found =
      known.get(name) ??
      sha256(Buffer.concat([Buffer.of(1), await read(level - 1, index * 2), await read(level - 1, index * 2 + 1)]));
    known.set(name, found);
    return found;
  };
  return { sha256, read };
}

function flipped(bytes: Uint8Array, at: number): Uint8Array {
  const copy = bytes.slice();
  copy[at % copy.length] = (copy[at % copy.length] ?? 0) ^ (1 << (at % 8));
  return copy;
}

/**
 * Small trees have proofs of every form, too. Each mutant runs all of these tests (vitest.mutation.config.ts). Each change
 * goes past 128 entries, where proofs get another level, and the nightly run past 256.
 */
const largest = process.env.SMALL_TREES ? 40 : process.env.NIGHTLY ? 300 : 140;
const tree = await treeOf(Array.from({ length: largest }, (_, index) => Buffer.from(`entry ${index}`)));
const roots = await Promise.all(Array.from({ length: largest + 1 }, (_, size) => rootOf(tree, size)));
const headOf = (size: number) => ({ size, root: roots[size] as Uint8Array });

test('computes the roots of the reference tests of RFC 6962', async () => {
  const reference = await treeOf(referenceEntries.map((entry) => Buffer.from(entry, 'hex')));
  for (const [size, root] of referenceRoots.entries()) expect(hex(await rootOf(reference, size))).toBe(root);
});

test('makes the proofs of the reference tests of RFC 6962', async () => {
  const reference = await treeOf(referenceEntries.map((entry) => Buffer.from(entry, 'hex')));
  expect((await proveInclusion(reference, 5, 8)).map(hex)).toEqual([
    'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ]);
  expect((await proveConsistency(reference, 6, 8)).map(hex)).toEqual([
    '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ]);
});

test('verifies the inclusion proof of every entry in every size, and rejects a changed one', async () => {
  for (let size = 1; size <= largest; size += 1) {
    for (let index = 0; index < size; index += 1) {
      const leaf = await tree.read(0, index);
      const proof = await proveInclusion(tree, index, size);
      const changed = (size * 31 + index) % 251;
      const place = proof.length === 0 ? 0 : changed % proof.length;
      const wrong = proof.map((hash, at) => (at === place ? flipped(hash, changed) : hash));
      if (!(await verifyInclusion(sha256, { index, leaf, proof }, headOf(size))))
        throw new Error(`${index} of ${size}`);
      // One of the false claims for each proof, in turn.
      const claims = [
        { index, leaf: flipped(leaf, changed), proof },
        { index, leaf, proof: [...proof, leaf] },
        { index, leaf, proof: size > 1 ? wrong : [leaf] },
        { index: size > 1 ? (index + 1) % size : 1, leaf, proof },
      ];
      const claim = claims[(index + size) % claims.length] as (typeof claims)[number];
      if (await verifyInclusion(sha256, claim, headOf(size))) throw new Error(`false claim about ${index} of ${size}`);
    }
  }
});

test('verifies the consistency proof of every two sizes, and rejects a changed one', async () => {
  for (let size = 1; size <= largest; size += 1) {
    for (let oldSize = 1; oldSize <= size; oldSize += 1) {
      const [old, head] = [headOf(oldSize), headOf(size)];
      const proof = await proveConsistency(tree, oldSize, size);
      const changed = (size * 31 + oldSize) % 251;
      const place = proof.length === 0 ? 0 : changed % proof.length;
      const wrong = proof.map((hash, at) => (at === place ? flipped(hash, changed) : hash));
      if (!(await verifyConsistency(sha256, old, head, proof))) throw new Error(`${oldSize} to ${size}`);
      const claims: Parameters<typeof verifyConsistency>[] = [
        [sha256, { ...old, root: flipped(old.root, changed) }, head, proof],
        [sha256, old, { ...head, root: flipped(head.root, changed) }, proof],
        [sha256, old, head, oldSize < size ? wrong : [old.root]],
        [sha256, old, head, [...proof, old.root]],
        [sha256, old, head, oldSize < size ? proof.slice(1) : [head.root]],
      ];
      const claim = claims[(oldSize + size) % claims.length] as (typeof claims)[number];
      if (await verifyConsistency(...claim)) throw new Error(`false claim about ${oldSize} to ${size}`);
    }
  }
});

test('rejects every single flipped bit of a proof', async () => {
  const last = largest - 1;
  const [inclusion, consistency] = [await proveInclusion(tree, 12, last), await proveConsistency(tree, 12, last)];
  const leaf = await tree.read(0, 12);
  for (const [kind, proof] of [
    ['inclusion', inclusion],
    ['consistency', consistency],
  ] as const) {
    for (let bit = 0; bit < proof.length * 256; bit += 1) {
      const wrong = proof.map((hash) => hash.slice());
      const hash = wrong[bit >> 8] as Uint8Array;
      hash[(bit & 255) >> 3] = (hash[(bit & 255) >> 3] ?? 0) ^ (1 << (bit & 7));
      const isValid =
        kind === 'inclusion'
          ? await verifyInclusion(sha256, { index: 12, leaf, proof: wrong }, headOf(last))
          : await verifyConsistency(sha256, headOf(12), headOf(last), wrong);
      if (isValid) throw new Error(`bit ${bit} of the ${kind} proof`);
    }
  }
});

test('rejects an entry outside the tree, a smaller tree, and a false empty root', async () => {
  const leaf = await tree.read(0, 0);
  for (const index of [-1, 1, 0.5, Number.NaN]) {
    expect(await verifyInclusion(sha256, { index, leaf, proof: [] }, headOf(1))).toBe(false);
  }
  expect(await verifyConsistency(sha256, headOf(5), headOf(4), [])).toBe(false);
  expect(await verifyConsistency(sha256, headOf(0), headOf(4), [])).toBe(true);
  expect(await verifyConsistency(sha256, { size: 0, root: leaf }, headOf(4), [])).toBe(false);
  await expect(proveInclusion(tree, 4, 4)).rejects.toThrow(RangeError);
  await expect(proveConsistency(tree, 5, 4)).rejects.toThrow(RangeError);
});
