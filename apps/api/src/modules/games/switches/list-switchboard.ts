import { requiresInvestigation } from '@goldwren/rules';
import { badCursor } from '../../../platform/cursors.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { type GameRow, selectGame, selectGames } from '../sessions/session.store.ts';
import {
  countOpen,
  type GameInvestigationRow,
  type SwitchRow,
  selectGameInvestigations,
  selectLatestSwitches,
  selectSwitchesOf,
} from './switch.store.ts';

export interface SwitchboardGame {
  readonly game: GameRow;
  readonly lastSwitch: SwitchRow | null;
  readonly needsInvestigation: boolean;
  readonly investigations: readonly GameInvestigationRow[];
  readonly open: { readonly sessions: number; readonly rounds: number };
}

/** Returns every game with its switch, its open sessions and its open rounds. */
export async function listSwitchboard(db: Db): Promise<SwitchboardGame[]> {
  const [games, latest, open] = await Promise.all([selectGames(db), selectLatestSwitches(db), countOpen(db)]);
  const due = [...latest.values()].filter((row) => !row.enabled && requiresInvestigation(row));
  const investigations = await selectGameInvestigations(
    db,
    due.map(({ id }) => id),
  );
  return games.map((game) => {
    const lastSwitch = latest.get(game.id) ?? null;
    return {
      game,
      lastSwitch,
      needsInvestigation: !game.enabled && lastSwitch !== null && requiresInvestigation(lastSwitch),
      investigations: investigations.filter(({ switchId }) => switchId === lastSwitch?.id),
      open: open.get(game.id) ?? { sessions: 0, rounds: 0 },
    };
  });
}

/**
 * Returns every switch of a game, newest first.
 * @throws Problem `not_found`, `validation_failed` for an invalid cursor.
 */
export async function listSwitchesOf(
  db: Db,
  { gameId, cursor, limit }: { gameId: number; cursor?: string | undefined; limit: number },
): Promise<{ rows: SwitchRow[]; nextCursor: string | null }> {
  if (cursor !== undefined && !/^[1-9]\d{0,8}$/.test(cursor)) throw badCursor();
  if (!(await selectGame(db, gameId))) throw new Problem('not_found');
  const beforeId = cursor === undefined ? null : Number(cursor);
  const found = await selectSwitchesOf(db, { gameId, beforeId, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? String(rows.at(-1)?.id) : null };
}
