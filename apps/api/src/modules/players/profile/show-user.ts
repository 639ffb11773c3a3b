import type { User } from '@goldwren/contracts/player';
import { nameLock, termsDue } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { haveSweepsMoved } from '../../ledger/public.ts';
import type { Person } from '../person.ts';
import { selectAcceptances } from '../terms/legal-acceptance.store.ts';
import { toUser } from './to-user.ts';

/** Returns a player as the contract shows them, with the legal texts that they must still accept. */
export async function showUser(context: Pick<Context, 'database' | 'policy'>, player: Person): Promise<User> {
  const { db } = context.database;
  const [pack, accepted, sweepsMoved] = await Promise.all([
    context.policy(),
    selectAcceptances(db, player.id),
    haveSweepsMoved(db, player.id),
  ]);
  const { identityStatus } = player;
  return toUser(player, pack, { due: termsDue(accepted), nameLock: nameLock({ identityStatus, sweepsMoved }) });
}
