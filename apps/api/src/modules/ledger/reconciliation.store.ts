import type { Db } from '../../platform/database.ts';
import { journal, reconciliation, wallet } from './ledger.table.ts';

/** How many wallets and journal rows there are. */
export async function countBooks(db: Db): Promise<{ wallets: number; rows: bigint }> {
  return { wallets: await db.$count(wallet), rows: BigInt(await db.$count(journal)) };
}

export async function insertReconciliation(db: Db, run: typeof reconciliation.$inferInsert): Promise<void> {
  await db.insert(reconciliation).values(run);
}
