import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { removeSecondFactor, securityChanged, signOutEverywhere } from '../auth/public.ts';
import { insertPlayerEvent, lockStanding } from '../players/public.ts';

/**
 * Removes a lost second factor from an account and ends all sessions, so that the password is required again. Of two
 * concurrent calls, only one succeeds.
 * @throws Problem `not_found`; `conflict` when there is none, or the account is closed.
 */
export async function removeLostSecondFactor(
  { database, mailer, emit }: Pick<Context, 'database' | 'mailer' | 'emit'>,
  staff: StaffActor,
  { playerId, reason }: { readonly playerId: string; readonly reason: string },
): Promise<void> {
  await inStaffTransaction(database, staff, async (tx) => {
    const standing = await lockStanding(tx, playerId);
    if (!standing) throw new Problem('not_found');
    if (standing.closedAt !== null) throw new Problem('conflict', { params: { reason: 'account_closed' } });
    if (!(await removeSecondFactor(tx, playerId))) {
      throw new Problem('conflict', { params: { reason: 'second_factor_off' } });
    }
    await emit(tx, securityChanged, { playerId, change: 'second_factor_changed' });
    await signOutEverywhere({ emit }, tx, playerId);
    await insertPlayerEvent(tx, { playerId, kind: 'second_factor_off', staffId: staff.id, facts: { reason } });
    const { email: recipient, locale, firstName } = standing;
    await mailer.queue(tx, {
      template: 'account_changed',
      recipient,
      locale,
      firstName,
      change: 'second_factor_removed',
    });
    const subject = { type: 'player', id: playerId } as const;
    await recordAudit(tx, { action: 'player.second_factor_removed', subject, facts: { reason } });
  });
}
