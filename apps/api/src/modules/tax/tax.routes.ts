import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { readW9 } from './read-w9.ts';

export function taxRoutes({ database }: Pick<Context, 'database'>): Pick<Handlers<PlayerContract, 'tax'>, 'w9'> {
  return { w9: async ({ player }) => ({ status: 200, body: await readW9(database.db, player) }) };
}
