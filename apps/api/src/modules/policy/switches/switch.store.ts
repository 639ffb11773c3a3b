import { type RegionChange, staffChangeDays } from '@goldwren/rules';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callForRow } from '../../../platform/postgres/call-function.ts';
import { ago } from '../../../platform/postgres/sql-instants.ts';
import { policySwitch, policySwitchRequest } from '../policy.table.ts';

/** Why a switch was not requested, approved or rejected (sql/functions). */
type SwitchRefusal =
  | 'not_found'
  | 'change_pending'
  | 'change_decided'
  | 'change_expired'
  | 'second_person'
  | 'requester_gone'
  | 'policy_switched'
  | 'pack_in_force';

export type SwitchRow = typeof policySwitch.$inferSelect;
export type SwitchRequestRow = typeof policySwitchRequest.$inferSelect;

export interface RequestedSwitch {
  readonly id: string;
  readonly packId: string;
  /** The ID of the switch that staff saw when they decided. */
  readonly current: number;
  readonly reason: string;
}

/** `repeated`: the same call has already stored it. */
export async function requestPolicySwitch(
  tx: Db,
  { id, packId, current, reason }: RequestedSwitch,
  preview: readonly RegionChange[],
): Promise<SwitchRefusal | 'repeated' | null> {
  const args = [id, packId, current, JSON.stringify(preview), reason];
  return (await callForRow<{ refusal: SwitchRefusal | 'repeated' | null }>(tx, 'request_policy_switch', args)).refusal;
}

/** Makes a requested switch. Returns the pack before it. */
export async function approvePolicySwitch(
  tx: Db,
  id: string,
): Promise<{ refusal: SwitchRefusal | null; packBefore: string }> {
  const row = await callForRow<{ refusal: SwitchRefusal | null; pack_before: string }>(tx, 'approve_policy_switch', [
    id,
  ]);
  return { refusal: row.refusal, packBefore: row.pack_before };
}

export async function rejectPolicySwitch(tx: Db, id: string, note: string): Promise<SwitchRefusal | null> {
  return (await callForRow<{ refusal: SwitchRefusal | null }>(tx, 'reject_policy_switch', [id, note])).refusal;
}

export async function selectSwitchRequest(db: Db, id: string): Promise<SwitchRequestRow | null> {
  return (await db.select().from(policySwitchRequest).where(eq(policySwitchRequest.id, id)))[0] ?? null;
}

/** Returns the request that a second person can approve. There is at most one. */
export function selectPendingSwitches(db: Db): Promise<SwitchRequestRow[]> {
  const { status, requestedAt } = policySwitchRequest;
  return db
    .select()
    .from(policySwitchRequest)
    .where(and(eq(status, 'pending'), gt(requestedAt, ago(staffChangeDays, 'day'))));
}

/** Returns switches before the one with the ID `beforeId`, newest first. */
export function selectSwitches(db: Db, query: { beforeId: number | null; limit: number }): Promise<SwitchRow[]> {
  return db
    .select()
    .from(policySwitch)
    .where(query.beforeId === null ? undefined : lt(policySwitch.id, query.beforeId))
    .orderBy(desc(policySwitch.id))
    .limit(query.limit);
}
