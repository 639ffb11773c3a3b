import { type LineWinFacts, type PlayedEvent, reelFacts } from '../../game-facts.ts';
import { spelled } from '../numerals.ts';

const symbols = {
  clover: { one: 'Clover', many: 'clovers' },
  seven: { one: 'Seven', many: 'sevens' },
  bell: { one: 'Bell', many: 'bells' },
  bar: { one: 'Bar', many: 'bars' },
  plum: { one: 'Plum', many: 'plums' },
  lemon: { one: 'Lemon', many: 'lemons' },
  cherry: { one: 'Cherry', many: 'cherries' },
};

function named({ symbol, count }: LineWinFacts): string {
  const name = symbols[symbol as keyof typeof symbols] ?? { one: symbol, many: symbol };
  return count === 1 ? `one ${name.one.toLowerCase()}` : `${spelled(count)} ${name.many}`;
}

/** "three bells", "three bells, doubled once by clover", "one cherry", "no win". */
function summary(events: readonly PlayedEvent[]): string {
  const { best } = reelFacts(events);
  if (!best) return 'no win';
  const wilds = Number(events.find(({ type }) => type === 'line_win')?.wilds ?? 0);
  if (wilds === 0) return named(best);
  return `${named(best)}, doubled ${wilds === 1 ? 'once' : 'twice'} by clover`;
}

export const cherryClassicSlots = {
  summary,
  symbolName: (symbol: string) => symbols[symbol as keyof typeof symbols]?.one ?? symbol,
  spin: 'Spin',
  keys: { space: 'Space', spin: 'Spin', stake: 'Change the stake', escape: 'Esc', skip: 'Skip to the result' },
  opens: 'The middle line pays; each clover doubles it',
  grid: {
    caption: 'Symbols on the reels',
    reel: (number: number) => `Reel ${number}`,
    row: (number: number) => `Row ${number}`,
  },
};
