import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { readOwnReview } from './read-own-review.ts';

export function riskRoutes({
  database,
}: Pick<Context, 'database'>): Pick<Handlers<PlayerContract, 'privacy'>, 'review'> {
  return { review: async ({ player }) => ({ status: 200, body: await readOwnReview(database.db, player) }) };
}
