import { holdingMatchStates, type SanctionsDecision, type SanctionsMatchState } from '@goldwren/rules';
import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { now } from '../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { sanctionsMatch, sanctionsScreening } from './sanctions.table.ts';

export type ScreeningRow = typeof sanctionsScreening.$inferSelect;
export type MatchRow = typeof sanctionsMatch.$inferSelect;
export type NewScreening = Omit<ScreeningRow, 'screenedAt'>;
export type NewMatch = Omit<MatchRow, 'state' | 'openedAt' | 'decidedAt' | 'decidedBy' | 'reason'>;

/** Stores the result of a screening. A known match keeps its decision. */
export async function insertScreening(tx: Db, screening: NewScreening, matches: readonly NewMatch[]): Promise<void> {
  await tx.insert(sanctionsScreening).values(screening);
  if (matches.length > 0)
    await tx
      .insert(sanctionsMatch)
      .values([...matches])
      .onConflictDoNothing();
}

const holding = prepared('select_holding_sanctions', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({ id: sanctionsMatch.id })
    .from(sanctionsMatch)
    .where(and(eq(sanctionsMatch.playerId, at.playerId), inArray(sanctionsMatch.state, [...holdingMatchStates])))
    .limit(1),
);

/** Returns whether a match is not cleared. Approvals and payouts must wait while there is one. */
export async function isHeldBySanctions(db: Db, playerId: string): Promise<boolean> {
  return (await holding(db, { playerId })).length > 0;
}

/** Returns which of these players are held. */
export async function selectHeld(db: Db, playerIds: readonly string[]): Promise<Set<string>> {
  if (playerIds.length === 0) return new Set();
  const rows = await db
    .select({ playerId: sanctionsMatch.playerId })
    .from(sanctionsMatch)
    .where(
      and(inArray(sanctionsMatch.playerId, [...playerIds]), inArray(sanctionsMatch.state, [...holdingMatchStates])),
    );
  return new Set(rows.map(({ playerId }) => playerId));
}

/** Returns open matches with the longest waiting first. Decided ones, and all of them, are returned newest first. */
export async function selectMatches(
  db: Db,
  query: {
    state?: SanctionsMatchState | undefined;
    playerId?: string | undefined;
    cursor: string | null;
    limit: number;
  },
): Promise<MatchRow[]> {
  const { state, playerId, cursor, limit } = query;
  const isQueue = state === 'open';
  const beyond = isQueue ? gt : lt;
  return db
    .select()
    .from(sanctionsMatch)
    .where(
      and(
        state ? eq(sanctionsMatch.state, state) : undefined,
        playerId ? eq(sanctionsMatch.playerId, playerId) : undefined,
        cursor === null ? undefined : beyond(sanctionsMatch.id, cursor),
      ),
    )
    .orderBy(isQueue ? asc(sanctionsMatch.id) : desc(sanctionsMatch.id))
    .limit(limit);
}

export async function selectMatch(db: Db, id: string): Promise<MatchRow | null> {
  const [row] = await db.select().from(sanctionsMatch).where(eq(sanctionsMatch.id, id));
  return row ?? null;
}

/** Returns the same match, locked until the end of the transaction. */
export async function lockMatch(tx: Db, id: string): Promise<MatchRow | null> {
  const found = await selectMatch(tx, id);
  if (!found) return null;
  const [row] = await tx
    .select()
    .from(sanctionsMatch)
    .where(and(eq(sanctionsMatch.playerId, found.playerId), eq(sanctionsMatch.id, id)))
    .for('update');
  return row ?? null;
}

export async function decideMatch(
  tx: Db,
  match: Pick<MatchRow, 'playerId' | 'id'>,
  decision: { state: SanctionsDecision; decidedBy: string; reason: string },
): Promise<void> {
  await tx
    .update(sanctionsMatch)
    .set({ ...decision, decidedAt: now() })
    .where(and(eq(sanctionsMatch.playerId, match.playerId), eq(sanctionsMatch.id, match.id)));
}

/** Returns every screening of a player, newest first. */
export async function selectScreenings(db: Db, playerId: string, limit: number): Promise<ScreeningRow[]> {
  return db
    .select()
    .from(sanctionsScreening)
    .where(eq(sanctionsScreening.playerId, playerId))
    .orderBy(desc(sanctionsScreening.id))
    .limit(limit);
}

/** Returns when each open match was opened, oldest first. */
export async function selectOpenSince(db: Db): Promise<Date[]> {
  const rows = await db
    .select({ openedAt: sanctionsMatch.openedAt })
    .from(sanctionsMatch)
    .where(eq(sanctionsMatch.state, 'open'))
    .orderBy(asc(sanctionsMatch.openedAt));
  return rows.map(({ openedAt }) => openedAt);
}
