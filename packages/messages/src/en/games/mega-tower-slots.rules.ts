import type { MegaTowerFacts } from '../../facts/mega-tower-slots.ts';
import { capitalised, listed } from '../../lists.ts';
import type { GameText } from '../../rule-facts.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { megaTowerSlots as words } from './mega-tower-slots.ts';

const fewest = ({ scatterCounts: [count = 0] }: MegaTowerFacts) => spelled(count);
const spins = ({ freeSpins }: MegaTowerFacts) => listed([...new Set(freeSpins)].map(spelled), 'or');

export const megaTowerSlotsRules = {
  description: (facts: MegaTowerFacts) =>
    `${capitalised(spelled(facts.reels))} reels that grow and shrink with every spin: up to ${formats.number(facts.ways)} ways. ` +
    `${capitalised(fewest(facts))} towers open ${spins(facts)} free spins with all of them.`,
  feature: 'free spins',
  howToPlay: (facts: MegaTowerFacts) => ({
    spin: `Choose a stake and spin. Every spin gives each of the ${spelled(facts.reels)} reels a height of its own, ${spelled(facts.rows.least)} to ${spelled(facts.rows.most)} rows, all equally likely, and then a stop. The stake covers all ways, up to ${formats.number(facts.ways)} of them.`,
    ways: `There are no lines. A symbol pays when it shows on ${listed(facts.counts.map(spelled), 'or')} neighbouring reels from the left, in any row. Each way to pick one of it on every such reel is paid: two on the first reel, one on the second and three on the third are six ways, and six times the pay.`,
    longest: 'Only the longest run of a symbol is paid; wins of different symbols are added.',
    chance: 'Every stop of a reel is equally likely on every spin. Pays are multiples of the whole stake.',
  }),
  features: (facts: MegaTowerFacts) => {
    const most = formats.number(facts.highestPayX100 / 100);
    return {
      banner: {
        title: 'Banner',
        text: `The banner is wild. It shows on the ${listed(facts.wildReels.map(ordinal), 'and')} reel and stands for every symbol but the tower.`,
      },
      tower: {
        title: 'Tower',
        text: `${capitalised(listed(facts.scatterCounts.map(spelled), 'or'))} towers anywhere pay and start ${spins(facts)} free spins.`,
      },
      freeSpins: {
        title: 'Free spins',
        text: `Free spins cost nothing and use their own reels, without towers, so no further free spins can be won in them. In each of them every reel stands ${spelled(facts.freeRows)} rows high: all ${formats.number(facts.ways)} ways.`,
      },
      highestWin: {
        title: 'Highest win',
        text: `A round pays at most ${most} times the stake. When a round reaches it, its free spins end and exactly ${most} times the stake is paid.`,
      },
    };
  },
  outcome: (symbol: string) => words.symbolName(symbol),
  paidFor: ({ scatter }: MegaTowerFacts, symbol: string, count: number) =>
    symbol === scatter ? `${count} anywhere` : `${count} reels, each way`,
  unfinishedRound: (_: MegaTowerFacts) =>
    'A round is settled the moment it starts, free spins included. If you leave while it is shown, the win is already in your balance and the round can be watched again.',
  returnNote: ({ reels }: MegaTowerFacts) =>
    `The return was worked out exactly: every height and every stop of all ${spelled(reels)} reels, for paid and free spins, and every sum of free spins up to the highest win. It is an average over very many rounds, not what one session will give.`,
} satisfies GameText<MegaTowerFacts>;
