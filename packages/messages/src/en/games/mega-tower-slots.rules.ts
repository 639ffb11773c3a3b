import type { MegaTowerFacts } from '../../facts/mega-tower-slots.ts';
import type { GameText } from '../../facts/rule-facts.ts';
import { capitalised, listed } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { megaTowerSlots as messages } from './mega-tower-slots.ts';

const fewest = ({ scatterCounts: [count = 0] }: MegaTowerFacts) => spelled(count);
const spins = ({ freeSpins }: MegaTowerFacts) => listed([...new Set(freeSpins)].map(spelled), 'or');

export const megaTowerSlotsRules = {
  description: (facts: MegaTowerFacts) =>
    `${capitalised(spelled(facts.reels))} reels change height with every spin, for up to ${formats.number(facts.ways)} ways. ` +
    `${capitalised(fewest(facts))} towers start ${spins(facts)} free spins with all ways.`,
  feature: 'free spins',
  howToPlay: (facts: MegaTowerFacts) => ({
    spin: `Choose a stake and spin. Every spin gives each of the ${spelled(facts.reels)} reels its own height, from ${spelled(facts.rows.least)} to ${spelled(facts.rows.most)} rows, all equally likely. The stake covers all ways, up to ${formats.number(facts.ways)}.`,
    ways: `There are no lines. A symbol pays when it appears on ${listed(facts.counts.map(spelled), 'or')} adjacent reels from the left, in any row. Every combination of one matching symbol per reel is a way and is paid. For example, two on the first reel, one on the second and three on the third are six ways and pay six times.`,
    longest: 'Only the longest run of a symbol is paid. Wins of different symbols are added.',
    chance: 'Every position of a reel is equally likely on every spin. Payouts are multiples of the whole stake.',
  }),
  features: (facts: MegaTowerFacts) => {
    const most = formats.number(facts.highestPayX100 / 100);
    return {
      banner: {
        title: 'Banner',
        text: `The banner is wild. It appears on the ${listed(facts.wildReels.map(ordinal), 'and')} reel and replaces every symbol except the tower.`,
      },
      tower: {
        title: 'Tower',
        text: `${capitalised(listed(facts.scatterCounts.map(spelled), 'or'))} towers anywhere pay and start ${spins(facts)} free spins.`,
      },
      freeSpins: {
        title: 'Free spins',
        text: `Free spins cost nothing and use their own reels. These have no towers, so you cannot win more free spins. Every reel is ${spelled(facts.freeRows)} rows high, which gives all ${formats.number(facts.ways)} ways.`,
      },
      highestWin: {
        title: 'Highest win',
        text: `A round pays at most ${most} times the stake. When a round reaches this, its free spins end and exactly ${most} times the stake is paid.`,
      },
    };
  },
  outcome: (symbol: string) => messages.symbolName(symbol),
  paidFor: ({ scatter }: MegaTowerFacts, symbol: string, count: number) =>
    symbol === scatter ? `${count} anywhere` : `${count} reels, each way`,
  unfinishedRound: (_: MegaTowerFacts) =>
    'A round is settled the moment it starts, free spins included. If you leave while it is shown, any win is already in your balance. You can replay the round.',
  returnNote: ({ reels }: MegaTowerFacts) =>
    `The RTP is calculated exactly. The calculation covers every height and position of all ${spelled(reels)} reels in paid and free spins, and every sum of free spins. It is an average over very many rounds, not the result of one session.`,
} satisfies GameText<MegaTowerFacts>;
