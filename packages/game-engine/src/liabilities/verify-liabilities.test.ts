import { hash as nodeHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, toHex } from '../bytes.ts';
import { blindedPlayerMessage, leafMessage, type SumNode } from './node.ts';
import { splitBalance } from './split-balance.ts';
import { buildTiles, nodeBytes, siblingsInTile, type Tile, tileLevels, tilesOfLeaf, writeNode } from './tile.ts';
import { type LiabilitiesClaim, type LiabilitiesRoot, verifyLiabilities } from './verify-liabilities.ts';

const sha256 = (message: Uint8Array) => new Uint8Array(nodeHash('sha256', message, 'buffer'));
const day = '2026-11-25';
const uuidOf = (n: number) => `01890a5d-ac96-774b-bcce-${n.toString(16).padStart(12, '0')}`;
const secretOf = (n: number) => n.toString(16).padStart(64, '0');

interface Owed {
  readonly player: string;
  readonly secret: string;
  readonly amounts: readonly bigint[];
}

const owedTo = (n: number, ...amounts: bigint[]): Owed => ({ player: uuidOf(n), secret: secretOf(n), amounts });

/** A tree over all pieces in this order, and what each player is given. */
function buildTree(owed: readonly Owed[], onDay = day) {
  const pieces = owed.flatMap((one) => one.amounts.map((amount, number) => ({ ...one, amount, number })));
  const leaves = new Uint8Array(pieces.length * nodeBytes);
  for (const [position, { player, secret, amount, number }] of pieces.entries()) {
    const blinded = sha256(blindedPlayerMessage(onDay, player, fromHex(secret)));
    writeNode(leaves, position, { hash: sha256(leafMessage(blinded, number, amount)), sum: amount });
  }
  const { tiles, top } = collect(leaves);
  const root: LiabilitiesRoot = { day: onDay, root: toHex(top.hash), sum: top.sum, leaves: pieces.length };
  const claimOf = (at: number): LiabilitiesClaim => {
    const { player, secret, amounts } = owed[at] as Owed;
    return {
      player,
      secret,
      balance: amounts.reduce((sum, amount) => sum + amount, 0n),
      pieces: pieces.flatMap((piece, position) =>
        piece.player === player ? [{ amount: piece.amount, position, path: pathOf(tiles, position) }] : [],
      ),
    };
  };
  return { root, claimOf };
}

function collect(leaves: Uint8Array): { tiles: Tile[]; top: SumNode } {
  const tiles: Tile[] = [];
  const building = buildTiles(sha256, leaves);
  for (;;) {
    const { done, value } = building.next();
    if (done) return { tiles, top: value };
    tiles.push(value);
  }
}

function pathOf(tiles: readonly Tile[], position: number) {
  return tilesOfLeaf(position).flatMap(({ level, index, within }) => {
    const tile = tiles.find((one) => one.level === level && one.index === index) as Tile;
    return siblingsInTile(sha256, tile.nodes, within).map(({ hash, sum }) => ({ hash: toHex(hash), sum }));
  });
}

const verify = (root: LiabilitiesRoot, claim: LiabilitiesClaim) => verifyLiabilities(sha256, root, claim);
const owed = [owedTo(1, 700n, 300n), owedTo(2, 5n, 0n, 20n), owedTo(3, 40n, 30n, 20n, 10n)];
const tree = buildTree(owed);

