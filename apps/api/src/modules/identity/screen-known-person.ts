import type { ScreeningOccasion } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
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

/**
 * Compares a player with the current sanctions list before an approval or a payout. A match is stored, and the caller
 * checks for it (`isHeldBySanctions`).
 * @throws Problem `conflict`: `sanctions_list_missing`.
 */
export async function screenBeforePayment(
  context: Pick<Context, 'database' | 'events'>,
  playerId: string,
  occasion: Exclude<ScreeningOccasion, 'identity'>,
): Promise<void> {
  const outcome = await screenKnownPerson(context, playerId, occasion);
  if (outcome === 'no_list') throw new Problem('conflict', { params: { reason: 'sanctions_list_missing' } });
}
