import { and, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { liabilitiesDay, liabilitiesPlayer, liabilitiesTile } from './liabilities.table.ts';

export type DayRow = typeof liabilitiesDay.$inferSelect;
export type PlayerRow = typeof liabilitiesPlayer.$inferSelect;
export type TileRow = typeof liabilitiesTile.$inferSelect;

/** Stores the total of a day. Returns false when it is already stored; the stored one stays. */
export async function insertDay(tx: Db, row: DayRow): Promise<boolean> {
  const { day } = liabilitiesDay;
  return (await tx.insert(liabilitiesDay).values(row).onConflictDoNothing().returning({ day })).length === 1;
}

export async function insertPlayers(tx: Db, rows: PlayerRow[]): Promise<void> {
  await tx.insert(liabilitiesPlayer).values(rows);
}

export async function insertTiles(tx: Db, rows: TileRow[]): Promise<void> {
  await tx.insert(liabilitiesTile).values(rows);
}

const newestDays = prepared('select_liabilities_days', (db, at: Inputs<{ limit: number }>) =>
  db.select().from(liabilitiesDay).orderBy(desc(liabilitiesDay.day)).limit(at.limit),
);

/** Returns the latest days, newest first. */
export function selectDays(db: Db, limit: number): Promise<DayRow[]> {
  return newestDays(db, { limit });
}

/** Returns the total of a day. Null when there is none. */
export async function selectDay(db: Db, day: string): Promise<DayRow | null> {
  const [row] = await db.select().from(liabilitiesDay).where(eq(liabilitiesDay.day, day));
  return row ?? null;
}

/** Returns what the tree of a day contains of a player. Null when they had no wallet, or after a week. */
export async function selectPlayer(db: Db, playerId: string, day: string): Promise<PlayerRow | null> {
  const { playerId: player, day: ofDay } = liabilitiesPlayer;
  const [row] = await db
    .select()
    .from(liabilitiesPlayer)
    .where(and(eq(player, playerId), eq(ofDay, day)));
  return row ?? null;
}

/** Returns these tiles of a day, in no particular order. */
export function selectTiles(db: Db, day: string, tiles: readonly Pick<TileRow, 'level' | 'index'>[]) {
  const { day: ofDay, level, index } = liabilitiesTile;
  const one = (tile: Pick<TileRow, 'level' | 'index'>) => and(eq(level, tile.level), eq(index, tile.index));
  return db
    .select()
    .from(liabilitiesTile)
    .where(and(eq(ofDay, day), or(...tiles.map(one))));
}

/** Deletes the tiles of the days before this one. Roots and sums stay. */
export async function deleteTilesBefore(db: Db, day: string): Promise<void> {
  await db.delete(liabilitiesTile).where(lt(liabilitiesTile.day, day));
}

/** Returns the next players, by id, who have rows of earlier days. */
export async function selectPlayersBefore(
  db: Db,
  query: { day: string; after: string | null; limit: number },
): Promise<string[]> {
  const { playerId, day } = liabilitiesPlayer;
  const rows = await db
    .selectDistinct({ playerId })
    .from(liabilitiesPlayer)
    .where(and(lt(day, query.day), query.after === null ? undefined : gt(playerId, query.after)))
    .orderBy(playerId)
    .limit(query.limit);
  return rows.map((row) => row.playerId);
}

/** Deletes what is stored of a player of the days before this one. */
export async function deletePlayerBefore(db: Db, playerId: string, day: string): Promise<void> {
  await db
    .delete(liabilitiesPlayer)
    .where(and(eq(liabilitiesPlayer.playerId, playerId), lt(liabilitiesPlayer.day, day)));
}
