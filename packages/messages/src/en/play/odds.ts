import type { CardOdds, ChoiceOdds } from '@goldwren/contracts/player';
import { capitalised } from '../../formats/lists.ts';
import { oddsNumber, percentBelowStake } from '../../formats/odds-number.ts';
import { formats } from '../formats.ts';

const millions = { short: ' M', long: (count: string) => `${count} million` };
const n = (oneIn: string, form: 'short' | 'long' = 'long') => oddsNumber(formats, millions, oneIn, form);
/** The value at which every round pays: a number would only confuse. */
const always = '1.00';
const topWin = 'top win';
const times = (payX100: number) => formats.amount(BigInt(payX100));

interface DotsTold {
  /** What has these odds. */
  what: string;
  oneIn: string;
  dots: number;
  /** How many such pictures the dots need. */
  pictures: number;
}

/** The odds of a game as text, from the exact proof. */
export const odds = {
  title: 'Odds of a round',
  intro: 'From the exact proof, the same for both coins. In "1 in N", N is rounded up.',
  /** On the card: each name with its odds. */
  card: ({ pays, beats_stake, feature, top_win }: CardOdds) => [
    {
      what: 'any payout',
      odds: pays === always ? 'every round, often less than the stake' : `1 in ${n(pays, 'short')}`,
    },
    { what: 'profit', odds: `1 in ${n(beats_stake, 'short')}` },
    ...(feature ? [{ what: feature.name, odds: `1 in ${n(feature.one_in, 'short')}` }] : []),
    { what: topWin, odds: `1 in ${n(top_win.one_in, 'short')}` },
  ],
  /** On a poster: a payout can be less than the stake, so only a profit is comparable between games. */
  brief: ({ beats_stake }: CardOdds) => `Profit 1 in ${n(beats_stake, 'short')}`,
  /** Below a picture of a hundred rounds. */
  hundred: ({ profit, returned, nothing }: { profit: number; returned: number; nothing: number }) =>
    `100 rounds on average: ${profit} with a profit (filled), ${returned} that return the stake or less (ring), ${nothing} without a payout (small dot). Each round has the same odds, whatever happened before.`,
  topWin,
  /** Below a picture of the odds as dots. */
  dots: ({ what, oneIn, dots, pictures }: DotsTold) => {
    const shown =
      pictures > 1
        ? `one filled dot in ${n(`${pictures}.00`)} pictures like this one, of ${formats.number(dots)} dots each`
        : `one of ${formats.number(dots)} dots`;
    return `${capitalised(what)}: ${shown}. Each round is a fresh 1 in ${n(oneIn)}.`;
  },
  /** In the rules: whole sentences about one choice. */
  sentences: ({ pays, keeps_stake, beats_stake, feature, top_win, losing_run, rtp_percent }: ChoiceOdds) => [
    pays === always
      ? `Every round returns something, but about ${percentBelowStake(keeps_stake)}% of rounds return less than the stake.`
      : `One round in ${n(pays)} pays out.`,
    `One round in ${n(keeps_stake)} pays at least the stake, and one in ${n(beats_stake)} makes a profit (more than the stake).`,
    ...(feature
      ? [
          `${capitalised(feature.name)}: one round in ${n(feature.one_in)}. Without this feature, the game would return ${feature.rtp_without_percent}%.`,
        ]
      : []),
    `The top win, ${times(top_win.pay_x100)} times the stake: one round in ${n(top_win.one_in)}.`,
    `Losing streaks are normal. A losing streak is a run of rounds that each pay less than the stake. ${losing_run.of_hundred}% of losing streaks last ${losing_run.rounds} rounds or fewer.`,
    `Over very many rounds the game returns ${rtp_percent}% of all stakes on average and keeps the rest. A single session can end far above or below.`,
  ],
};
