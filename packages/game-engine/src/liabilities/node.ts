import { asciiBytes, fromHex, joinBytes } from '../bytes.ts';
import type { Sha256 } from '../fairness/cryptography.ts';

/**
 * The nodes of the daily Merkle sum tree over the Sweeps Coins outstanding. docs/games/liabilities.md publishes the format.
 * The server builds the tree, and every browser verifies its player's leaves with the same code.
 */
export interface SumNode {
  /** 32 bytes. */
  readonly hash: Uint8Array;
  /** Hundredths of a Sweeps Coin. */
  readonly sum: bigint;
}

/** Levels between a leaf and the root. 2^24 leaves are enough for four million players. */
export const treeDepth = 24;
/** Every sum of the tree is at most this, so that no addition overflows eight bytes. */
const maxSum = 2n ** 63n - 1n;
/** Into how many leaves one balance is split, so that a sibling on another player's path shows no whole balance. */
export const pieceCounts = { least: 2, most: 4 } as const;

const hashBytes = 32;
const leafTag = 0;
const innerTag = 1;
const playerDomain = 'goldwren liabilities 1 player ';

/** An empty subtree of any height: nothing is owed in it. */
export const emptyNode: SumNode = { hash: new Uint8Array(hashBytes), sum: 0n };

/** Whether a sum may occur in a tree. A negative one would hide what is owed to other players. */
export function isSum(sum: bigint): boolean {
  return sum >= 0n && sum <= maxSum;
}

/** Eight bytes, big-endian. @throws RangeError when the sum is negative or too large. */
export function sumBytes(sum: bigint): Uint8Array {
  if (!isSum(sum)) throw new RangeError('not a sum of the tree');
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, sum);
  return bytes;
}

/**
 * The message whose SHA-256 the leaves of a day contain instead of the ID of the player.
 * @param day `YYYY-MM-DD`
 * @param player UUID, lower case
 * @param secret 32 random bytes of this player and day, so that the hash cannot be found by trying players
 */
export function blindedPlayerMessage(day: string, player: string, secret: Uint8Array): Uint8Array {
  return joinBytes(asciiBytes(`${playerDomain}${day}`), fromHex(player.replaceAll('-', '')), secret);
}

/** The message whose SHA-256 is the hash of a leaf. @param blinded 32 bytes @param piece 0 to 3 @param amount hundredths */
export function leafMessage(blinded: Uint8Array, piece: number, amount: bigint): Uint8Array {
  return joinBytes(Uint8Array.of(leafTag), blinded, Uint8Array.of(piece), sumBytes(amount));
}

/** The message whose SHA-256 is the hash of an inner node. It contains both sums, so neither can be changed alone. */
export function innerMessage(left: SumNode, right: SumNode): Uint8Array {
  return joinBytes(Uint8Array.of(innerTag), left.hash, sumBytes(left.sum), right.hash, sumBytes(right.sum));
}

/** Joins two nodes. Two empty subtrees make an empty subtree. @throws RangeError when the sum is too large. */
export function joinNodes(sha256: Sha256, left: SumNode, right: SumNode): SumNode {
  if (left === emptyNode && right === emptyNode) return emptyNode;
  return { hash: sha256(innerMessage(left, right)), sum: checkedSum(left.sum + right.sum) };
}

/** @throws RangeError when the sum is negative or too large. */
function checkedSum(sum: bigint): bigint {
  if (!isSum(sum)) throw new RangeError('not a sum of the tree');
  return sum;
}
