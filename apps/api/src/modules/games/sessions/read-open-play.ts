import { catalogue } from '@goldwren/game-engine/registry';
import type { Db } from '../../../platform/database.ts';
import { countOpenSessions } from './open-play.store.ts';

/** Open sessions and rounds of a game. */
export interface OpenPlay {
  /** The slug. */
  readonly game: string;
  readonly sessions: number;
  readonly rounds: number;
}

/** Returns the open sessions and rounds of every game of this build. */
export async function readOpenPlay(db: Db): Promise<OpenPlay[]> {
  const rows = await countOpenSessions(db);
  return catalogue.map(({ id, slug }) => {
    const { sessions, rounds } = rows.find(({ gameId }) => gameId === id) ?? { sessions: 0, rounds: 0 };
    return { game: slug, sessions, rounds };
  });
}
