import { type PlayedEvent, waysFacts } from '../../game-facts.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';

const symbols = {
  banner: { one: 'Banner', many: 'banners' },
  tower: { one: 'Tower', many: 'towers' },
  crown: { one: 'Crown', many: 'crowns' },
  helm: { one: 'Helm', many: 'helms' },
  shield: { one: 'Shield', many: 'shields' },
  swords: { one: 'Swords', many: 'swords' },
  goblet: { one: 'Goblet', many: 'goblets' },
  ring: { one: 'Ring', many: 'rings' },
  torch: { one: 'Torch', many: 'torches' },
  horn: { one: 'Horn', many: 'horns' },
  rose: { one: 'Red rose', many: 'red roses' },
  scroll: { one: 'Scroll', many: 'scrolls' },
};

function many(symbol: string): string {
  return symbols[symbol as keyof typeof symbols]?.many ?? symbol;
}

const waysText = (ways: number) => (ways === 1 ? 'in one way' : `in ${formats.number(ways)} ways`);

/** "crowns on four reels in 36 ways", "four towers, 5 free spins, red roses on six reels in 96 ways and 6 more wins". */
function summary(events: readonly PlayedEvent[]): string {
  const { scatters, freeSpins, highestWin, best, otherWins } = waysFacts(events);
  const parts = [
    ...scatters.map((count) => `${spelled(count)} towers`),
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

export const megaTowerSlots = {
  summary,
  symbolName: (symbol: string) => symbols[symbol as keyof typeof symbols]?.one ?? symbol,
  spin: 'Spin',
  keys: { space: 'Space', spin: 'Spin', stake: 'Change the stake', escape: 'Esc', skip: 'Skip to the result' },
  freeSpinsWon: (count: number) => `${count} free spins`,
  opens: 'Four towers open free spins',
  featureNote: 'Every reel stands seven rows high: 117,649 ways',
  freeSpin: (number: number, of: number) => `Free spin ${number} of ${of}`,
  ways: (count: number) => `${formats.number(count)} ways`,
  grid: {
    caption: 'Symbols on the reels',
    reel: (number: number) => `Reel ${number}`,
    row: (number: number) => `Row ${number}`,
  },
};
