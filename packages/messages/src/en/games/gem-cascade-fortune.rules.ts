import type { GemCascadeFacts } from '../../facts/gem-cascade-fortune.ts';
import type { GameText } from '../../facts/rule-facts.ts';
import { capitalised, listed } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';
import { gemCascadeFortune as messages } from './gem-cascade-fortune.ts';

const multiples: Readonly<Record<number, string>> = { 2: 'double', 3: 'triple' };
const crowns = ({ scatterCounts }: GemCascadeFacts) => listed(scatterCounts.map(spelled), 'or');

export const gemCascadeFortuneRules = {
  description: ({ fewest, scatterCounts: [crown = 0], freeMultiplier }: GemCascadeFacts) =>
    `Land ${spelled(fewest)} matching gems anywhere: they pay, burst, and new gems drop in. ${capitalised(spelled(crown))} crowns start ` +
    `free spins that pay ${multiples[freeMultiplier] ?? `${freeMultiplier} times`}.`,
  feature: 'free spins',
  howToPlay: (facts: GemCascadeFacts) => ({
    spin: `Choose a stake and spin. ${capitalised(spelled(facts.columns * facts.rows))} gems drop into ${spelled(facts.columns)} columns of ${spelled(facts.rows)}. There are no lines: ${spelled(facts.fewest)} or more matching gems pay anywhere.`,
    tumble:
      'Gems that pay burst, the gems above them drop, and new ones fill the columns. This repeats until nothing pays. All wins of a spin are added. Crowns drop like gems, but never burst.',
    chance: `There are ${formats.number(facts.rounds)} different rounds, and each is equally likely on every spin. Payouts are multiples of the whole stake.`,
  }),
  features: (facts: GemCascadeFacts) => {
    const most = formats.number(facts.highestPayX100 / 100);
    return {
      crown: {
        title: 'Crown',
        text: `When a paid spin has finished, ${crowns(facts)} crowns or more pay and start ${listed(facts.freeSpins, 'or')} free spins.`,
      },
      freeSpins: {
        title: 'Free spins',
        text: `Free spins cost nothing and use their own gems. These include no crowns, so you cannot win more free spins. Every win in free spins is multiplied by ${facts.freeMultiplier}.`,
      },
      highestWin: {
        title: 'Highest win',
        text: `A round pays at most ${most} times the stake. Only the sum of a round with free spins can reach it. The free spins then end, and exactly ${most} times the stake is paid.`,
      },
    };
  },
  outcome: (symbol: string) => messages.symbolName(symbol),
  paidFor: (facts: GemCascadeFacts, symbol: string, count: number) => {
    const exact = symbol === facts.scatter && count !== facts.scatterCounts.at(-1);
    return exact ? `${count} at the end` : `${count} or more`;
  },
  unfinishedRound: (_: GemCascadeFacts) =>
    'A round is settled the moment it starts, free spins included. If you leave while it is shown, any win is already in your balance. You can replay the round.',
  returnNote: ({ rounds }: GemCascadeFacts) =>
    `The RTP is calculated exactly, by playing all ${formats.number(rounds)} possible rounds, twice. It is an average over very many rounds, not the result of one session.`,
} satisfies GameText<GemCascadeFacts>;
