import type { User } from '@goldwren/contracts/player';
import { termsDue } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { selectAcceptances } from './legal-acceptance.store.ts';
import type { Person } from './person.ts';
import { toUser } from './to-user.ts';

/** A player as the contract shows them, with what they have still to accept. */
export async function showUser(context: Pick<Context, 'database' | 'policy'>, player: Person): Promise<User> {
  const [pack, accepted] = await Promise.all([context.policy(), selectAcceptances(context.database.db, player.id)]);
  return toUser(player, pack, termsDue(accepted));
}
