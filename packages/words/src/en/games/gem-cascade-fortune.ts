import { type PlayedEvent, tumbleFacts } from '../../game-facts.ts';
import { spelled } from '../numerals.ts';

const symbols = {
  diamond: { one: 'Diamond', many: 'diamonds' },
  ruby: { one: 'Ruby', many: 'rubies' },
  sapphire: { one: 'Sapphire', many: 'sapphires' },
  emerald: { one: 'Emerald', many: 'emeralds' },
  amethyst: { one: 'Amethyst', many: 'amethysts' },
  topaz: { one: 'Topaz', many: 'topazes' },
  jade: { one: 'Jade ring', many: 'jade rings' },
  pearl: { one: 'Pearl', many: 'pearls' },
  crown: { one: 'Crown', many: 'crowns' },
};

function many(symbol: string): string {
  return symbols[symbol as keyof typeof symbols]?.many ?? symbol;
}

/** "nine rubies", "four crowns, 10 free spins, twelve diamonds and 6 more wins", "no win". */
function summary(events: readonly PlayedEvent[]): string {
  const { scatters, freeSpins, highestWin, best, otherWins } = tumbleFacts(events);
  const parts = [
    ...scatters.map((count) => `${spelled(count)} crowns`),
    ...freeSpins.map((count) => `${count} free spins`),
    ...(highestWin ? ['the highest win of this game'] : []),
  ];
  if (best) {
    const others = otherWins === 1 ? ' and one more win' : ` and ${otherWins} more wins`;
    const gems = `${spelled(best.count)} ${many(best.symbol)}`;
    parts.push(otherWins === 0 ? gems : `${gems}${others}`);
  }
  return parts.length === 0 ? 'no win' : parts.join(', ');
}

export const gemCascadeFortune = {
  summary,
  symbolName: (symbol: string) => symbols[symbol as keyof typeof symbols]?.one ?? symbol,
  spin: 'Spin',
  keys: { space: 'Space', spin: 'Spin', stake: 'Change the stake', escape: 'Esc', skip: 'Skip to the result' },
  freeSpinsWon: (count: number) => `${count} free spins`,
  opens: 'Four crowns open free spins',
  featureNote: 'Every win counts three times',
  freeSpin: (number: number, of: number) => `Free spin ${number} of ${of}`,
  /** A cascade goes on: its first grid is not counted. */
  tumble: (number: number) => `Tumble ${number}`,
  grid: {
    caption: 'Gems in the columns',
    reel: (number: number) => `Column ${number}`,
    row: (number: number) => `Row ${number}`,
  },
};
