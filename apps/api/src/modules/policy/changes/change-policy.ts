import type { Context } from '../../../context.ts';
import { assertDone } from '../../../platform/assert-done.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { decidedElsewhere } from '../../site-settings/public.ts';
import {
  approvePolicyChange,
  type PolicyChangeRow,
  type PolicyVersionRow,
  type RequestedPolicyChange,
  rejectPolicyChange,
  requestPolicyChange,
  selectPolicyChange,
} from './policy-change.store.ts';

type Deps = Pick<Context, 'database'>;
type DecideDeps = Deps & Pick<Context, 'cells'>;

/**
 * Requests a change of what staff do not allow in a region. It waits until a second person approves it.
 * @throws Problem `conflict`: `change_pending`, `policy_changed`, `policy_unchanged`, `settings_elsewhere` for what
 *   the cell that decides for the site forbids; `validation_failed` for a day in the past.
 */
export function requestChange(
  { database, cells }: DecideDeps,
  staff: StaffActor,
  change: RequestedPolicyChange,
): Promise<void> {
  return inStaffTransaction(database, staff, async (tx) => {
    const refusal = await requestPolicyChange(tx, change);
    if (refusal === 'day_past') throw new Problem('validation_failed', { fields: { from: [{ code: 'day_past' }] } });
    if (refusal === 'settings_elsewhere') throw await decidedElsewhere(tx, cells);
    assertDone(refusal);
    await record(tx, 'policy.change_requested', (await selectPolicyChange(tx, change.id)) as PolicyChangeRow, {});
  });
}

/**
 * Approves a requested change, as the second person. It becomes the next version, which every process enforces from its first
 * day, or within two seconds.
 * @throws Problem `not_found`; `conflict`: `change_decided`, `second_person`, `requester_gone`, `settings_elsewhere`.
 */
export function approveChange({ database, cells }: DecideDeps, staff: StaffActor, id: string): Promise<void> {
  return inStaffTransaction(database, staff, async (tx) => {
    const refusal = await approvePolicyChange(tx, id);
    if (refusal === 'settings_elsewhere') throw await decidedElsewhere(tx, cells);
    assertDone(refusal);
    const row = (await selectPolicyChange(tx, id)) as PolicyVersionRow;
    await record(tx, 'policy.changed', row, {
      version: row.version,
      before: row.forbiddenBefore,
      effective_at: row.effectiveAt.toISOString(),
      hash: row.hash.toString('hex'),
      requested_by: row.requestedBy,
    });
  });
}

/** @throws Problem `not_found`; `conflict`: `change_decided`. */
export function rejectChange({ database }: Deps, staff: StaffActor, id: string, note: string): Promise<void> {
  return inStaffTransaction(database, staff, async (tx) => {
    assertDone(await rejectPolicyChange(tx, id, note));
    await record(tx, 'policy.change_rejected', (await selectPolicyChange(tx, id)) as PolicyChangeRow, { note });
  });
}

function record(
  tx: Db,
  action: 'policy.change_requested' | 'policy.changed' | 'policy.change_rejected',
  { id, country, region, forbidden, fromDay, reason }: PolicyChangeRow,
  facts: Readonly<Record<string, string | number | string[]>>,
): Promise<void> {
  const subject = { type: 'policy', id: `${country}-${region}` } as const;
  return recordAudit(tx, { action, subject, facts: { change: id, forbidden, from: fromDay, reason, ...facts } });
}
