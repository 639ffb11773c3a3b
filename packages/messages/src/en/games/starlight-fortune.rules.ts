import type { GameText } from '../../facts/rule-facts.ts';
import type { StarlightFacts } from '../../facts/starlight-fortune.ts';
import { capitalised, listed } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { starlightFortune as messages } from './starlight-fortune.ts';

const multiples: Readonly<Record<number, string>> = { 2: 'double', 3: 'triple' };
const runs = ({ counts }: StarlightFacts) => listed(counts.map(spelled), 'or');

export const starlightFortuneRules = {
  description: ({ lines, counts: [fewest = 0], freeMultiplier }: StarlightFacts) =>
    `${capitalised(spelled(lines.length))} lines under a clear night sky. Stars are wild, and ${spelled(fewest)} moons start ` +
    `free spins that pay ${multiples[freeMultiplier] ?? `${freeMultiplier} times`}.`,
  feature: 'free spins',
  howToPlay: (facts: StarlightFacts) => ({
    spin: `Choose a stake and spin. Each of the ${spelled(facts.reels)} reels shows ${spelled(facts.rows)} rows. All ${facts.lines.length} lines are always in play, and the stake covers them all.`,
    lines: `A line pays for ${runs(facts)} matching symbols on adjacent reels, starting with the leftmost reel. Only the longest run on a line is paid. Wins on different lines are added.`,
    chance: 'Every position of a reel is equally likely on every spin. Payouts are multiples of the whole stake.',
  }),
  features: (facts: StarlightFacts) => {
    const most = formats.number(facts.highestPayX100 / 100);
    return {
      star: {
        title: 'Star',
        text: `The star is wild. It appears on the ${listed(facts.wildReels.map(ordinal), 'and')} reel and replaces every symbol except the moon.`,
      },
      moon: {
        title: 'Moon',
        text: `${capitalised(runs(facts))} moons anywhere pay and start ${listed(facts.freeSpins, 'or')} free spins.`,
      },
      freeSpins: {
        title: 'Free spins',
        text: `Free spins cost nothing and use their own reels. These have no moons, so you cannot win more free spins. Every line win in free spins is multiplied by ${facts.freeMultiplier}.`,
      },
      highestWin: {
        title: 'Highest win',
        text: `A round pays at most ${most} times the stake. Only the sum of a round with free spins can reach it. The free spins then end, and exactly ${most} times the stake is paid.`,
      },
    };
  },
  outcome: (symbol: string) => messages.symbolName(symbol),
  paidFor: ({ scatter }: StarlightFacts, symbol: string, count: number) =>
    symbol === scatter ? `${count} anywhere` : `${count} on a line`,
  unfinishedRound: (_: StarlightFacts) =>
    'A round is settled the moment it starts, free spins included. If you leave while it is shown, any win is already in your balance. You can replay the round.',
  returnNote: ({ reels }: StarlightFacts) =>
    `The RTP is calculated exactly. The calculation covers every position of all ${spelled(reels)} reels in paid and free spins, and every sum of free spins. It is an average over very many rounds, not the result of one session.`,
} satisfies GameText<StarlightFacts>;
