import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { ago } from '../../../platform/postgres/sql-instants.ts';
import { booksPass, reconciliation, wallet } from '../ledger.table.ts';

export type CheckedInvariant = (typeof reconciliation.$inferSelect)['checks'][number];

const nothing = sql`'[]'::jsonb`;

export async function insertReconciliation(db: Db, run: typeof reconciliation.$inferInsert): Promise<void> {
  await db.insert(reconciliation).values(run);
}

/** Returns the last run. Null when there was none. */
export async function selectLastReconciliation(db: Db) {
  const [run] = await db.select().from(reconciliation).orderBy(desc(reconciliation.id)).limit(1);
  return run ?? null;
}

type PassName = typeof booksPass.$inferSelect.pass;

/** Returns the progress of a pass over the books. Null when it never ran. */
export async function selectPass(db: Db, pass: PassName) {
  const [row] = await db.select().from(booksPass).where(eq(booksPass.pass, pass));
  return row ?? null;
}

export async function savePass(
  db: Db,
  pass: PassName,
  values: Omit<Partial<typeof booksPass.$inferInsert>, 'pass'>,
): Promise<void> {
  await db
    .insert(booksPass)
    .values({ pass, ...values })
    .onConflictDoUpdate({ target: booksPass.pass, set: values });
}

/** Returns the next players with wallets, by id, each with the number of journal rows. */
export function selectNextWallets(db: Db, after: string | null, limit: number) {
  return db
    .select({ playerId: wallet.playerId, version: sql<number>`sum(${wallet.version})`.mapWith(Number) })
    .from(wallet)
    .where(after === null ? undefined : gt(wallet.playerId, after))
    .groupBy(wallet.playerId)
    .orderBy(asc(wallet.playerId))
    .limit(limit);
}

/** Returns when a run last found something. Null when no run did. */
export async function selectLastFindingAt(db: Db): Promise<Date | null> {
  const [run] = await db
    .select({ at: reconciliation.at })
    .from(reconciliation)
    .where(ne(reconciliation.findings, nothing))
    .orderBy(desc(reconciliation.id))
    .limit(1);
  return run?.at ?? null;
}

/** Deletes clean runs older than `keptDays`. Runs with findings stay. Returns how many it deleted. */
export async function deleteCleanReconciliations(db: Db, keptDays: number): Promise<number> {
  const { rowCount } = await db
    .delete(reconciliation)
    .where(and(lt(reconciliation.at, ago(keptDays, 'day')), sql`${reconciliation.findings} = ${nothing}`));
  return rowCount ?? 0;
}
