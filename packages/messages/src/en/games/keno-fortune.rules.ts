import type { KenoFacts } from '../../facts/keno-fortune.ts';
import type { GameText } from '../../facts/rule-facts.ts';
import { capitalised } from '../../formats/lists.ts';
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
    `Pick up to ${spelled(mostPicked)} of ${numbers} numbers. ${capitalised(spelled(drawn))} are drawn. ` +
    `If all ${spelled(mostPicked)} are drawn, you win ${formats.number(highestPayX100 / 100)} times the stake.`,
  feature: null,
  choice: ({ numbers }: Readonly<Record<string, unknown>>) => {
    const count = Array.isArray(numbers) ? numbers.length : 0;
    return count === 1 ? '1 number' : `${count} numbers`;
  },
  howToPlay: ({ numbers, mostPicked, drawn }: KenoFacts) => ({
    pick: `Pick one to ${spelled(mostPicked)} of the ${numbers} numbers on the card, or use Quick pick for random numbers. Your numbers stay selected for the next round and the next visit.`,
    draw: `${capitalised(spelled(drawn))} different numbers are drawn, one after another. If one of your numbers is drawn, it is a hit.`,
    paid: 'The payout depends on how many numbers you picked and how many of them are hits. It is a multiple of your stake.',
  }),
  features: ({ numbers }: KenoFacts) => ({
    equal: {
      title: 'Every number has the same odds',
      text: `All ${numbers} numbers are equally likely in every round. No number is ever due. Which numbers you pick does not matter, only how many.`,
    },
  }),
  outcome: (outcome: keyof typeof picked) => picked[outcome],
  paidFor: (_: KenoFacts, _outcome: keyof typeof picked, count: number) => (count === 1 ? '1 hit' : `${count} hits`),
  unfinishedRound: (_: KenoFacts) =>
    'A round is settled the moment it starts. If you leave while it is shown, any win is already in your balance. You can replay the round.',
  returnNote: ({ drawn, numbers }: KenoFacts) =>
    `The RTP is calculated exactly for each number of picks, over all sets of ${spelled(drawn)} that can be drawn from ${numbers}. It is an average over very many rounds, not the result of one session.`,
} satisfies GameText<KenoFacts>;
