/** The gallery of a player's best rounds: those with the highest payout compared with their stake. */
export const bestRounds = {
  /** A listed round returned at least this many times its stake. Only such rounds are in the index of the table. */
  leastMultiple: 5,
  /** The most rounds that the gallery shows. */
  shown: 24,
} as const;
