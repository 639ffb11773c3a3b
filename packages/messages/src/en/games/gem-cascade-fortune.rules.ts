import type { GemCascadeFacts } from '../../facts/gem-cascade-fortune.ts';
import { capitalised, listed } from '../../lists.ts';
import type { GameText } from '../../rule-facts.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';
import { gemCascadeFortune as words } from './gem-cascade-fortune.ts';

const multiples: Readonly<Record<number, string>> = { 2: 'double', 3: 'triple' };
const crowns = ({ scatterCounts }: GemCascadeFacts) => listed(scatterCounts.map(spelled), 'or');

export const gemCascadeFortuneRules = {
  description: ({ fewest, scatterCounts: [crown = 0], freeMultiplier }: GemCascadeFacts) =>
    `${capitalised(spelled(fewest))} of a gem pay wherever they lie, burst, and let others fall. ${capitalised(spelled(crown))} crowns open ` +
    `free spins that pay ${multiples[freeMultiplier] ?? `${freeMultiplier} times`}.`,
  feature: 'free spins',
  howToPlay: (facts: GemCascadeFacts) => ({
    spin: `Choose a stake and spin. ${capitalised(spelled(facts.columns * facts.rows))} gems fall into ${spelled(facts.columns)} columns of ${spelled(facts.rows)}. There are no lines: ${spelled(facts.fewest)} or more of one gem pay wherever they lie.`,
    tumble:
      'Gems that pay burst, those above them fall, and new ones fill the columns. This goes on for as long as anything pays; all wins of a spin are added. Crowns fall with the others and never burst.',
    chance: `There are ${formats.number(facts.rounds)} different rounds, and every one is equally likely on every spin. Pays are multiples of the whole stake.`,
  }),
  features: (facts: GemCascadeFacts) => {
    const most = formats.number(facts.highestPayX100 / 100);
    return {
      crown: {
        title: 'Crown',
        text: `When the columns of a paid spin have come to rest, ${crowns(facts)} crowns or more pay and start ${listed(facts.freeSpins, 'or')} free spins.`,
      },
      freeSpins: {
        title: 'Free spins',
        text: `Free spins cost nothing and have gems of their own, without crowns, so no further free spins can be won in them. Every win in them is multiplied by ${facts.freeMultiplier}.`,
      },
      highestWin: {
        title: 'Highest win',
        text: `A round pays at most ${most} times the stake. No single award reaches it, only the sum of a round with free spins can; when it does, the free spins end and exactly ${most} times the stake is paid.`,
      },
    };
  },
  outcome: (symbol: string) => words.symbolName(symbol),
  paidFor: (facts: GemCascadeFacts, symbol: string, count: number) => {
    const exact = symbol === facts.scatter && count !== facts.scatterCounts.at(-1);
    return exact ? `${count} at rest` : `${count} or more`;
  },
  unfinishedRound: (_: GemCascadeFacts) =>
    'A round is settled the moment it starts, free spins included. If you leave while it is shown, the win is already in your balance and the round can be watched again.',
  returnNote: ({ rounds }: GemCascadeFacts) =>
    `The return was worked out exactly, by playing all ${formats.number(rounds)} rounds that there are, twice. It is an average over very many rounds, not what one session will give.`,
} satisfies GameText<GemCascadeFacts>;
