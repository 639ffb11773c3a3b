interface Told {
  rounds: string;
  net: string;
  mean: string;
  low: string;
  high: string;
  /** Of 100 players, at least so many are between `low` and `high`. */
  atLeast: number;
}

/** The player's own rounds of a game, compared with its proven figures. */
export const ownOdds = {
  intro: 'Your browser can compare the rounds in its log with the proven figures of this game.',
  compare: 'Compare my rounds',
  loading: 'Reading the log of this browser',
  problem: 'Could not compare your rounds.',
  none: 'The log of this browser has no settled rounds of this game.',
  decisions:
    'In this game, results also depend on your decisions. The proven figures are those of the best decisions, so your rounds cannot be compared with them.',
  told: ({ rounds, net, mean, low, high, atLeast }: Told) =>
    `Rounds: ${rounds}. Your net result is ${net}. The average at your stakes is ${mean}. At least ${atLeast} of 100 players with the same stakes end between ${low} and ${high}.`,
  below: (amount: string) => `You are ${amount} below the average.`,
  above: (amount: string) => `You are ${amount} above the average.`,
  equal: 'You are exactly at the average.',
  lower: (ofHundred: number, error: number) =>
    `About ${ofHundred} of 100 players with the same stakes would be lower. This uses a normal distribution, which is wrong by at most ${error} of 100 here.`,
  noRank: (rounds: string) =>
    `Rare large wins have a strong effect in this game. A normal distribution describes it only from about ${rounds} rounds at equal stakes, so we show no rank.`,
  legendOf: (atLeast: number) =>
    `Line: your net result, round by round. Dashes: the average. Area: at least ${atLeast} of 100 players.`,
  next: 'Past rounds do not change the next one.',
};
