import type { ExclusionDecision, ExclusionMatchState } from '@goldwren/rules';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { now } from '../../platform/postgres/sql-instants.ts';
import { exclusionMatch } from './exclusions.table.ts';

export type MatchRow = typeof exclusionMatch.$inferSelect;

/** Returns open matches with the longest waiting first. Decided ones, and all of them, are returned newest first. */
export function selectMatches(
  db: Db,
  query: {
    readonly state?: ExclusionMatchState | undefined;
    readonly playerId?: string | undefined;
    readonly cursor: string | null;
    readonly limit: number;
  },
): Promise<MatchRow[]> {
  const { state, playerId, cursor, limit } = query;
  const isQueue = state === 'open';
  const beyond = isQueue ? gt : lt;
  return db
    .select()
    .from(exclusionMatch)
    .where(
      and(
        state ? eq(exclusionMatch.state, state) : undefined,
        playerId ? eq(exclusionMatch.playerId, playerId) : undefined,
        cursor === null ? undefined : beyond(exclusionMatch.id, cursor),
      ),
    )
    .orderBy(isQueue ? asc(exclusionMatch.id) : desc(exclusionMatch.id))
    .limit(limit);
}

export async function selectMatch(db: Db, id: string): Promise<MatchRow | null> {
  const [row] = await db.select().from(exclusionMatch).where(eq(exclusionMatch.id, id));
  return row ?? null;
}

/** Returns the same match, locked until the end of the transaction. */
export async function lockMatch(tx: Db, id: string): Promise<MatchRow | null> {
  const found = await selectMatch(tx, id);
  if (!found) return null;
  const [row] = await tx.select().from(exclusionMatch).where(isMatch(found)).for('update');
  return row ?? null;
}

export async function updateDecision(
  tx: Db,
  match: Pick<MatchRow, 'playerId' | 'id'>,
  decision: { readonly state: ExclusionDecision; readonly decidedBy: string; readonly reason: string },
): Promise<void> {
  await tx
    .update(exclusionMatch)
    .set({ ...decision, decidedAt: now() })
    .where(isMatch(match));
}

function isMatch({ playerId, id }: Pick<MatchRow, 'playerId' | 'id'>) {
  return and(eq(exclusionMatch.playerId, playerId), eq(exclusionMatch.id, id));
}

/** Returns when each open match was opened, oldest first. */
export async function selectOpenSince(db: Db): Promise<Date[]> {
  const rows = await db
    .select({ openedAt: exclusionMatch.openedAt })
    .from(exclusionMatch)
    .where(eq(exclusionMatch.state, 'open'))
    .orderBy(asc(exclusionMatch.openedAt));
  return rows.map(({ openedAt }) => openedAt);
}
