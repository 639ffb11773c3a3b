/** Values of the cards of an endless deck, and how many of 13 ranks have each value. 1 is an ace. */
export const worths: readonly (readonly [worth: number, ranks: bigint])[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((worth) => [worth, 1n] as const),
  [10, 4n],
];

export const ranks = 13n;
/** Largest number of cards that a hand draws. The dealer's number starts with the hidden card. */
export const handDraws = 18n;
export const dealerDraws = 12n;
/** Number of equally likely rank sequences: the denominators for the ways of a hand and of the dealer. */
export const handWays = ranks ** handDraws;
export const dealerWays = ranks ** dealerDraws;

/** Divides by the number of ranks. @throws RangeError with a remainder, which means a sequence that is too long. */
export function divideByRanks(sum: bigint): bigint {
  if (sum % ranks !== 0n) throw new RangeError('A hand takes more cards than the denominator allows.');
  return sum / ranks;
}
