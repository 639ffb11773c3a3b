import type { StarlightFacts } from '../../facts/starlight-fortune.ts';
import { capitalised, listed } from '../../lists.ts';
import type { GameText } from '../../rule-facts.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { starlightFortune as words } from './starlight-fortune.ts';

const multiples: Readonly<Record<number, string>> = { 2: 'double', 3: 'triple' };
const runs = ({ counts }: StarlightFacts) => listed(counts.map(spelled), 'or');

export const starlightFortuneRules = {
  description: ({ lines, counts: [fewest = 0], freeMultiplier }: StarlightFacts) =>
    `${capitalised(spelled(lines.length))} lines under a clear night sky. Stars are wild, and ${spelled(fewest)} moons open ` +
    `free spins that pay ${multiples[freeMultiplier] ?? `${freeMultiplier} times`}.`,
  feature: 'free spins',
  howToPlay: (facts: StarlightFacts) => ({
    spin: `Choose a stake and spin. ${capitalised(spelled(facts.reels))} reels stop on ${spelled(facts.rows)} rows each; all ${facts.lines.length} lines are always in play and the stake covers them all.`,
    lines: `A line pays for ${runs(facts)} of one symbol on neighbouring reels, starting with the leftmost reel. Only the longest run on a line is paid; wins on different lines are added.`,
    chance: 'Every stop of a reel is equally likely on every spin. Pays are multiples of the whole stake.',
  }),
  features: (facts: StarlightFacts) => {
    const most = formats.number(facts.highestPayX100 / 100);
    return {
      star: {
        title: 'Star',
        text: `The star is wild. It shows on the ${listed(facts.wildReels.map(ordinal), 'and')} reel and stands for every symbol but the moon.`,
      },
      moon: {
        title: 'Moon',
        text: `${capitalised(runs(facts))} moons anywhere pay and start ${listed(facts.freeSpins, 'or')} free spins.`,
      },
      freeSpins: {
        title: 'Free spins',
        text: `Free spins cost nothing and use their own reels, without moons, so no further free spins can be won in them. Every line win in them is multiplied by ${facts.freeMultiplier}.`,
      },
      highestWin: {
        title: 'Highest win',
        text: `A round pays at most ${most} times the stake. No single award reaches it, only the sum of a round with free spins can; when it does, the free spins end and exactly ${most} times the stake is paid.`,
      },
    };
  },
  outcome: (symbol: string) => words.symbolName(symbol),
  paidFor: ({ scatter }: StarlightFacts, symbol: string, count: number) =>
    symbol === scatter ? `${count} anywhere` : `${count} on a line`,
  unfinishedRound: (_: StarlightFacts) =>
    'A round is settled the moment it starts, free spins included. If you leave while it is shown, the win is already in your balance and the round can be watched again.',
  returnNote: ({ reels }: StarlightFacts) =>
    `The return was worked out exactly: every stop of all ${spelled(reels)} reels, for paid and free spins, and every sum of free spins up to the highest win. It is an average over very many rounds, not what one session will give.`,
} satisfies GameText<StarlightFacts>;