describe('a correct tree', () => {
  test('proves every balance, for any number of players and any split', async () => {
    const balance = fc.bigInt({ min: 1n, max: 10n ** 12n });
    await fc.assert(
      fc.asyncProperty(
        fc.array(balance, { minLength: 1, maxLength: 200 }),
        fc.infiniteStream(fc.nat()),
        async (all, random) => {
          const below = (bound: bigint) => BigInt(random.next().value) % bound;
          const { root, claimOf } = buildTree(all.map((one, n) => owedTo(n, ...splitBalance(one, below))));
          expect(root.sum).toBe(all.reduce((sum, one) => sum + one, 0n));
          for (const at of [0, all.length >> 1, all.length - 1]) expect(await verify(root, claimOf(at))).toBeNull();
        },
      ),
      { numRuns: 20 },
    );
  });

  test('proves balances across tiles', async () => {
    const { root, claimOf } = buildTree(Array.from({ length: 400 }, (_, n) => owedTo(n, BigInt(n), 1n)));
    for (const at of [0, 127, 128, 256, 399]) expect(await verify(root, claimOf(at))).toBeNull();
  });

  test('has nothing for a balance of zero', async () => {
    expect(splitBalance(0n, () => 0n)).toEqual([]);
    expect(await verify(tree.root, { player: uuidOf(9), secret: secretOf(9), balance: 0n, pieces: [] })).toBeNull();
  });

  test('has the same root as the published vector', async () => {
    const page = readFileSync(new URL('../../../../docs/games/liabilities.md', import.meta.url), 'utf8');
    const [, json = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
    const vector = JSON.parse(json) as {
      players: { player: string; secret: string; pieces: string[] }[];
      root: string;
      sum: string;
    };
    const { root } = buildTree(
      vector.players.map(({ pieces, ...one }) => ({ ...one, amounts: pieces.map((piece) => BigInt(piece)) })),
    );
    expect({ root: root.root, sum: String(root.sum) }).toEqual({ root: vector.root, sum: vector.sum });
  });
});

describe('a malicious server', () => {
  const claim = tree.claimOf(0);
  const [first, second] = claim.pieces as [LiabilitiesClaim['pieces'][0], LiabilitiesClaim['pieces'][0]];

  test('cannot leave out a player', async () => {
    const without = buildTree(owed.slice(1));
    expect(await verify(without.root, { ...claim, pieces: without.claimOf(0).pieces })).toBe('balance');
    expect(await verify(without.root, claim)).toBe('path');
    expect(await verify(without.root, { ...claim, pieces: [] })).toBe('pieces');
  });

  test('cannot count a part of a balance', async () => {
    const { root, claimOf } = buildTree([owedTo(1, 700n, 200n), ...owed.slice(1)]);
    expect(await verify(root, { ...claimOf(0), balance: 1000n })).toBe('balance');
    expect(await verify(root, { ...claimOf(0), balance: 1000n, pieces: claim.pieces })).toBe('path');
  });

  test('cannot publish a lower sum with the same root', async () => {
    expect(await verify({ ...tree.root, sum: tree.root.sum - 1n }, claim)).toBe('path');
  });

  test('cannot write a negative amount into a leaf or a path', async () => {
    expect(() => buildTree([...owed, owedTo(4, -500n, 0n)])).toThrow(RangeError);
    const path = first.path.map((step, level) => (level === 0 ? { ...step, sum: -step.sum } : step));
    expect(await verify(tree.root, { ...claim, pieces: [{ ...first, path }, second] })).toBe('negative');
    const pieces = [
      { ...first, amount: 1001n },
      { ...second, amount: -1n },
    ];
    expect(await verify(tree.root, { ...claim, pieces })).toBe('negative');
  });

  test('cannot hide a negative amount as a number that overflows', async () => {
    const path = first.path.map((step, level) => (level === 3 ? { ...step, sum: 2n ** 63n - 1n } : step));
    expect(await verify(tree.root, { ...claim, pieces: [{ ...first, path }, second] })).toBe('negative');
  });

  test('cannot use a node with a sum below those of its children', async () => {
    // The node above both pieces claims 100 instead of 1,000. Everything above it is built on that.
    const leaves = new Uint8Array(nodeBytes);
    const blinded = sha256(blindedPlayerMessage(day, claim.player, fromHex(claim.secret)));
    const hash = sha256(leafMessage(blinded, 0, 700n));
    writeNode(leaves, 0, { hash, sum: 100n });
    const { tiles, top } = collect(leaves);
    const root = { day, root: toHex(top.hash), sum: top.sum, leaves: 2 };
    const pieces = [{ ...first, path: pathOf(tiles, 0) }, second];
    expect(await verify(root, { ...claim, pieces })).toBe('path');
  });

  test('cannot prove with the path of another player', async () => {
    const other = tree.claimOf(1);
    expect(await verify(tree.root, { ...other, player: claim.player })).toBe('path');
    expect(await verify(tree.root, { ...claim, secret: other.secret })).toBe('path');
  });

  test('cannot give two players with the same balance one leaf', async () => {
    const equal = buildTree([owedTo(1, 700n, 300n)]);
    expect(await verify(equal.root, equal.claimOf(0))).toBeNull();
    expect(await verify(equal.root, { ...equal.claimOf(0), player: uuidOf(2) })).toBe('path');
  });

  test('cannot use one leaf of a player twice', async () => {
    const { root, claimOf } = buildTree([owedTo(1, 500n, 0n), ...owed.slice(1)]);
    const [piece] = claimOf(0).pieces as [typeof first];
    expect(await verify(root, { ...claimOf(0), balance: 1000n, pieces: [piece, piece] })).toBe('pieces');
    const moved = { ...piece, position: piece.position + 2 };
    expect(await verify(root, { ...claimOf(0), balance: 1000n, pieces: [piece, moved] })).toBe('path');
  });

  test('cannot prove a day with an older root or the tree of another day', async () => {
    const yesterday = buildTree(owed, '2026-11-24');
    expect(await verify(yesterday.root, yesterday.claimOf(0))).toBeNull();
    expect(await verify({ ...yesterday.root, day }, yesterday.claimOf(0))).toBe('path');
    expect(await verify(yesterday.root, claim)).toBe('path');
  });

  test('cannot put a leaf beyond the published number of leaves', async () => {
    expect(await verify({ ...tree.root, leaves: 1 }, claim)).toBe('pieces');
  });

  test('cannot answer with anything but a proof', async () => {
    const short = { ...first, path: first.path.slice(1) };
    expect(await verify(tree.root, { ...claim, pieces: [short, second] })).toBe('malformed');
    expect(await verify(tree.root, { ...claim, secret: '' })).toBe('malformed');
    expect(await verify(tree.root, { ...claim, pieces: [{ ...first, position: 0.5 }, second] })).toBe('malformed');
    expect(await verify({ ...tree.root, day: 'today' }, claim)).toBe('malformed');
  });
});

test('stores only levels 0, 8 and 16', () => {
  const { tiles } = collect(new Uint8Array(300 * nodeBytes));
  expect(tiles.map(({ level, index }) => [level, index])).toEqual([
    [0, 0],
    [0, 1],
    [8, 0],
    [16, 0],
  ]);
  expect(tileLevels).toEqual([0, 8, 16]);
});
