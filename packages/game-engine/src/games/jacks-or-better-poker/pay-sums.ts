import { getHandIndex } from '../../families/cards/five-card-hand.ts';

const ranks = 13;

/** How many hands with these ranks there are in four suits, by how often the rank appears: C(4, n), and with cards that are set. */
const suitChoices = [1, 4, 6, 4, 1] as const;
const withOneSet = [0, 1, 3, 3, 1] as const;
const withTwoSet = [0, 0, 1, 2, 1] as const;

/** The total pay of all 2,598,960 hands, of the hands that contain a card, and of the hands that contain two cards. */
export interface PaySums {
  readonly all: number;
  readonly ofCard: (card: number) => number;
  readonly ofPair: (one: number, other: number) => number;
}

/** By rank. Two ranks r ≤ s are 13 × r + s. They are in two lists, because only two cards of one suit can be in a flush. */
interface Totals {
  all: number;
  one: Float64Array;
  sameSuit: Float64Array;
  otherSuit: Float64Array;
}

function addPair(list: Float64Array, r: number, s: number, pay: number): void {
  list[ranks * r + s] = (list[ranks * r + s] as number) + pay;
}

/** Adds the hands of five different ranks: one flush in each suit, and all other combinations of suits. */
function addUnpaired(totals: Totals, hand: Uint8Array, flush: number, other: number): void {
  totals.all += 4 * flush + (4 ** 5 - 4) * other;
  for (let i = 0; i < 5; i++) {
    const r = hand[i] as number;
    totals.one[r] = (totals.one[r] as number) + flush + (4 ** 4 - 1) * other;
    for (let j = i + 1; j < 5; j++) {
      addPair(totals.sameSuit, r, hand[j] as number, flush + (4 ** 3 - 1) * other);
      addPair(totals.otherSuit, r, hand[j] as number, 4 ** 3 * other);
    }
  }
}

/** Adds the hands of these ranks, of which at least one appears more than once. They have no flush. */
function addPaired(totals: Totals, hand: Uint8Array, times: Uint8Array, pay: number): void {
  let hands = 1;
  for (let i = 0; i < 5; i++) if (times[i] !== 0) hands *= suitChoices[times[i] as number] as number;
  totals.all += hands * pay;
  for (let i = 0; i < 5; i++) {
    const n = times[i] as number;
    if (n === 0) continue;
    const r = hand[i] as number;
    const others = hands / (suitChoices[n] as number);
    const withCard = others * (withOneSet[n] as number);
    totals.one[r] = (totals.one[r] as number) + withCard * pay;
    addPair(totals.otherSuit, r, r, others * (withTwoSet[n] as number) * pay);
    for (let j = i + 1; j < 5; j++) {
      const m = times[j] as number;
      if (m === 0) continue;
      const withBoth = (withCard / (suitChoices[m] as number)) * (withOneSet[m] as number) * pay;
      addPair(totals.sameSuit, r, hand[j] as number, withBoth);
      addPair(totals.otherSuit, r, hand[j] as number, withBoth);
    }
  }
}

/** Writes how often each rank appears to the place where it appears first, and 0 to its other places. */
function countTimes(hand: Uint8Array, times: Uint8Array): void {
  let first = 0;
  for (let i = 0; i < 5; i++) {
    times[i] = 0;
    if (hand[i] !== hand[first]) first = i;
    times[first] = (times[first] as number) + 1;
  }
}

/** @param hand five ranks in ascending order @param times is overwritten */
function addRanks(totals: Totals, pays: Int32Array, hand: Uint8Array, times: Uint8Array): void {
  const a = hand[0] as number;
  const b = hand[1] as number;
  const c = hand[2] as number;
  const d = hand[3] as number;
  const e = hand[4] as number;
  if (a === e) return;
  // All cards have suit 0 here. Suits do not matter to a hand with two cards of the same rank.
  const pay = pays[getHandIndex(4 * a, 4 * b, 4 * c, 4 * d, 4 * e)] as number;
  if (a < b && b < c && c < d && d < e) {
    addUnpaired(totals, hand, pay, pays[getHandIndex(4 * a, 4 * b, 4 * c, 4 * d, 4 * e + 1)] as number);
  } else if (pay !== 0) {
    countTimes(hand, times);
    addPaired(totals, hand, times, pay);
  }
}

/**
 * Sums the pays of all hands by the 6,175 combinations of ranks, and counts the suits of each. Going through every hand
 * takes more than twenty times as long, which a player on a phone notices.
 */
export function sumPays(pays: Int32Array): PaySums {
  const pairs = () => new Float64Array(ranks * ranks);
  const totals: Totals = { all: 0, one: new Float64Array(ranks), sameSuit: pairs(), otherSuit: pairs() };
  const hand = new Uint8Array(5);
  const times = new Uint8Array(5);
  const addFrom = (place: number, lowest: number): void => {
    for (let rank = lowest; rank < ranks; rank++) {
      hand[place] = rank;
      if (place < 4) addFrom(place + 1, rank);
      else addRanks(totals, pays, hand, times);
    }
  };
  addFrom(0, 0);
  return {
    all: totals.all,
    ofCard: (card) => totals.one[card >> 2] as number,
    ofPair: (one, other) => {
      const list = (one & 3) === (other & 3) ? totals.sameSuit : totals.otherSuit;
      return list[ranks * (Math.min(one, other) >> 2) + (Math.max(one, other) >> 2)] as number;
    },
  };
}
