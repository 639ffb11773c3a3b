import { jacksOrBetterPoker } from './games/jacks-or-better-poker/index.ts';
import { proof as jacksProof } from './games/jacks-or-better-poker/lock.ts';
import { starlightFortune } from './games/starlight-fortune/index.ts';
import { proof as starlightProof } from './games/starlight-fortune/lock.ts';
import type { AnyGame, CatalogueEntry } from './types.ts';

/** Every game, in listed order. Ids, slugs and titles are those of design/games.md. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 2,
    slug: 'starlight-fortune',
    title: 'Starlight Fortune',
    description:
      'Twenty lines under a clear night sky. Stars are wild, and three moons open free spins that pay triple.',
    listOrder: 1,
    game: starlightFortune,
    proof: starlightProof,
  },
  {
    id: 4,
    slug: 'jacks-or-better-poker',
    title: 'Jacks or Better Poker',
    description:
      'Five cards, one draw. Hold what you like; a pair of jacks pays, a royal flush pays 800 times the stake.',
    listOrder: 2,
    game: jacksOrBetterPoker,
    proof: jacksProof,
  },
];

/** Versions that are no longer offered, kept so that every old round replays. */
const retired: readonly AnyGame[] = [];

export function gameBySlug(slug: string): CatalogueEntry | undefined {
  return catalogue.find((entry) => entry.slug === slug);
}

/** The game of a stored round: of the version it was played under, offered or retired. */
export function gameByMaths(slug: string, mathsHash: string): AnyGame | undefined {
  const games = [...catalogue.map((entry) => entry.game), ...retired];
  return games.find((game) => game.maths.slug === slug && game.mathsHash === mathsHash);
}
