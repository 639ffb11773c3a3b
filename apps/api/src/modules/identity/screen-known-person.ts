import type { ScreeningOccasion } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { type ScreeningOutcome, screenPlayer } from '../sanctions/public.ts';
import { readKnownPerson } from './known-person.ts';

/**
 * Compares a player with the current sanctions list, by the verified name and birth date if there are any.
 * @returns `held` while approval and payout must wait for a review, `no_list` while there is no list to compare with.
 */
export async function screenKnownPerson(
  context: Pick<Context, 'database' | 'events'>,
  playerId: string,
  occasion: ScreeningOccasion,
): Promise<ScreeningOutcome> {
  return screenPlayer(context, playerId, occasion, await readKnownPerson(context.database.db, playerId));
}
