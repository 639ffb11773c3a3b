import type { CardOdds, ChoiceOdds } from '@goldwren/contracts/player';
import { capitalised } from '../lists.ts';
import { oddsNumber } from '../odds-number.ts';
import { formats } from './formats.ts';

const millions = { short: ' M', long: (count: string) => `${count} million` };
const n = (oneIn: string, form: 'short' | 'long' = 'long') => oddsNumber(formats, millions, oneIn, form);
/** Where every round does, a number would only puzzle. */
const always = '1.00';
const times = (payX100: number) => formats.amount(BigInt(payX100));

/** The odds of a game in words, from what its proof established. */
export const odds = {
  title: 'Odds of a round',
  intro: 'From the exact proof, the same for both coins. In "1 in N", N is rounded up.',
  /** On the card: a name and its odds each. */
  card: ({ pays, beats_stake, feature, top_win }: CardOdds) => [
    { what: 'pays something', odds: pays === always ? 'every round' : `1 in ${n(pays, 'short')}` },
    { what: 'beats the stake', odds: `1 in ${n(beats_stake, 'short')}` },
    ...(feature ? [{ what: feature.name, odds: `1 in ${n(feature.one_in, 'short')}` }] : []),
    { what: 'top win', odds: `1 in ${n(top_win.one_in, 'short')}` },
  ],
  /** On a card without room for more. */
  brief: ({ pays }: CardOdds) => (pays === always ? 'Always pays' : `Pays 1 in ${n(pays, 'short')}`),
  /** In the rules: whole sentences about one choice. */
  sentences: ({ pays, keeps_stake, beats_stake, feature, top_win, losing_run, rtp_percent }: ChoiceOdds) => [
    pays === always ? 'Every round pays something.' : `One round in ${n(pays)} pays something.`,
    `One round in ${n(keeps_stake)} pays at least what was staked, one in ${n(beats_stake)} pays more.`,
    ...(feature
      ? [
          `${capitalised(feature.name)}: one round in ${n(feature.one_in)}. Without, the game would return ${feature.rtp_without_percent}%.`,
        ]
      : []),
    `The top win, ${times(top_win.pay_x100)} times the stake: one round in ${n(top_win.one_in)}.`,
    `Losing runs are usual. Of 100 runs of rounds that return less than the stake, ${losing_run.of_hundred} are no longer than ${losing_run.rounds} rounds; the others are.`,
    `The game returns ${rtp_percent}% of all stakes on average over very many rounds, so it keeps the rest. A session can end far above or below.`,
  ],
};
