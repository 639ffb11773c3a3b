import type { BreakCode } from '@goldwren/rules';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { now } from '../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { player } from './player.table.ts';

/** An exclusion holds until a day after its player asked to come back; a cool-off ends by itself (packages/rules). */
export const isExcluded = sql<boolean>`(${player.excludedAt} IS NOT NULL AND coalesce(${player.exclusionEndsAt} > now(), true))`;
const isCoolingOff = sql<boolean>`coalesce(${player.coolOffUntil} > now(), false)`;

/** The break that holds now, and its end; an account that is held for an exclusion is treated as one with a break. */
export const breakColumns = {
  breakCode: sql<BreakCode | null>`CASE WHEN ${isExcluded} OR ${player.exclusionHold} = 'exact' THEN 'self_excluded'
    WHEN ${player.exclusionHold} = 'near' THEN 'exclusion_review' WHEN ${isCoolingOff} THEN 'cooling_off' END`,
  breakUntil: sql`CASE WHEN ${isExcluded} THEN coalesce(${player.exclusionEndsAt}, ${player.excludedUntil})
    WHEN ${player.exclusionHold} IS NULL AND ${isCoolingOff} THEN ${player.coolOffUntil} END`.mapWith(
    player.coolOffUntil,
  ) as SQL<Date | null>,
};

/** A row of them. */
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

/** What breaks a player has taken, whether or not they still hold, and the database's now. */
export async function selectBreaks(db: Db, playerId: string) {
  return onlyRow(await breaksOf(db, { playerId }));
}
