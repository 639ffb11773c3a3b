import type { CellState } from '@goldwren/contracts/staff';
import type { Db } from '../../../platform/database.ts';
import { ownSchema } from '../../../platform/schema/schema-version.ts';
import { waitingAlerts } from '../../alerts/public.ts';
import { readBooks, selectJobs } from '../../health/public.ts';
import { selectListInForce } from '../../sanctions/public.ts';

/** Returns what shows whether this cell is in order. It reads results that jobs have stored, and checks nothing itself. */
export async function readCellState(db: Db, now: Date): Promise<CellState> {
  const [books, jobs, alerts, list] = await Promise.all([
    readBooks(db),
    selectJobs(db),
    waitingAlerts(db),
    selectListInForce(db),
  ]);
  const checks = books.invariants.map(({ ran_at: at }) => at);
  const [oldest] = checks.flatMap((at) => at ?? []).sort();
  return {
    at: now.toISOString(),
    schema: new Date(ownSchema().newestMigration).toISOString(),
    books: {
      // One invariant that was never checked means that the ledger was not checked.
      checked_at: checks.includes(null) ? null : (oldest ?? null),
      whole_checked_at: books.whole_checked_at,
      findings: books.invariants.reduce((sum, { findings }) => sum + findings.length, 0),
    },
    jobs: jobs.length,
    late_jobs: jobs.filter(({ isLate }) => isLate).map(({ name }) => name),
    sanctions_list: list && { sha256: list.sha256, imported_at: list.importedAt.toISOString() },
    alerts: {
      open: alerts.waiting,
      oldest_at: alerts.oldestAt?.toISOString() ?? null,
      breached: alerts.breached,
    },
  };
}
