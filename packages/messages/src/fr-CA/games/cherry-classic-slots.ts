import type { cherryClassicSlots as Shape } from '../../en/games/cherry-classic-slots.ts';
import { type LineWinFacts, type PlayedEvent, reelFacts } from '../../facts/game-facts.ts';
import { symbolNames } from '../../symbol-names.ts';
import { spelled } from '../numerals.ts';
import { reels } from '../play/reels.ts';

const symbols = {
  clover: { one: 'Trèfle', many: 'trèfles', article: 'un' },
  seven: { one: 'Sept', many: 'sept', article: 'un' },
  bell: { one: 'Cloche', many: 'cloches', article: 'une' },
  bar: { one: 'Barre', many: 'barres', article: 'une' },
  plum: { one: 'Prune', many: 'prunes', article: 'une' },
  lemon: { one: 'Citron', many: 'citrons', article: 'un' },
  cherry: { one: 'Cerise', many: 'cerises', article: 'une' },
};

const { one, many } = symbolNames(symbols);

function named({ symbol, count }: LineWinFacts): string {
  if (count > 1) return `${spelled(count)} ${many(symbol)}`;
  const { article } = symbols[symbol as keyof typeof symbols] ?? { article: 'un' };
  return `${article} ${one(symbol).toLowerCase()}`;
}

function summary(events: readonly PlayedEvent[]): string {
  const { best } = reelFacts(events);
  if (!best) return 'aucun gain';
  const wilds = Number(events.find(({ type }) => type === 'line_win')?.wilds ?? 0);
  if (wilds === 0) return named(best);
  return `${named(best)}, gain doublé ${wilds === 1 ? 'une' : 'deux'} fois par le trèfle`;
}

export const cherryClassicSlots: typeof Shape = {
  summary,
  symbolName: one,
  ...reels,
  opens: 'La ligne du milieu paie; chaque trèfle double le gain',
};
