import type { Db } from '../../platform/database.ts';
import { journalEntries, journalHundredths, uncountedWindows } from '../../platform/metrics/ledger.ts';
import type { Period } from '../../platform/period.ts';
import { sumMovements } from './figures.store.ts';

/**
 * Counts the entries of a window of the journal in the metrics of this process. The caller passes each window once, so each
 * entry is counted once, also with several workers. It never fails, because a job must not fail for its metrics.
 */
export async function countMovements(db: Db, window: Period): Promise<void> {
  try {
    for (const { currency, kind, toPlayers, entries, amount } of await sumMovements(db, window)) {
      const labels = { kind, currency, direction: toPlayers ? 'to_player' : 'from_player' };
      journalEntries.inc(labels, entries);
      journalHundredths.inc(labels, Number(amount));
    }
  } catch {
    uncountedWindows.inc();
  }
}
