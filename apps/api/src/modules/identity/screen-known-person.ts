import type { ScreeningOccasion } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { screenPlayer } from '../sanctions/public.ts';
import { readKnownPerson } from './known-person.ts';

/**
 * Compares a player with the current sanctions list, by the verified name and birth date if there are any.
 * @returns Whether approval and payout must wait for a review.
 */
export async function screenKnownPerson(
  context: Pick<Context, 'database' | 'events'>,
  playerId: string,
  occasion: ScreeningOccasion,
): Promise<'clear' | 'held'> {
  return screenPlayer(context, playerId, occasion, await readKnownPerson(context.database.db, playerId));
}
