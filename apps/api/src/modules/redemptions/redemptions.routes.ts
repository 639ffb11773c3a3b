import type { PlayerContract } from '@goldwren/contracts/player';
import type { Handlers } from '../../http/handlers.ts';
import type { Database } from '../../platform/database.ts';
import { listRecentWinners } from './list-recent-winners.ts';

export function redemptionsRoutes(database: Database): Handlers<PlayerContract, 'redemptions'> {
  return {
    recent: async () => ({ status: 200, body: { results: await listRecentWinners(database.db) } }),
  };
}
