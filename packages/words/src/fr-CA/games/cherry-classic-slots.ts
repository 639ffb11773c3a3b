import type { cherryClassicSlots as Shape } from '../../en/games/cherry-classic-slots.ts';
import { type LineWinFacts, type PlayedEvent, reelFacts } from '../../game-facts.ts';
import { spelled } from '../numerals.ts';

const symbols = {
  clover: { one: 'Trèfle', many: 'trèfles', article: 'un' },
  seven: { one: 'Sept', many: 'sept', article: 'un' },
  bell: { one: 'Cloche', many: 'cloches', article: 'une' },
  bar: { one: 'Barre', many: 'barres', article: 'une' },
  plum: { one: 'Prune', many: 'prunes', article: 'une' },
  lemon: { one: 'Citron', many: 'citrons', article: 'un' },
  cherry: { one: 'Cerise', many: 'cerises', article: 'une' },
};

function named({ symbol, count }: LineWinFacts): string {
  const name = symbols[symbol as keyof typeof symbols] ?? { one: symbol, many: symbol, article: 'un' };
  return count === 1 ? `${name.article} ${name.one.toLowerCase()}` : `${spelled(count)} ${name.many}`;
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
  symbolName: (symbol) => symbols[symbol as keyof typeof symbols]?.one ?? symbol,
  spin: 'Lancer',
  keys: { space: 'Espace', spin: 'Lancer', stake: 'Changer la mise', escape: 'Échap', skip: 'Passer au résultat' },
  opens: 'La ligne du milieu paie; chaque trèfle double le gain',
  grid: {
    caption: 'Symboles sur les rouleaux',
    reel: (number) => `Rouleau ${number}`,
    row: (number) => `Rangée ${number}`,
  },
};
