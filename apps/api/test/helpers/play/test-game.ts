import type * as describeGame from '@goldwren/game-catalogue/describe-game';
import { gameBySlug } from '@goldwren/game-engine/registry';

/** Gives the engine's test game the texts of Jacks or Better, because it has none. */
export function withTestGame(real: typeof describeGame): typeof describeGame {
  const lent: typeof real.describeGame = (entry, locale) => real.describeGame(lending(entry), locale);
  return {
    ...{ ...real, describeGame: lent },
    choiceLabel: (entry, choice, locale) => real.choiceLabel(lending(entry), choice, locale),
    rulesText: (entry, locale) => real.rulesText(lending(entry), locale),
  };
}

function lending<Entry extends { readonly slug: string }>(entry: Entry): Entry {
  const lender = gameBySlug('jacks-or-better-poker');
  return entry.slug === 'double-once' ? { ...entry, slug: lender?.slug, game: lender?.game } : entry;
}
