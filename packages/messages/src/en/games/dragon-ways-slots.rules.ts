import type { DragonWaysFacts } from '../../facts/dragon-ways-slots.ts';
import type { GameText } from '../../facts/rule-facts.ts';
import { capitalised, listed } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { dragonWaysSlots as messages } from './dragon-ways-slots.ts';

const multiples: Readonly<Record<number, string>> = { 2: 'double', 3: 'triple' };
const fewest = ({ scatterCounts: [count = 0] }: DragonWaysFacts) => spelled(count);

export const dragonWaysSlotsRules = {
  description: (facts: DragonWaysFacts) =>
    `Win in ${facts.ways} ways with a golden dragon. Pearls are wild, and ${fewest(facts)} gates start ` +
    `${listed([...new Set(facts.freeSpins)], 'or')} free spins that pay ${multiples[facts.freeMultiplier] ?? `${facts.freeMultiplier} times`}.`,
  feature: 'free spins',
  howToPlay: (facts: DragonWaysFacts) => ({
    spin: `Choose a stake and spin. Each of the ${spelled(facts.reels)} reels shows ${spelled(facts.rows.most)} rows. All ${facts.ways} ways are always in play, and the stake covers them all.`,
    ways: `There are no lines. A symbol pays when it appears on ${listed(facts.counts.map(spelled), 'or')} adjacent reels from the left, in any row. Every combination of one matching symbol per reel is a way and is paid. For example, two on the first reel, one on the second and three on the third are six ways and pay six times.`,
    longest: 'Only the longest run of a symbol is paid. Wins of different symbols are added.',
    chance: 'Every position of a reel is equally likely on every spin. Payouts are multiples of the whole stake.',
  }),
  features: (facts: DragonWaysFacts) => {
    const most = formats.number(facts.highestPayX100 / 100);
    return {
      pearl: {
        title: 'Pearl',
        text: `The pearl is wild. It appears on the ${listed(facts.wildReels.map(ordinal), 'and')} reel and replaces every symbol except the gate.`,
      },
      gate: {
        title: 'Gate',
        text: `${capitalised(listed(facts.scatterCounts.map(spelled), 'or'))} gates anywhere pay and start ${listed([...new Set(facts.freeSpins)], 'or')} free spins.`,
      },
      freeSpins: {
        title: 'Free spins',
        text: `Free spins cost nothing and use their own reels. These have no gates, so you cannot win more free spins. Every win in free spins is multiplied by ${facts.freeMultiplier}.`,
      },
      highestWin: {
        title: 'Highest win',
        text: `A round pays at most ${most} times the stake. Only a round with free spins can reach it. The free spins then end, and exactly ${most} times the stake is paid.`,
      },
    };
  },
  outcome: (symbol: string) => messages.symbolName(symbol),
  paidFor: ({ scatter }: DragonWaysFacts, symbol: string, count: number) =>
    symbol === scatter ? `${count} anywhere` : `${count} reels, each way`,
  unfinishedRound: (_: DragonWaysFacts) =>
    'A round is settled the moment it starts, free spins included. If you leave while it is shown, any win is already in your balance. You can replay the round.',
  returnNote: ({ reels }: DragonWaysFacts) =>
    `The RTP is calculated exactly. The calculation covers every position of all ${spelled(reels)} reels in paid and free spins, and every sum of free spins. It is an average over very many rounds, not the result of one session.`,
} satisfies GameText<DragonWaysFacts>;
