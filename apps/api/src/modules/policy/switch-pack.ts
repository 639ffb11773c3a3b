import { policyPacks, productDay } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { type SwitchRow, selectSwitches, switchPolicy } from './staff-policy.store.ts';

export interface PackSwitch {
  readonly packId: string;
  /** Id of the switch on which it was decided. */
  readonly current: number;
  readonly reason: string;
}

/**
 * Puts a regional pack in force: every process reads it within two seconds. It takes nothing from anybody; what is no
 * longer allowed where somebody lives is refused from then on (docs/decisions, jurisdictions).
 * @throws Problem `not_found` for a pack that this build does not have; `conflict` when it is in force, its day has not
 *   come, or somebody has switched since.
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
