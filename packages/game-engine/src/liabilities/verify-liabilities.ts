import { fromHex, toHex } from '../bytes.ts';
import type { Sha256 } from '../fairness/cryptography.ts';
import { isHash } from '../fairness/keys/derive-keys.ts';
import {
  blindedPlayerMessage,
  innerMessage,
  isSum,
  leafMessage,
  pieceCounts,
  type SumNode,
  treeDepth,
} from './node.ts';

/** The published total of a day. */
export interface LiabilitiesRoot {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** 64 lower-case hex digits. */
  readonly root: string;
  /** Hundredths. */
  readonly sum: bigint;
  /** How many leaves are not padding. They are the first ones. */
  readonly leaves: number;
}

export interface PathStep {
  /** 64 lower-case hex digits. */
  readonly hash: string;
  /** Hundredths. */
  readonly sum: bigint;
}

/** A leaf of the player with its way to the root. */
export interface Piece {
  /** Hundredths. */
  readonly amount: bigint;
  /** The number of the leaf, from 0. Its bits say on which side each sibling is. */
  readonly position: number;
  /** The siblings, from the leaf to the root. */
  readonly path: readonly PathStep[];
}

/** What a player is given to prove that the total contains their balance. */
export interface LiabilitiesClaim {
  /** UUID of the player who verifies: their own knowledge, not the answer's. */
  readonly player: string;
  /** 64 lower-case hex digits. */
  readonly secret: string;
  /** Hundredths of the wallet and of open redemptions together. */
  readonly balance: bigint;
  /** In order: the piece at index 0 has the number 0. */
  readonly pieces: readonly Piece[];
}

/**
 * `malformed`: the answer is not a proof. `pieces`: the balance has the wrong number of pieces, or two share a leaf. `negative`: a
 * sum is below zero or too large. `balance`: the pieces do not add up to the balance. `path`: a piece is not in the total.
 */
export type LiabilitiesMismatch = 'malformed' | 'pieces' | 'negative' | 'balance' | 'path';

function isWellFormed({ secret, pieces, player }: LiabilitiesClaim, root: LiabilitiesRoot): boolean {
  const isStep = (step: PathStep) => isHash(step.hash);
  return (
    [secret, root.root].every(isHash) &&
    /^\d{4}-\d\d-\d\d$/.test(root.day) &&
    /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(player) &&
    pieces.every(({ path, position }) => {
      return Number.isSafeInteger(position) && position >= 0 && path.length === treeDepth && path.every(isStep);
    })
  );
}

function areCounted({ balance, pieces }: LiabilitiesClaim, { leaves }: LiabilitiesRoot): boolean {
  const { least, most } = balance > 0n ? pieceCounts : { least: 0, most: 0 };
  const positions = new Set(pieces.map(({ position }) => position));
  return (
    pieces.length >= least &&
    pieces.length <= most &&
    positions.size === pieces.length &&
    pieces.every(({ position }) => position < leaves)
  );
}

/**
 * Verifies that the published total of a day contains the whole balance of a player.
 * @returns null when it does, otherwise the first thing that does not match
 */
export async function verifyLiabilities(
  sha256: Sha256<Uint8Array | Promise<Uint8Array>>,
  root: LiabilitiesRoot,
  claim: LiabilitiesClaim,
): Promise<LiabilitiesMismatch | null> {
  if (!isWellFormed(claim, root)) return 'malformed';
  const { pieces, balance } = claim;
  const sums = [root.sum, balance, ...pieces.flatMap(({ amount, path }) => [amount, ...path.map(({ sum }) => sum)])];
  if (!sums.every(isSum)) return 'negative';
  if (!areCounted(claim, root)) return 'pieces';
  if (pieces.reduce((sum, { amount }) => sum + amount, 0n) !== balance) return 'balance';
  const blinded = await sha256(blindedPlayerMessage(root.day, claim.player, fromHex(claim.secret)));
  for (const [number, { amount, position, path }] of pieces.entries()) {
    let node: SumNode = { hash: await sha256(leafMessage(blinded, number, amount)), sum: amount };
    for (const [level, step] of path.entries()) {
      const sibling = { hash: fromHex(step.hash), sum: step.sum };
      const isRight = Math.floor(position / 2 ** level) % 2 === 1;
      const sum = node.sum + sibling.sum;
      if (!isSum(sum)) return 'negative';
      node = { hash: await sha256(isRight ? innerMessage(sibling, node) : innerMessage(node, sibling)), sum };
    }
    if (toHex(node.hash) !== root.root || node.sum !== root.sum) return 'path';
  }
  return null;
}
