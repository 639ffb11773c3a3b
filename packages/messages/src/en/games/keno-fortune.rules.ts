import type { KenoFacts } from '../../facts/keno-fortune.ts';
import { capitalised } from '../../lists.ts';
import type { GameText } from '../../rule-facts.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';

const picked = {
  one_number: '1 number picked',
  two_numbers: '2 numbers picked',
  three_numbers: '3 numbers picked',
  four_numbers: '4 numbers picked',
  five_numbers: '5 numbers picked',
};

export const kenoFortuneRules = {
  description: ({ mostPicked, numbers, drawn, highestPayX100 }: KenoFacts) =>
    `Pick up to ${spelled(mostPicked)} of ${numbers} numbers, and ${spelled(drawn)} are drawn. ` +
    `All ${spelled(mostPicked)} drawn pays ${formats.number(highestPayX100 / 100)} times the stake.`,
  feature: null,
  choice: ({ numbers }: Readonly<Record<string, unknown>>) => {
    const count = Array.isArray(numbers) ? numbers.length : 0;
    return count === 1 ? '1 number' : `${count} numbers`;
  },
  howToPlay: ({ numbers, mostPicked, drawn }: KenoFacts) => ({
    pick: `Pick one to ${spelled(mostPicked)} of the ${numbers} numbers on the card. Quick pick takes some at random; your numbers stay for the next round and the next visit.`,
    draw: `${capitalised(spelled(drawn))} different numbers are drawn, one after another. A number that you picked and that is drawn is a hit.`,
    paid: 'How many numbers you picked decides the row of the table, how many of them are hits decides the pay, as a multiple of your stake.',
  }),
  features: ({ numbers }: KenoFacts) => ({
    equal: {
      title: 'Every number is alike',
      text: `All ${numbers} numbers are equally likely in every round. No number is due, and which ones you pick changes nothing: only how many.`,
    },
  }),
  outcome: (outcome: keyof typeof picked) => picked[outcome],
  paidFor: (_: KenoFacts, _outcome: keyof typeof picked, count: number) => (count === 1 ? '1 hit' : `${count} hits`),
  unfinishedRound: (_: KenoFacts) =>
    'A round is settled the moment it starts. If you leave while it is shown, the win is already in your balance and the round can be watched again.',
  returnNote: ({ drawn, numbers }: KenoFacts) =>
    `The return was worked out exactly, for each number of picks over all sets of ${spelled(drawn)} that can be drawn from ${numbers}. It is an average over very many rounds, not what one session will give.`,
} satisfies GameText<KenoFacts>;
