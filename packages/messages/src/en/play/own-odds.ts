/** The amounts and counts of a comparison, formatted. */
interface Compared {
  rounds: string;
  net: string;
  mean: string;
  low: string;
  high: string;
  /** Of 100 players or results, at least so many are between `low` and `high`. */
  atLeast: number;
}

/** A share of results in hundredths. It rounds to a whole number, but never to none or to all. */
const ofHundred = (share: number) =>
  share > 0 && share < 1 ? 'fewer than 1' : share > 99 && share < 100 ? 'more than 99' : String(Math.round(share));

/** The player's own rounds of a game, compared with its proven figures. */
export const ownOdds = {
  intro: 'Your browser can compare the rounds in its log with the proven figures of this game.',
  compare: 'Compare my rounds',
  loading: 'Reading the log of this browser',
  problem: 'Could not compare your rounds.',
  none: 'The log of this browser has no settled rounds of this game.',
  decisions:
    'In this game, results also depend on your decisions. The proven figures are those of the best decisions, so your rounds cannot be compared with them.',
  told: ({ rounds, net, mean, low, high, atLeast }: Compared) =>
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
  exact: {
    result: ({ rounds, net, mean }: Compared) =>
      `Rounds: ${rounds}. Your net result is ${net}. The average is ${mean}.`,
    range: ({ atLeast, low, high }: Compared) => `At least ${atLeast} of 100 results are between ${low} and ${high}.`,
    /** Shares in hundredths. */
    rank: (lower: number, same: number) =>
      `With as many rounds, ${ofHundred(lower)} of 100 results are lower than yours, and ${ofHundred(same)} of 100 are the same.`,
    legend: (shown: number) =>
      `Bars: how often each net result happens, calculated exactly from the proof. Dot: yours. Dashes: the average. At least ${shown} of 100 results are in the picture.`,
    part: (rounds: string, all: string, most: string) =>
      `This picture has ${rounds} of your ${all} rounds. They are the latest ones with your most frequent stake and choice, at most ${most}.`,
    allRounds: 'All your rounds together:',
    none: 'This game has too many different payouts for a picture of each result.',
  },
  next: 'Past rounds do not change the next one.',
};
