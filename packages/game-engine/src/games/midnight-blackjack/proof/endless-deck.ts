/** Worths of the cards of an endless deck and how many of 13 ranks have each; 1 is an ace. */
export const worths: readonly (readonly [worth: number, ranks: bigint])[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((worth) => [worth, 1n] as const),
  [10, 4n],
];

export const ranks = 13n;
/** The most cards that a hand takes after its first two, or after the first of a split; dealer: the hidden card and on. */
export const handDraws = 18n;
export const dealerDraws = 12n;
/** Every row of ranks that can come, equally likely: what ways of a hand, and of the dealer, are counted over. */
export const handWays = ranks ** handDraws;
export const dealerWays = ranks ** dealerDraws;

/** @throws RangeError when the division leaves a rest: an order of cards longer than those counted over. */
export function exactly(sum: bigint): bigint {
  if (sum % ranks !== 0n) throw new RangeError('more cards than were counted over');
  return sum / ranks;
}
