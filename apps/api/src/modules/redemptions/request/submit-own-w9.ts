import type { Context } from '../../../context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Person } from '../../players/public.ts';
import { submitW9 } from '../../w9/public.ts';
import { isRedemptionOf } from '../ownership.store.ts';

/**
 * Stores the W-9 that a redemption of the player waits for.
 * @throws Problem `not_found` for another player's redemption, and as `submitW9`.
 */
export async function submitOwnW9(
  context: Pick<Context, 'database' | 'config' | 'box' | 'emit'>,
  player: Person,
  answers: Parameters<typeof submitW9>[2],
): ReturnType<typeof submitW9> {
  if (!(await isRedemptionOf(context.database.db, player.id, answers.redemptionId))) throw new Problem('not_found');
  return submitW9(context, player, answers);
}
