import { jacksOrBetterPoker } from '../games/jacks-or-better-poker/index.ts';
import { starlightFortune } from '../games/starlight-fortune/index.ts';
import type { AnyGame } from '../types.ts';
import { proveJacks } from './jacks/prove-jacks.ts';
import { jacksTables, starlightTables } from './par-tables.ts';
import { proveStarlight } from './starlight/prove-starlight.ts';
import type { Proof } from './summary.ts';

export type ProvedGame = {
  slug: string;
  title: string;
  game: AnyGame;
  prove(): Proof;
  /** Markdown of the numbers the game is made of, for its par sheet. */
  tables(): string[];
};

export const provedGames: readonly ProvedGame[] = [
  {
    slug: 'starlight-fortune',
    title: 'Starlight Fortune',
    game: starlightFortune,
    prove: () => proveStarlight(starlightFortune.maths.data),
    tables: () => starlightTables(starlightFortune.maths.data),
  },
  {
    slug: 'jacks-or-better-poker',
    title: 'Jacks or Better Poker',
    game: jacksOrBetterPoker,
    prove: () => proveJacks(jacksOrBetterPoker.maths.data),
    tables: () => jacksTables(jacksOrBetterPoker.maths.data),
  },
];
