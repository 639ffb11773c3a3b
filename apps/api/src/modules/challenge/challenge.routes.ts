import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { actOnChallenge, type ChallengeDeps } from './act-on-challenge.ts';
import { getReplay } from './get-replay.ts';
import { readChallenge } from './read-challenge.ts';
import { setAlias } from './set-alias.ts';

export function challengeRoutes(deps: ChallengeDeps & Pick<Context, 'locate'>): Handlers<PlayerContract, 'challenge'> {
  return {
    get: async ({ player, query }) => ({ status: 200, body: await readChallenge(deps, player.id, query.day) }),
    act: async ({ player, body, request }) => ({
      status: 200,
      body: await actOnChallenge(deps, player, { ...body, visitor: await deps.locate(request) }),
    }),
    setAlias: async ({ player, body }) => ({
      status: 200,
      body: { alias: await setAlias(deps.database, player.id, body) },
    }),
    replay: async ({ player, params }) => ({
      status: 200,
      body: await getReplay(deps, player.id, params.entryId),
    }),
  };
}
