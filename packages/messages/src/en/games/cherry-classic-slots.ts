import { type LineWinFacts, type PlayedEvent, reelFacts } from '../../facts/game-facts.ts';
import { symbolNames } from '../../symbol-names.ts';
import { spelled } from '../numerals.ts';
import { reels } from '../play/reels.ts';

const symbols = {
  clover: { one: 'Clover', many: 'clovers' },
  seven: { one: 'Seven', many: 'sevens' },
  bell: { one: 'Bell', many: 'bells' },
  bar: { one: 'Bar', many: 'bars' },
  plum: { one: 'Plum', many: 'plums' },
  lemon: { one: 'Lemon', many: 'lemons' },
  cherry: { one: 'Cherry', many: 'cherries' },
};

const { one, many } = symbolNames(symbols);

function named({ symbol, count }: LineWinFacts): string {
  return count === 1 ? `one ${one(symbol).toLowerCase()}` : `${spelled(count)} ${many(symbol)}`;
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
  symbolName: one,
  ...reels,
  opens: 'The middle line pays; each clover doubles it',
};
