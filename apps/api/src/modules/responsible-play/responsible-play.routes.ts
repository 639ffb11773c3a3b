import type { PlayerContract } from '@goldwren/contracts/player';
import { parseLimit } from '@goldwren/contracts/player/responsible-play-forms';
import type { Context } from '../../context.ts';
import { networkOf } from '../../http/caller/network-of.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { provePassword } from '../auth/public.ts';
import { answerRealityCheck } from './answer-reality-check.ts';
import { confirmLimit } from './confirm-limit.ts';
import { readLimits } from './read-limits.ts';
import { readStatus } from './read-status.ts';
import { returnToPlay } from './return-to-play.ts';
import { setLimits } from './set-limits.ts';
import { coolOff, excludeSelf } from './take-break.ts';

/** All routes but `statement`. That one sums up purchases and belongs to the module `wallet`. */
export function playRoutes(context: Context): Omit<Handlers<PlayerContract, 'play'>, 'statement'> {
  const { database, clock } = context;
  const { db } = database;
  const limits = async (playerId: string) => ({
    status: 200 as const,
    body: await readLimits(db, playerId, clock.now()),
  });
  const status = async (player: Parameters<typeof readStatus>[2]) => ({
    status: 200 as const,
    body: await readStatus(db, await context.policy(), player),
  });
  return {
    limits: ({ player }) => limits(player.id),
    setLimits: async ({ player, body }) => {
      await setLimits(database, player.id, {
        limits: (body.limits ?? []).map(({ kind, period, amount }) => ({
          kind,
          period,
          amount: amount === null ? null : parseLimit(kind, amount),
        })),
        realityCheckMinutes: body.reality_check_minutes,
      });
      return limits(player.id);
    },
    confirmLimit: async ({ player, body }) => {
      await confirmLimit(database, player.id, body);
      return limits(player.id);
    },
    coolOff: async ({ player, body }) => {
      await coolOff(context, player, body.days);
      return status(player);
    },
    selfExclude: async ({ player, body, request }) => {
      const { email } = player;
      await provePassword(context, { email, password: body.password, network: networkOf(request.ip), device: null });
      await excludeSelf(context, player, body.term);
      return status(player);
    },
    returnToPlay: async ({ player }) => {
      await returnToPlay(database, player.id);
      return status(player);
    },
    status: ({ player }) => status(player),
    answerRealityCheck: async ({ player }) => {
      await answerRealityCheck(database, player.id);
      return status(player);
    },
  };
}
