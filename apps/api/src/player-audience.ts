import { playerContract } from '@goldwren/contracts/player';
import { cookies, session } from '@goldwren/rules';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { networkOf } from './http/caller/network-of.ts';
import { type BindCalls, createBinding } from './http/contract/bind-contract.ts';
import { installSessions, requireSignedIn } from './http/sessions/session.ts';
import { createSessionReader, deleteSession, writeSession } from './modules/auth/public.ts';
import { consumeThrottle } from './modules/throttle/public.ts';

const dayMs = 86_400_000;

export async function installPlayerSessions(scope: FastifyInstance, { config, database }: Context): Promise<void> {
  await installSessions(scope, {
    as: 'player',
    cookieName: cookies.session.name,
    sameSite: 'lax',
    absoluteMs: session.absoluteDays * dayMs,
    secrets: config.sessionSecrets,
    isProduction: config.isProduction,
    store: {
      read: createSessionReader(database.db),
      write: (idHash, playerId, from) => writeSession(database.db, idHash, playerId, from),
      remove: (idHash) => deleteSession(database.db, idHash),
    },
  });
}

export function playerBinding({ database }: Context): BindCalls {
  return createBinding(playerContract, {
    principalOf: (request) => requireSignedIn(request, 'player'),
    admitUpload: (request, { id }) =>
      consumeThrottle(database.db, [
        { throttle: 'uploadPlayer', subject: id },
        { throttle: 'uploadAddress', subject: networkOf(request.ip) },
      ]),
  });
}
