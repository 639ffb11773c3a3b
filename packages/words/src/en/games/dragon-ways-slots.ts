import { type PlayedEvent, waysFacts } from '../../game-facts.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';

const symbols = {
  pearl: { one: 'Pearl', many: 'pearls' },
  gate: { one: 'Gate', many: 'gates' },
  dragon: { one: 'Golden dragon', many: 'golden dragons' },
  phoenix: { one: 'Phoenix', many: 'phoenixes' },
  tortoise: { one: 'Tortoise', many: 'tortoises' },
  koi: { one: 'Koi', many: 'koi' },
  jade: { one: 'Jade ring', many: 'jade rings' },
  fan: { one: 'Fan', many: 'fans' },
  drum: { one: 'Drum', many: 'drums' },
  knot: { one: 'Knot', many: 'knots' },
};

function many(symbol: string): string {
  return symbols[symbol as keyof typeof symbols]?.many ?? symbol;
}

const waysText = (ways: number) => (ways === 1 ? 'in one way' : `in ${formats.number(ways)} ways`);

/** "golden dragons on four reels in 12 ways", "three gates, 10 free spins, koi on five reels in 8 ways and 6 more wins". */
function summary(events: readonly PlayedEvent[]): string {
  const { scatters, freeSpins, highestWin, best, otherWins } = waysFacts(events);
  const parts = [
    ...scatters.map((count) => `${spelled(count)} gates`),
    ...freeSpins.map((count) => `${count} free spins`),
    ...(highestWin ? ['the highest win of this game'] : []),
  ];
  if (best) {
    const others = otherWins === 1 ? ' and one more win' : ` and ${otherWins} more wins`;
    const win = `${many(best.symbol)} on ${spelled(best.count)} reels ${waysText(best.ways)}`;
    parts.push(otherWins === 0 ? win : `${win}${others}`);
  }
  return parts.length === 0 ? 'no win' : parts.join(', ');
}

export const dragonWaysSlots = {
  summary,
  symbolName: (symbol: string) => symbols[symbol as keyof typeof symbols]?.one ?? symbol,
  spin: 'Spin',
  keys: { space: 'Space', spin: 'Spin', stake: 'Change the stake', escape: 'Esc', skip: 'Skip to the result' },
  freeSpinsWon: (count: number) => `${count} free spins`,
  opens: 'Three gates open free spins',
  featureNote: 'Every win of ways counts twice',
  freeSpin: (number: number, of: number) => `Free spin ${number} of ${of}`,
  grid: {
    caption: 'Symbols on the reels',
    reel: (number: number) => `Reel ${number}`,
    row: (number: number) => `Row ${number}`,
  },
};
