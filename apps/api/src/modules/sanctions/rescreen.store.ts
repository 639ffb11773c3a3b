import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { now } from '../../platform/postgres/sql-instants.ts';
import type { NewMatch, NewScreening } from './match.store.ts';
import { sanctionsList, sanctionsMatch, sanctionsScreening } from './sanctions.table.ts';

export interface RescreeningState {
  readonly upTo: string | null;
  readonly finishedAt: Date | null;
}

const state = { upTo: sanctionsList.rescreenedUpTo, finishedAt: sanctionsList.rescreenedAt };

export async function selectRescreening(db: Db, version: number): Promise<RescreeningState | null> {
  return (await db.select(state).from(sanctionsList).where(eq(sanctionsList.version, version)))[0] ?? null;
}

/** Returns the same state, locked until the end of the transaction. */
export async function lockRescreening(tx: Db, version: number): Promise<RescreeningState | null> {
  const { version: column } = sanctionsList;
  return (await tx.select(state).from(sanctionsList).where(eq(column, version)).for('update'))[0] ?? null;
}

/** Adds the progress of one batch. `upTo` is null when no player is left. */
export async function addProgress(
  tx: Db,
  version: number,
  batch: { readonly upTo: string | null; readonly players: number; readonly matches: number },
): Promise<void> {
  await tx
    .update(sanctionsList)
    .set({
      rescreened: sql`${sanctionsList.rescreened} + ${batch.players}`,
      rescreeningMatches: sql`${sanctionsList.rescreeningMatches} + ${batch.matches}`,
      ...(batch.upTo === null ? { rescreenedAt: now() } : { rescreenedUpTo: batch.upTo }),
    })
    .where(eq(sanctionsList.version, version));
}

/**
 * Opens the matches that are not known yet, and stores the screenings that found them. A known match keeps its decision.
 * Returns how many were opened.
 */
export async function insertNewMatches(
  tx: Db,
  matches: readonly NewMatch[],
  screenings: readonly NewScreening[],
): Promise<number> {
  if (matches.length === 0) return 0;
  const opened = await tx
    .insert(sanctionsMatch)
    .values([...matches])
    .onConflictDoNothing()
    .returning({ screeningId: sanctionsMatch.screeningId });
  const finding = new Set(opened.map(({ screeningId }) => screeningId));
  const rows = screenings.filter(({ id }) => finding.has(id));
  if (rows.length > 0) await tx.insert(sanctionsScreening).values(rows);
  return opened.length;
}
