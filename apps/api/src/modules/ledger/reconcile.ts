import type { Database, Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { tryLock } from '../../platform/lock-text.ts';
import { Problem } from '../../platform/problem.ts';
import { inSnapshot } from '../../platform/transaction.ts';
import { countJournal, countWallets, type Finding, type Invariant } from './ledger.checks.ts';
import { type CheckedInvariant, insertReconciliation } from './reconciliation.store.ts';

const findingsKept = 50;

/** Any fixed number: whoever checks the books holds it. */
const booksLock = 7_310_020;

export interface Reconciled {
  readonly wallets: number;
  /** Of the journal. */
  readonly rows: bigint;
  readonly checks: readonly CheckedInvariant[];
  readonly findings: readonly Finding[];
}

/**
 * Runs the checks over one snapshot of the whole books and records what was looked at and found. At most 50 findings per
 * check are kept; one is already an emergency. One run at a time: the books are read whole.
 * @throws Problem `conflict` while another run is under way.
 */
export async function reconcile(database: Database, invariants: readonly Invariant[]): Promise<Reconciled> {
  const result = await inSnapshot(database, async (db) => {
    if (!(await tryLock(db, booksLock))) throw new Problem('conflict', { internal: 'the books are being checked' });
    const count = countsOnce(db);
    const size = { wallets: await count(countWallets), rows: BigInt(await count(countJournal)) };
    const checks: CheckedInvariant[] = [];
    const findings: Finding[] = [];
    for (const { name, check, over } of invariants) {
      const rows = await count(over);
      const begun = performance.now();
      const found = await check(db, findingsKept);
      checks.push({ name, rows, tookMs: Math.round(performance.now() - begun), findings: found.length });
      findings.push(...found);
    }
    return { ...size, checks, findings };
  });
  await insertReconciliation(database.db, { id: newId(), ...result });
  return result;
}

/** Counts within one snapshot: the same rows, which several checks are about, are counted once. */
function countsOnce(db: Db): (over: Invariant['over']) => Promise<number> {
  const known = new Map<Invariant['over'], number>();
  return async (over) => {
    const count = known.get(over) ?? (await over(db));
    known.set(over, count);
    return count;
  };
}
