import { policyPacks, productDay } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { type SwitchRow, selectSwitches, switchPolicy } from './staff-policy.store.ts';

export interface PackSwitch {
  readonly packId: string;
  /** The id of the switch that staff saw when they decided. */
  readonly current: number;
  readonly reason: string;
}

/**
 * Switches to another policy pack. Every process uses it within two seconds.
 * No balances change. What the new pack does not allow in a region is rejected from then on (docs/operations/switches.md).
 * @throws Problem `not_found` for a pack that this build does not have; `conflict` when it is already current, its day
 *   has not come, or there was another switch in between.
 */
export async function switchPack(
  { database, events }: Pick<Context, 'database' | 'events'>,
  { packId, current, reason }: PackSwitch,
  by: StaffActor,
): Promise<SwitchRow> {
  const pack = policyPacks.find(({ id }) => id === packId);
  if (!pack) throw new Problem('not_found');
  const made = await inStaffTransaction(database, by, async (db) => {
    const [before] = await selectSwitches(db, { beforeId: null, limit: 1 });
    if (before?.id !== current) throw new Problem('conflict', { params: { reason: 'policy_switched' } });
    if (before.packId === packId) throw new Problem('conflict', { params: { reason: 'pack_in_force' } });
    if (pack.from > productDay(await readDatabaseClock(db))) {
      throw new Problem('conflict', { params: { reason: 'pack_too_early', from: pack.from } });
    }
    const row = await switchPolicy(db, { packId, current, reason });
    if (!row) throw new Problem('conflict', { params: { reason: 'policy_switched' } });
    await recordAudit(db, {
      action: 'policy.switched',
      subject: { type: 'policy', id: packId },
      facts: { from: before.packId, to: packId, reason },
    });
    return row;
  });
  events.report('policy_switched', { pack: packId, by: by.email, reason });
  return made;
}
