import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { inSnapshot } from '../../platform/transaction.ts';
import type { BooksCheck, Finding } from './ledger.checks.ts';
import { countBooks, insertReconciliation } from './reconciliation.store.ts';

const findingsKept = 50;

/**
 * Runs the checks over one snapshot of the whole books and records what was looked at and found.
 * At most 50 findings per check are kept; one is already an emergency.
 */
export async function reconcile(
  database: Database,
  checks: readonly BooksCheck[],
): Promise<{ wallets: number; rows: bigint; findings: Finding[] }> {
  const result = await inSnapshot(database, async (db) => {
    const size = await countBooks(db);
    const findings: Finding[] = [];
    for (const check of checks) findings.push(...(await check(db, findingsKept)));
    return { ...size, findings };
  });
  await insertReconciliation(database.db, { id: newId(), ...result });
  return result;
}
