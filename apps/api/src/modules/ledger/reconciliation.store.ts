import { and, desc, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { ago } from '../../platform/sql-instants.ts';
import { reconciliation } from './ledger.table.ts';

export type CheckedInvariant = (typeof reconciliation.$inferSelect)['checks'][number];

const nothing = sql`'[]'::jsonb`;

export async function insertReconciliation(db: Db, run: typeof reconciliation.$inferInsert): Promise<void> {
  await db.insert(reconciliation).values(run);
}

/** The last run; null while there was none. */
export async function selectLastReconciliation(db: Db) {
  const [run] = await db.select().from(reconciliation).orderBy(desc(reconciliation.id)).limit(1);
  return run ?? null;
}

/** When a run last found something; null when none ever did. */
export async function selectLastFindingAt(db: Db): Promise<Date | null> {
  const [run] = await db
    .select({ at: reconciliation.at })
    .from(reconciliation)
    .where(ne(reconciliation.findings, nothing))
    .orderBy(desc(reconciliation.id))
    .limit(1);
  return run?.at ?? null;
}

/** Forgets runs of more than `keptDays` ago that found nothing; what was found stays. Returns how many. */
export async function deleteCleanReconciliations(db: Db, keptDays: number): Promise<number> {
  const { rowCount } = await db
    .delete(reconciliation)
    .where(and(lt(reconciliation.at, ago(keptDays, 'day')), sql`${reconciliation.findings} = ${nothing}`));
  return rowCount ?? 0;
}
