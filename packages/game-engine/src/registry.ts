import * as games from './games.ts';
import type { AnyGame, CatalogueEntry, GameEntry } from './types.ts';

/** Looks games up: the one of this build is below; a test makes one of its own. */
export interface Registry {
  /** In listed order. */
  readonly catalogue: readonly CatalogueEntry[];
  gameBySlug(slug: string): CatalogueEntry | undefined;
  /** The game of a stored round: of the version it was played under, offered or retired. */
  gameByMaths(slug: string, mathsHash: string): AnyGame | undefined;
}

/** @throws RangeError when two entries share an id, a slug or a maths hash. */
export function createRegistry(entries: readonly GameEntry[]): Registry {
  const catalogue = entries
    .map((entry) => ({ ...entry, slug: entry.game.maths.slug }))
    .sort((a, b) => a.listOrder - b.listOrder);
  const versions = entries.flatMap((entry) => [entry.game, ...entry.retired]);
  assertDistinct(catalogue.map(({ id }) => id));
  assertDistinct(catalogue.map(({ slug }) => slug));
  assertDistinct(versions.map(({ mathsHash }) => mathsHash));
  return {
    catalogue,
    gameBySlug: (slug) => catalogue.find((entry) => entry.slug === slug),
    gameByMaths: (slug, mathsHash) => versions.find((game) => game.maths.slug === slug && game.mathsHash === mathsHash),
  };
}

function assertDistinct(keys: readonly (string | number)[]): void {
  if (new Set(keys).size !== keys.length) throw new RangeError(`games share an id, a slug or maths: ${keys}`);
}

/** The games of games.ts, with their ids, slugs and titles. */
export const { catalogue, gameBySlug, gameByMaths } = createRegistry(Object.values(games));
