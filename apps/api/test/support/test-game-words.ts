import type * as gameWords from '@goldwren/game-catalogue/game-words';
import { gameBySlug } from '@goldwren/game-engine/registry';

/** The words of a game, where the engine's own test game borrows those of Jacks or Better: it has none. */
export function withTestGame(real: typeof gameWords): typeof gameWords {
  const lent: typeof real.gameWords = (entry, locale) => real.gameWords(lending(entry), locale);
  return {
    ...{ ...real, gameWords: lent },
    choiceLabel: (entry, choice, locale) => real.choiceLabel(lending(entry), choice, locale),
    rulesText: (entry, locale) => real.rulesText(lending(entry), locale),
  };
}

function lending<Entry extends { readonly slug: string }>(entry: Entry): Entry {
  const lender = gameBySlug('jacks-or-better-poker');
  return entry.slug === 'double-once' ? { ...entry, slug: lender?.slug, game: lender?.game } : entry;
}
