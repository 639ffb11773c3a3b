import type { Books } from '@goldwren/contracts/staff';
import type { Db } from '../../platform/database.ts';
import { type Finding, selectLastFindingAt, selectLastReconciliation, selectPass } from '../ledger/public.ts';
import { invariants } from './invariants.ts';

/**
 * Returns every invariant with the result of the last run. An invariant that the run did not know has never been
 * checked.
 */
export async function readBooks(db: Db): Promise<Books> {
  const [run, lastFindingAt, whole] = await Promise.all([
    selectLastReconciliation(db),
    selectLastFindingAt(db),
    selectPass(db, 'whole'),
  ]);
  const findings = (run?.findings ?? []) as Finding[];
  return {
    invariants: invariants.map(({ name }) => {
      const checked = run?.checks.find((check) => check.name === name);
      return {
        name,
        ran_at: run && checked ? run.at.toISOString() : null,
        rows: checked?.rows ?? 0,
        took_ms: checked?.tookMs ?? 0,
        findings: findings
          .filter(({ check }) => check === name)
          .map(({ player_id, currency, at, detail }) => ({ player_id, currency, at, detail })),
      };
    }),
    last_finding_at: lastFindingAt?.toISOString() ?? null,
    whole_checked_at: whole?.finishedAt?.toISOString() ?? null,
  };
}
