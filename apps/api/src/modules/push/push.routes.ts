import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { readPush, sendTest, subscribe, unsubscribe } from './subscriptions.ts';

export function pushRoutes(deps: Pick<Context, 'database' | 'config'>): Handlers<PlayerContract, 'push'> {
  return {
    get: async ({ player }) => ({ status: 200, body: await readPush(deps, player.id) }),
    subscribe: async ({ player, body }) => {
      await subscribe(deps, player.id, body);
      return { status: 204, body: undefined };
    },
    unsubscribe: async ({ player, params }) => {
      await unsubscribe(deps, { playerId: player.id, id: params.id });
      return { status: 204, body: undefined };
    },
    test: async ({ player }) => {
      await sendTest(deps, player.id);
      return { status: 204, body: undefined };
    },
  };
}
