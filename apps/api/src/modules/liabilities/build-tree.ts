import { randomFillSync } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  blindedPlayerMessage,
  buildTiles,
  leafMessage,
  nodeBytes,
  type SumNode,
  splitBalance,
  type Tile,
  writeNode,
} from '@goldwren/game-engine/liabilities';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { type PlacedPiece, packPieces } from './packed-pieces.ts';
import type { OwedBalance } from './read-balances.ts';
import { secretOf } from './secrets.ts';

/** Players or tiles between two turns of the event loop: about ten milliseconds of work. */
const stepsAtOnce = 500;
const randomBytesAtOnce = 65_536;

/** Random integers from 0 up to, but without, the bound. 16 bytes make the bias smaller than 2^-64. */
function createRandom(): (bound: bigint) => bigint {
  const pool = new BigUint64Array(randomBytesAtOnce / 8);
  let used = pool.length;
  const next = (): bigint => {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    used += 1;
    return pool[used - 1] as bigint;
  };
  return (bound) => ((next() << 64n) | next()) % bound;
}

/** The numbers from 0 to count − 1 in random order (Fisher–Yates). */
function shuffle(count: number, below: (bound: bigint) => bigint): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, place) => place);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Number(below(BigInt(last + 1)));
    const moved = order[last] as number;
    order[last] = order[other] as number;
    order[other] = moved;
  }
  return order;
}

export interface BuiltTree {
  readonly top: SumNode;
  readonly leaves: number;
  readonly tiles: readonly Tile[];
  /** The packed pieces of each balance, in the order of the balances. */
  readonly pieces: readonly Buffer[];
}

/**
 * Splits the balances, gives the pieces a random order, and builds the tree. Other work of the process runs in between.
 * @throws RangeError when a balance is negative or there are too many players for the depth of the tree
 */
export async function buildTree(
  balances: readonly OwedBalance[],
  { day, key }: { day: string; key: Uint8Array },
): Promise<BuiltTree> {
  const below = createRandom();
  const amounts = balances.map(({ wallet, escrow }) => splitBalance(wallet + escrow, below));
  const order = shuffle(
    amounts.reduce((count, { length }) => count + length, 0),
    below,
  );
  const list = new Uint8Array(order.length * nodeBytes);
  const pieces: Buffer[] = [];
  let place = 0;
  for (const [at, { playerId }] of balances.entries()) {
    const blinded = sha256(blindedPlayerMessage(day, playerId, secretOf(key, playerId)));
    const placed: PlacedPiece[] = (amounts[at] as bigint[]).map((amount, number) => {
      const position = order[place + number] as number;
      writeNode(list, position, { hash: sha256(leafMessage(blinded, number, amount)), sum: amount });
      return { amount, position };
    });
    pieces.push(packPieces(placed));
    place += placed.length;
    if (at % stepsAtOnce === 0) await setImmediate();
  }
  return { ...(await collectTiles(list)), leaves: order.length, pieces };
}

async function collectTiles(list: Uint8Array): Promise<{ top: SumNode; tiles: Tile[] }> {
  const tiles: Tile[] = [];
  const building = buildTiles(sha256, list);
  for (;;) {
    const { done, value } = building.next();
    if (done) return { top: value, tiles };
    tiles.push(value);
    // A tile is 255 hashes.
    if (tiles.length % 16 === 0) await setImmediate();
  }
}
