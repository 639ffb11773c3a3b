import { and, asc, eq, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { now } from '../../../platform/postgres/sql-instants.ts';
import { player } from '../../players/player.table.ts';
import { lastingExclusion } from '../exclusions.store.ts';
import { exclusionPublication, personMark } from '../exclusions.table.ts';

const { playerId, version, publishedVersion, endsAt } = exclusionPublication;

/** Returns people whose published exclusion has ended. */
export async function selectEnded(db: Db, limit: number): Promise<string[]> {
  const rows = await db.select({ playerId }).from(exclusionPublication).where(lte(endsAt, now())).limit(limit);
  return rows.map((row) => row.playerId);
}

/** Gives an exclusion that has ended a new version, so that it is withdrawn. */
export async function renewEnded(db: Db, id: string): Promise<void> {
  await db
    .update(exclusionPublication)
    .set({ version: sql`${version} + 1`, endsAt: null })
    .where(and(eq(playerId, id), lte(endsAt, now())));
}

/** Returns people of this cell whose current version is not published. */
export function selectUnpublished(db: Db, limit: number): Promise<{ playerId: string; version: bigint }[]> {
  return db
    .select({ playerId, version })
    .from(exclusionPublication)
    .where(ne(version, publishedVersion))
    .orderBy(asc(playerId))
    .limit(limit);
}

/** @param ends when the published exclusion ends; null when that is not known, or when it is withdrawn */
export async function markPublished(
  db: Db,
  published: { readonly playerId: string; readonly version: bigint; readonly ends: Date | null },
): Promise<void> {
  await db
    .update(exclusionPublication)
    .set({ publishedVersion: published.version, endsAt: published.ends })
    .where(and(eq(playerId, published.playerId), lt(publishedVersion, published.version)));
}

/** Returns the exclusion of a player; null when it is over. */
export async function selectLastingExclusion(db: Db, id: string) {
  const [row] = await db
    .select({
      excludedAt: player.excludedAt,
      excludedUntil: player.excludedUntil,
      endsAt:
        sql`least(${player.exclusionEndsAt}, CASE WHEN ${player.closedAt} IS NOT NULL THEN ${player.excludedUntil} END)`.mapWith(
          player.exclusionEndsAt,
        ),
      emailVerified: sql<boolean>`${player.emailVerifiedAt} IS NOT NULL`,
    })
    .from(player)
    .where(and(eq(player.id, id), lastingExclusion));
  return row ?? null;
}

/** Publishes the excluded people of this cell again, also those who were excluded before there was a directory. Returns how many. */
export async function republishAll(db: Db): Promise<number> {
  const people = db
    .selectDistinct({
      playerId: player.id,
      version: sql`(extract(epoch FROM now()) * 1000000)::bigint`.mapWith(version).as('version'),
      publishedVersion: sql`0`.mapWith(publishedVersion).as('published_version'),
      endsAt: sql`NULL::timestamptz`.mapWith(endsAt).as('ends_at'),
    })
    .from(player)
    .innerJoin(personMark, eq(personMark.playerId, player.id))
    .where(and(isNotNull(player.excludedAt), eq(personMark.excluded, true)));
  const { rowCount } = await db
    .insert(exclusionPublication)
    .select(people)
    .onConflictDoUpdate({ target: playerId, set: { version: sql`${version} + 1` } });
  return rowCount ?? 0;
}
