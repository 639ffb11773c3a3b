import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { listDays } from './list-days.ts';
import { readOwnPieces } from './read-own-pieces.ts';

export function liabilitiesRoutes(
  context: Pick<Context, 'database' | 'box'>,
): Pick<Handlers<PlayerContract, 'fairness'>, 'liabilities' | 'ownLiabilities'> {
  return {
    liabilities: async () => ({ status: 200, body: { results: await listDays(context.database.db) } }),
    ownLiabilities: async ({ player, params }) => ({
      status: 200,
      body: await readOwnPieces(context, player.id, params.day),
    }),
  };
}
