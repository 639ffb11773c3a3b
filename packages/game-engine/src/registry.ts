import * as games from './games.ts';
import type { AnyGame, CatalogueEntry, GameEntry } from './types.ts';

/** Looks up games. The registry of this build is below. Tests create their own. */
export interface Registry {
  /** Games in list order. */
  readonly catalogue: readonly CatalogueEntry[];
  gameBySlug(slug: string): CatalogueEntry | undefined;
  /** Returns the game of a stored round in the version that was played, offered or retired. */
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
  if (new Set(keys).size !== keys.length)
    throw new RangeError(`Two games have the same id, slug or maths hash: ${keys}`);
}

/** The registry of all games in games.ts. */
export const { catalogue, gameBySlug, gameByMaths } = createRegistry(Object.values(games));
