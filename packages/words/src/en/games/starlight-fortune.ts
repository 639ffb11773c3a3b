import { type PlayedEvent, reelFacts } from '../../game-facts.ts';
import { spelled } from '../numerals.ts';

const symbols = {
  star: { one: 'Star', many: 'stars' },
  moon: { one: 'Moon', many: 'moons' },
  comet: { one: 'Comet', many: 'comets' },
  owl: { one: 'Owl', many: 'owls' },
  lantern: { one: 'Lantern', many: 'lanterns' },
  compass: { one: 'Compass', many: 'compasses' },
  bell: { one: 'Bell', many: 'bells' },
  feather: { one: 'Feather', many: 'feathers' },
  moth: { one: 'Moth', many: 'moths' },
  key: { one: 'Key', many: 'keys' },
};

function many(symbol: string): string {
  return symbols[symbol as keyof typeof symbols]?.many ?? symbol;
}

/** "four lanterns on line 3", "three moons, 8 free spins, five owls on line 1 and 6 more wins", "no win". */
function summary(events: readonly PlayedEvent[]): string {
  const { scatters, freeSpins, highestWin, best, otherLines } = reelFacts(events);
  const parts = [
    ...scatters.map((count) => `${spelled(count)} moons`),
    ...freeSpins.map((count) => `${count} free spins`),
    ...(highestWin ? ['the highest win of this game'] : []),
  ];
  if (best) {
    const others = otherLines === 1 ? ' and one more win' : ` and ${otherLines} more wins`;
    const line = `${spelled(best.count)} ${many(best.symbol)} on line ${best.line}`;
    parts.push(otherLines === 0 ? line : `${line}${others}`);
  }
  return parts.length === 0 ? 'no win' : parts.join(', ');
}

export const starlightFortune = {
  summary,
  symbolName: (symbol: string) => symbols[symbol as keyof typeof symbols]?.one ?? symbol,
  spin: 'Spin',
  keys: { space: 'Space', spin: 'Spin', stake: 'Change the stake', escape: 'Esc', skip: 'Skip to the result' },
  freeSpinsWon: (count: number) => `${count} free spins`,
  opens: 'Three moons open free spins',
  featureNote: 'Every line win counts three times',
  freeSpin: (number: number, of: number) => `Free spin ${number} of ${of}`,
  grid: {
    caption: 'Symbols on the reels',
    reel: (number: number) => `Reel ${number}`,
    row: (number: number) => `Row ${number}`,
  },
};
