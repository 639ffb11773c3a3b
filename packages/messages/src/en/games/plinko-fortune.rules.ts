import type { PlinkoFacts } from '../../facts/plinko-fortune.ts';
import { listed } from '../../lists.ts';
import type { GameText } from '../../rule-facts.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';

const names = { low: 'Low risk', medium: 'Medium risk', high: 'High risk' };
const times = (payX100: number) => formats.amount(BigInt(payX100));
const highest = ({ highestPaysX100 }: PlinkoFacts) => times(Math.max(...highestPaysX100));

export const plinkoFortuneRules = {
  description: (facts: PlinkoFacts) =>
    `A ball falls through ${spelled(facts.rows)} rows of pegs into one of ${spelled(facts.slots)} slots. You set the risk; the outermost slots pay up to ${highest(facts)} times the stake.`,
  feature: null,
  choice: ({ risk }: Readonly<Record<string, unknown>>) => names[risk as keyof typeof names],
  howToPlay: (facts: PlinkoFacts) => ({
    drop: `Choose a stake and a risk, and drop the ball. It falls through ${spelled(facts.rows)} rows of pegs and comes to rest in one of ${spelled(facts.slots)} slots.`,
    paid: 'The slot pays what stands on it, as a multiple of the stake. Every slot pays something; those in the middle pay less than the stake.',
    chance:
      'At every peg the ball goes left or right, both as likely, whatever the risk and whatever fell before. Many paths lead to the middle and only one to each of the outermost slots.',
  }),
  features: (facts: PlinkoFacts) => ({
    risk: {
      title: 'Risk',
      text: 'The risk changes what the slots pay, never how the ball falls. The higher it is, the more the outer slots pay and the less the middle does. It can be changed before every ball.',
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
    'A round is settled the moment it starts. If you leave while the ball falls, what it pays is already in your balance and the round can be watched again.',
  returnNote: ({ rows }: PlinkoFacts) =>
    `The return was worked out exactly for each risk: all ${formats.number(2 ** rows)} paths through the pegs, every one of them as likely. It is an average over very many rounds, not what one session will give.`,
} satisfies GameText<PlinkoFacts>;
