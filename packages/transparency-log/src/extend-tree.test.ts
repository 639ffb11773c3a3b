import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extendTree } from './extend-tree.ts';
import { emptyRoot, hashLeaf } from './hashes.ts';
import { BrokenTile, createTileReader, type LoadTile } from './tile-reader.ts';
import {
  formatBundle,
  hashUp,
  newTiles,
  parseBundle,
  parseTile,
  parseTilePath,
  type Tile,
  tileAt,
  tilePath,
  tileWidth,
} from './tiles.ts';
import { proveConsistency, proveInclusion } from './tree.ts';
import { type TreeHead, verifyConsistency, verifyInclusion } from './verify-proofs.ts';

const sha256 = (message: Uint8Array) => new Uint8Array(createHash('sha256').update(message).digest());
const entry = (index: number) => Buffer.from(`entry ${index}`);

interface StoredLog {
  readonly files: Map<string, Uint8Array>;
  readonly load: LoadTile;
  head: TreeHead;
}

async function emptyLog(): Promise<StoredLog> {
  const files = new Map<string, Uint8Array>();
  const load = async (tile: Tile) => files.get(tilePath(tile)) ?? null;
  return { files, load, head: { size: 0, root: await emptyRoot(sha256) } };
}

async function append(log: StoredLog, count: number): Promise<void> {
  const entries = Array.from({ length: count }, (_, place) => entry(log.head.size + place));
  const extended = await extendTree(sha256, log.load, log.head, entries);
  for (const { tile, bytes } of extended.tiles) log.files.set(tilePath(tile), bytes);
  log.head = extended;
}

test.each([
  [{ level: 0, index: 1_234_067, width: 256 }, 'tile/0/x001/x234/067'],
  [{ level: 0, index: 273, width: 112 }, 'tile/0/273.p/112'],
  [{ level: 'entries', index: 0, width: 1 }, 'tile/entries/000.p/1'],
  [{ level: 2, index: 1000, width: 256 }, 'tile/2/x001/000'],
] as const)('writes the path of a tile as C2SP tlog-tiles does (%#)', (tile, path) => {
  expect(tilePath(tile)).toBe(path);
  expect(parseTilePath(path)).toEqual(tile);
});

test.each([
  'tile/00/000',
  'tile/64/000',
  'tile/0/00',
  'tile/0/x000/001',
  'tile/0/000.p/0',
  'tile/0/000.p/256',
  'tile/0/000.p/05',
  'tile/0/001/000',
  'tile/entries',
  'tile/0/../000',
  '/tile/0/000',
])('rejects the path %s', (path) => {
  expect(parseTilePath(path)).toBeNull();
});

test('divides a tree of 70,000 entries into the tiles of the example in C2SP tlog-tiles', () => {
  const widths = (level: number | 'entries') => newTiles(0, 70_000).filter((tile) => tile.level === level);
  expect(widths(0).filter(({ width }) => width === tileWidth)).toHaveLength(273);
  expect(widths(0).at(-1)).toEqual({ level: 0, index: 273, width: 112 });
  expect(widths(1).map(({ width }) => width)).toEqual([256, 17]);
  expect(widths(2).map(({ width }) => width)).toEqual([1]);
  expect(widths('entries')).toHaveLength(274);
  expect(newTiles(0, 256).map(tilePath)).toEqual(['tile/entries/000', 'tile/0/000', 'tile/1/000.p/1']);
  expect(newTiles(70_000, 70_000)).toEqual([]);
});

/** Each mutant runs these tests (vitest.mutation.config.ts), and a small tree has tiles of two levels, too. */
const appended = process.env.SMALL_TREES ? [1, 254, 1, 1, 255, 188] : [1, 254, 1, 1, 255, 300, 5_000, 60_188];
const total = appended.reduce((sum, count) => sum + count, 0);

