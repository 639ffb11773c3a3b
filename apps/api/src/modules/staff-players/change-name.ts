import { missedAge, productDay } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { screenWithin } from '../exclusions/public.ts';
import {
  insertPlayerEvent,
  lockStanding,
  renamePlayer,
  selectNameAndBirthYear,
  selectPerson,
} from '../players/public.ts';
import { screenPlayer } from '../sanctions/public.ts';

export type ChangeNameDeps = Pick<Context, 'database' | 'config' | 'events'>;

/**
 * Corrects the name and birth date of a player, who can no longer do it.
 * The new data is compared with excluded people in the same transaction, and with the sanctions list after it.
 * @throws Problem `not_found`; `validation_failed` for the birth date of a minor; `conflict`: `account_closed`, or
 *   `exclusion_match` for the name of a self-excluded person.
 */
export async function changeName(
  deps: ChangeNameDeps,
  staff: StaffActor,
  to: {
    readonly playerId: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly birthDate: string;
    readonly reason: string;
  },
): Promise<void> {
  const { playerId, reason, ...person } = to;
  await inStaffTransaction(deps.database, staff, async (tx) => {
    const standing = await lockStanding(tx, playerId);
    if (!standing) throw new Problem('not_found');
    if (standing.closedAt !== null) throw new Problem('conflict', { params: { reason: 'account_closed' } });
    const { country, region } = await selectPerson(tx, playerId);
    assertOfAge({ ...person, country, region }, productDay(await readDatabaseClock(tx)));
    await renamePlayer(tx, playerId, person);
    if ((await screenWithin(tx, deps.config.seedKey, playerId, 'staff_change')) === 'exact') {
      throw new Problem('conflict', { params: { reason: 'exclusion_match' } });
    }
    await insertPlayerEvent(tx, { playerId, kind: 'name_changed', staffId: staff.id, facts: { reason } });
    const subject = { type: 'player', id: playerId } as const;
    await recordAudit(tx, { action: 'player.name_changed', subject, facts: { reason } });
  });
  // A verified name has not changed, so only the new name is compared.
  await screenPlayer(deps, playerId, 'identity', await selectNameAndBirthYear(deps.database.db, playerId));
}

function assertOfAge(person: Parameters<typeof missedAge>[0], today: string): void {
  const min = missedAge(person, today);
  if (min === null) return;
  throw new Problem('validation_failed', { fields: { birth_date: [{ code: 'too_young', params: { min } }] } });
}
