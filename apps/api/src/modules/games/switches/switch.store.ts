import { and, asc, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callForRow } from '../../../platform/postgres/call-function.ts';
import { gameLook, gameSession, gameSwitch } from '../games.table.ts';

export type SwitchRow = typeof gameSwitch.$inferSelect;
export type GameInvestigationRow = typeof gameLook.$inferSelect;

/**
 * Switches a game for staff. Writes nothing when it was already in that state, or when only the deciding cell of the site can switch it
 * on (`elsewhere`).
 */
export async function switchGame(
  db: Db,
  {
    gameId,
    enabled,
    reason,
    note,
  }: {
    gameId: number;
    enabled: boolean;
    reason: 'staff' | 'emergency';
    note: string;
  },
): Promise<'changed' | 'unchanged' | 'elsewhere'> {
  const args = [gameId, enabled, reason, note];
  const row = await callForRow<{ changed: boolean; elsewhere: boolean }>(db, 'switch_game', args);
  if (row.elsewhere) return 'elsewhere';
  return row.changed ? 'changed' : 'unchanged';
}

/** Returns the latest switch of each game that has one. */
export async function selectLatestSwitches(db: Db): Promise<ReadonlyMap<number, SwitchRow>> {
  const rows = await db
    .selectDistinctOn([gameSwitch.gameId])
    .from(gameSwitch)
    .orderBy(asc(gameSwitch.gameId), desc(gameSwitch.id));
  return new Map(rows.map((row) => [row.gameId, row]));
}

/** Returns the switches of a game before the id `beforeId`, newest first. */
export function selectSwitchesOf(
  db: Db,
  query: { gameId: number; beforeId: number | null; limit: number },
): Promise<SwitchRow[]> {
  const { gameId, id } = gameSwitch;
  return db
    .select()
    .from(gameSwitch)
    .where(and(eq(gameId, query.gameId), query.beforeId === null ? undefined : lt(id, query.beforeId)))
    .orderBy(desc(id))
    .limit(query.limit);
}

/** Returns the investigations of these switches, oldest first. */
export async function selectGameInvestigations(db: Db, switchIds: readonly number[]): Promise<GameInvestigationRow[]> {
  if (switchIds.length === 0) return [];
  return db
    .select()
    .from(gameLook)
    .where(inArray(gameLook.switchId, [...switchIds]))
    .orderBy(asc(gameLook.at));
}

/** Returns false when this person has already investigated the switch. */
export async function insertGameInvestigation(
  db: Db,
  investigation: Omit<GameInvestigationRow, 'at'>,
): Promise<boolean> {
  const { rowCount } = await db.insert(gameLook).values(investigation).onConflictDoNothing();
  return rowCount === 1;
}

/** Returns the open sessions and rounds in progress by game. */
export async function countOpen(db: Db): Promise<ReadonlyMap<number, { sessions: number; rounds: number }>> {
  const { gameId, openRoundId, endedAt } = gameSession;
  const rows = await db
    .select({ gameId, sessions: count(), rounds: count(openRoundId) })
    .from(gameSession)
    .where(isNull(endedAt))
    .groupBy(gameId);
  return new Map(rows.map(({ gameId: id, sessions, rounds }) => [id, { sessions, rounds }]));
}