test('gives the same tree whatever the sizes of the appends are, and proofs from its tiles verify', async () => {
  const whole = await emptyLog();
  await append(whole, total);
  const parts = await emptyLog();
  const heads = [];
  for (const count of appended) {
    await append(parts, count);
    heads.push(parts.head);
  }
  expect(parts.head.root).toEqual(whole.head.root);
  const tree = { sha256, read: createTileReader(sha256, whole.load, total) };
  for (const old of heads) {
    expect(await verifyConsistency(sha256, old, whole.head, await proveConsistency(tree, old.size, total))).toBe(true);
  }
  for (const index of [0, 255, 256, 65_535, 65_536, total - 1].filter((one) => one < total)) {
    const proof = await proveInclusion(tree, index, total);
    const leaf = await hashLeaf(sha256, entry(index));
    expect(await verifyInclusion(sha256, { index, leaf, proof }, whole.head)).toBe(true);
  }
}, 120_000);

test('serves every tile of every published size, and each bundle has the entries of its tile', async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(sizes, async (counts) => {
      const log = await emptyLog();
      for (const count of counts) {
        await append(log, count);
        const last = tileAt('entries', Math.floor((log.head.size - 1) / tileWidth), log.head.size);
        const bundle = parseBundle(log.files.get(tilePath(last)) as Uint8Array, last.width) as Uint8Array[];
        const leaves = await Promise.all(bundle.map((one) => hashLeaf(sha256, one)));
        expect(Buffer.concat(leaves).equals(log.files.get(tilePath({ ...last, level: 0 })) as Uint8Array)).toBe(true);
        expect(Buffer.from(bundle.at(-1) as Uint8Array)).toEqual(entry(log.head.size - 1));
      }
    }),
    { numRuns: process.env.SMALL_TREES ? 5 : 25 },
  );
});

test('refuses to extend a tree whose stored tiles were changed or lost', async () => {
  const log = await emptyLog();
  await append(log, 300);
  const name = 'tile/0/001.p/44';
  const tile = (log.files.get(name) as Uint8Array).slice();
  tile[5] = (tile[5] ?? 0) ^ 1;
  log.files.set(name, tile);
  await expect(append(log, 1)).rejects.toThrow('do not have the root of the checkpoint of size 300');
  log.files.delete(name);
  await expect(append(log, 1)).rejects.toThrow(BrokenTile);
});

test('reads a partial tile from the full one when the log has deleted the partial one', async () => {
  const log = await emptyLog();
  await append(log, 100);
  const old = log.head;
  await append(log, 200);
  log.files.delete('tile/0/000.p/100');
  const tree = { sha256, read: createTileReader(sha256, log.load, 100) };
  const proof = await proveInclusion(tree, 99, 100);
  const leaf = await hashLeaf(sha256, entry(99));
  expect(await verifyInclusion(sha256, { index: 99, leaf, proof }, old)).toBe(true);
});

test('reads each tile once, and no subtree outside the tree, even if a larger tile has it', async () => {
  const log = await emptyLog();
  await append(log, 256);
  const loads: string[] = [];
  const read = createTileReader(sha256, (tile) => log.load(tile).finally(() => loads.push(tilePath(tile))), 100);
  expect(await read(0, 99)).toEqual(await hashLeaf(sha256, entry(99)));
  await expect(read(0, 150)).rejects.toThrow('does not contain this subtree');
  await expect(read(3, 12)).rejects.toThrow('does not contain this subtree');
  expect(loads).toEqual(['tile/0/000.p/100', 'tile/0/000']);
});

test('rejects a tile of a wrong length, also where the log has the full tile', async () => {
  const log = await emptyLog();
  await append(log, 256);
  log.files.set('tile/0/000.p/100', new Uint8Array(99 * 32));
  await expect(createTileReader(sha256, log.load, 100)(0, 0)).rejects.toThrow(BrokenTile);
  expect(parseTile(new Uint8Array(33), 1)).toBeNull();
  await expect(hashUp(sha256, [])).rejects.toThrow(RangeError);
});

test('rejects a bundle with a missing, an added or a cut entry', () => {
  const bundle = formatBundle([entry(0), entry(1)]);
  expect(parseBundle(bundle, 2)?.map((one) => Buffer.from(one).toString())).toEqual(['entry 0', 'entry 1']);
  expect(parseBundle(bundle, 1)).toBeNull();
  expect(parseBundle(bundle, 3)).toBeNull();
  expect(parseBundle(bundle.slice(0, -1), 2)).toBeNull();
  expect(parseBundle(Buffer.concat([bundle, Buffer.of(0)]), 2)).toBeNull();
  expect(() => formatBundle([new Uint8Array(65_536)])).toThrow(RangeError);
});
