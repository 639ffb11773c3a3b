import type { DragonWaysFacts } from '../../facts/dragon-ways-slots.ts';
import { capitalised, listed } from '../../lists.ts';
import type { GameText } from '../../rule-facts.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { dragonWaysSlots as words } from './dragon-ways-slots.ts';

const multiples: Readonly<Record<number, string>> = { 2: 'double', 3: 'triple' };
const fewest = ({ scatterCounts: [count = 0] }: DragonWaysFacts) => spelled(count);

export const dragonWaysSlotsRules = {
  description: (facts: DragonWaysFacts) =>
    `Win in ${facts.ways} ways under a dragon of gold. Pearls are wild, and ${fewest(facts)} gates open ` +
    `${listed([...new Set(facts.freeSpins)], 'or')} free spins that pay ${multiples[facts.freeMultiplier] ?? `${facts.freeMultiplier} times`}.`,
  feature: 'free spins',
  howToPlay: (facts: DragonWaysFacts) => ({
    spin: `Choose a stake and spin. ${capitalised(spelled(facts.reels))} reels stop on ${spelled(facts.rows.most)} rows each; all ${facts.ways} ways are always in play and the stake covers them all.`,
    ways: `There are no lines. A symbol pays when it shows on ${listed(facts.counts.map(spelled), 'or')} neighbouring reels from the left, in any row. Each way to pick one of it on every such reel is paid: two on the first reel, one on the second and three on the third are six ways, and six times the pay.`,
    longest: 'Only the longest run of a symbol is paid; wins of different symbols are added.',
    chance: 'Every stop of a reel is equally likely on every spin. Pays are multiples of the whole stake.',
  }),
  features: (facts: DragonWaysFacts) => {
    const most = formats.number(facts.highestPayX100 / 100);
    return {
      pearl: {
        title: 'Pearl',
        text: `The pearl is wild. It shows on the ${listed(facts.wildReels.map(ordinal), 'and')} reel and stands for every symbol but the gate.`,
      },
      gate: {
        title: 'Gate',
        text: `${capitalised(listed(facts.scatterCounts.map(spelled), 'or'))} gates anywhere pay and start ${listed([...new Set(facts.freeSpins)], 'or')} free spins.`,
      },
      freeSpins: {
        title: 'Free spins',
        text: `Free spins cost nothing and use their own reels, without gates, so no further free spins can be won in them. Every win in them is multiplied by ${facts.freeMultiplier}.`,
      },
      highestWin: {
        title: 'Highest win',
        text: `A round pays at most ${most} times the stake. Only a round with free spins can reach it; when it does, the free spins end and exactly ${most} times the stake is paid.`,
      },
    };
  },
  outcome: (symbol: string) => words.symbolName(symbol),
  paidFor: ({ scatter }: DragonWaysFacts, symbol: string, count: number) =>
    symbol === scatter ? `${count} anywhere` : `${count} reels, each way`,
  unfinishedRound: (_: DragonWaysFacts) =>
    'A round is settled the moment it starts, free spins included. If you leave while it is shown, the win is already in your balance and the round can be watched again.',
  returnNote: ({ reels }: DragonWaysFacts) =>
    `The return was worked out exactly: every stop of all ${spelled(reels)} reels, for paid and free spins, and every sum of free spins up to the highest win. It is an average over very many rounds, not what one session will give.`,
} satisfies GameText<DragonWaysFacts>;
