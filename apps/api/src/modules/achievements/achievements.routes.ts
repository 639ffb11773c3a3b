import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { listAchievements } from './list-achievements.ts';

export function achievementsRoutes({
  database: { db },
}: Pick<Context, 'database'>): Handlers<PlayerContract, 'achievements'> {
  return {
    list: async ({ player }) => ({ status: 200, body: { results: await listAchievements(db, player.id) } }),
  };
}
