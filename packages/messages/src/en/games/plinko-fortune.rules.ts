import type { PlinkoFacts } from '../../facts/plinko-fortune.ts';
import type { GameText } from '../../facts/rule-facts.ts';
import { listed } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';

const names = { low: 'Low risk', medium: 'Medium risk', high: 'High risk' };
const times = (payX100: number) => formats.amount(BigInt(payX100));
const highest = ({ highestPaysX100 }: PlinkoFacts) => times(Math.max(...highestPaysX100));

export const plinkoFortuneRules = {
  description: (facts: PlinkoFacts) =>
    `A ball drops through ${spelled(facts.rows)} rows of pegs into one of ${spelled(facts.slots)} slots. You set the risk. The outermost slots pay up to ${highest(facts)} times the stake.`,
  feature: null,
  choice: ({ risk }: Readonly<Record<string, unknown>>) => names[risk as keyof typeof names],
  howToPlay: (facts: PlinkoFacts) => ({
    drop: `Choose a stake and a risk, then drop the ball. It falls through ${spelled(facts.rows)} rows of pegs into one of ${spelled(facts.slots)} slots.`,
    paid: 'Each slot shows its payout as a multiple of the stake. Every slot pays something. Those in the middle pay less than the stake.',
    chance:
      'At every peg the ball goes left or right with equal odds, whatever the risk and earlier rounds. Many paths lead to the middle, but only one to each outermost slot.',
  }),
  features: (facts: PlinkoFacts) => ({
    risk: {
      title: 'Risk',
      text: 'The risk changes what the slots pay, not how the ball falls. At higher risk, the outer slots pay more and the middle slots pay less. You can change it before every ball.',
    },
    highestWin: {
      title: 'Highest win',
      text: `The outermost slots pay ${listed(facts.highestPaysX100.map(times), 'or')} times the stake, from the lowest risk to the highest. No round pays more.`,
    },
  }),
  outcome: (risk: keyof typeof names) => names[risk],
  paidFor: ({ slots }: PlinkoFacts, _: keyof typeof names, place: number) =>
    2 * place === slots + 1 ? `slot ${place}` : `slots ${place} and ${slots + 1 - place}`,
  unfinishedRound: (_: PlinkoFacts) =>
    'A round is settled the moment it starts. If you leave while the ball falls, any payout is already in your balance. You can replay the round.',
  returnNote: ({ rows }: PlinkoFacts) =>
    `The RTP is calculated exactly for each risk, over all ${formats.number(2 ** rows)} equally likely paths through the pegs. It is an average over very many rounds, not the result of one session.`,
} satisfies GameText<PlinkoFacts>;
