import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { insertPlayerEvent, lockStanding, moveRegion } from '../players/public.ts';

/**
 * Moves a player to another state or province when the player may not do it.
 * @throws Problem `not_found`; `validation_failed` for a region of another country; `conflict` when the player lives
 *   there already, or the account is closed.
 */
export async function changeRegion(
  { database, policy }: Pick<Context, 'database' | 'policy'>,
  staff: StaffActor,
  to: { readonly playerId: string; readonly region: string; readonly reason: string },
): Promise<void> {
  const { playerId, region, reason } = to;
  const [pack, ref] = [await policy(), newId()];
  await inStaffTransaction(database, staff, async (tx) => {
    const standing = await lockStanding(tx, playerId);
    if (!standing) throw new Problem('not_found');
    if (standing.closedAt !== null) throw new Problem('conflict', { params: { reason: 'account_closed' } });
    const from = await moveRegion(tx, pack, { playerId, region, ref });
    const facts = { from, to: region, reason };
    await insertPlayerEvent(tx, { playerId, kind: 'region_changed', staffId: staff.id, facts });
    const subject = { type: 'player', id: playerId } as const;
    await recordAudit(tx, { action: 'player.region_changed', subject, facts });
  });
}
