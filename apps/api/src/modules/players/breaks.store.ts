import type { BreakCode } from '@goldwren/rules';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { now } from '../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { player } from './player.table.ts';

/** An exclusion lasts until a day after its player asked to return. A cool-off ends by itself (packages/rules). */
export const isExcluded = sql<boolean>`(${player.excludedAt} IS NOT NULL AND coalesce(${player.exclusionEndsAt} > now(), true))`;
const isCoolingOff = sql<boolean>`coalesce(${player.coolOffUntil} > now(), false)`;

/** The current break and its end. An account that is held for an exclusion counts as one with a break. */
export const breakColumns = {
  breakCode: sql<BreakCode | null>`CASE WHEN ${isExcluded} OR ${player.exclusionHold} = 'exact' THEN 'self_excluded'
    WHEN ${player.exclusionHold} = 'near' THEN 'exclusion_review' WHEN ${isCoolingOff} THEN 'cooling_off' END`,
  breakUntil: sql`CASE WHEN ${isExcluded} THEN coalesce(${player.exclusionEndsAt}, ${player.excludedUntil})
    WHEN ${player.exclusionHold} IS NULL AND ${isCoolingOff} THEN ${player.coolOffUntil} END`.mapWith(
    player.coolOffUntil,
  ) as SQL<Date | null>,
};

/** A row of `breakColumns`. */
export interface BreakRow {
  readonly breakCode: BreakCode | null;
  readonly breakUntil: Date | null;
}

const breaksOf = prepared('select_breaks', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({
      ...breakColumns,
      coolOffUntil: player.coolOffUntil,
      excludedAt: player.excludedAt,
      excludedUntil: player.excludedUntil,
      exclusionEndsAt: player.exclusionEndsAt,
      now: now(),
    })
    .from(player)
    .where(eq(player.id, at.playerId)),
);

/** Returns the breaks that a player has taken, including past ones, and the database's current time. */
export async function selectBreaks(db: Db, playerId: string) {
  return onlyRow(await breaksOf(db, { playerId }));
}
