import type { Database, Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { tryLock } from '../../../platform/postgres/lock-text.ts';
import { Problem } from '../../../platform/problem.ts';
import { inWritingSnapshot } from '../../../platform/transaction.ts';
import { type BooksScope, wholeBooks } from './books-scope.ts';
import { allowMemory, countJournal, countWallets, type Finding, type Invariant } from './ledger.checks.ts';
import { type CheckedInvariant, insertReconciliation } from './reconciliation.store.ts';
import type { JournalWindow } from './window.checks.ts';

const findingsKept = 50;

/** Any fixed number. Every check of the books takes this advisory lock. */
const booksLock = 7_310_020;

export interface Reconciled {
  readonly wallets: number;
  /** Rows of the journal. */
  readonly rows: bigint;
  readonly checks: readonly CheckedInvariant[];
  readonly findings: readonly Finding[];
}

/**
 * Checks the whole books in one snapshot and records the result. Use it for small books.
 * The worker checks moved rows (check-moved.ts) and the whole books in pieces (check-whole.ts).
 * @throws Problem `conflict` while another run is in progress.
 */
export function reconcile(database: Database, invariants: readonly Invariant[]): Promise<Reconciled> {
  return withBooks(database, async (db) => {
    const result = await checkScopes(db, invariants, () => [wholeBooks]);
    await insertReconciliation(db, { id: newId(), ...result });
    return result;
  });
}

/**
 * Runs `work` on one snapshot of the books, with a lock against other checks. If two runs still overlap, they conflict
 * on the row of their pass and the later one is retried.
 * @throws Problem `conflict` while another run is in progress.
 */
export function withBooks<T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> {
  return inWritingSnapshot(database, async (db) => {
    if (!(await tryLock(db, booksLock))) throw new Problem('conflict', { internal: 'the books are being checked' });
    await allowMemory(db);
    return work(db);
  });
}

/**
 * Runs every check over the window, when it reads windows, and over its scopes. Stores at most 50 findings per check and scope. One finding is already an
 * emergency.
 */
export async function checkScopes(
  db: Db,
  invariants: readonly Invariant[],
  scopesOf: (invariant: Invariant) => readonly BooksScope[],
  window?: JournalWindow,
): Promise<Reconciled> {
  const checks: CheckedInvariant[] = [];
  const findings: Finding[] = [];
  for (const invariant of invariants) {
    let begun = performance.now();
    const found: Finding[] = [];
    let rows = 0;
    if (window && invariant.inWindow) {
      const checked = await invariant.inWindow(db, findingsKept, window);
      rows += checked.rows;
      begun -= checked.readMs ?? 0;
      found.push(...checked.findings);
    }
    for (const scope of scopesOf(invariant)) {
      rows += await invariant.over(db, scope);
      found.push(...(await invariant.check(db, findingsKept, scope)));
    }
    // A player may be in both scopes.
    const distinct = [...new Map(found.map((one) => [`${one.player_id} ${one.currency} ${one.at}`, one])).values()];
    const tookMs = Math.round(performance.now() - begun);
    checks.push({ name: invariant.name, rows, tookMs, findings: distinct.length });
    findings.push(...distinct);
  }
  const rowsUnder = (over: Invariant['over']): number =>
    Math.max(0, ...checks.filter((_, n) => invariants[n]?.over === over).map(({ rows }) => rows));
  return { wallets: rowsUnder(countWallets), rows: BigInt(rowsUnder(countJournal)), checks, findings };
}
