import { session, staffSession } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createBinding } from '../../../src/http/contract/bind-contract.ts';
import { installErrorHandling } from '../../../src/http/problems/error-handler.ts';
import { installSessions, requireSignedIn } from '../../../src/http/sessions/session.ts';
import { createSessionReader, deleteSession, writeSession } from '../../../src/modules/auth/public.ts';
import { deleteStaffSession, readStaffSession } from '../../../src/modules/staff/public.ts';
import type { Answer, Caller } from './caller.ts';
import { createCaller } from './caller.ts';
import { injectedFetch } from './injected-fetch.ts';
import type { TestApi } from './test-api.ts';

const c = initContract();
const call = (access: 'player' | 'staff') => ({
  method: 'GET' as const,
  path: `/api/${access}/probe`,
  metadata: { access, fresh: true } as const,
  responses: { 200: z.object({}), 401: z.object({}).loose(), 403: z.object({}).loose() },
});
const contracts = {
  player: c.router({ probe: { call: call('player') } }),
  staff: c.router({ probe: { call: call('staff') } }),
};

/** Makes a call that requires a fresh session, with a browser's cookie. It uses the product's binding and sessions. */
export interface FreshProbe {
  call(audience: 'player' | 'staff', browser: Caller): Promise<Answer>;
  close(): Promise<void>;
}

export async function createFreshProbe(api: TestApi): Promise<FreshProbe> {
  const { db } = api.database;
  const app: FastifyInstance = Fastify();
  installErrorHandling(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  const common = { sameSite: 'lax', secrets: api.config.sessionSecrets, isProduction: false } as const;
  await app.register(async (scope) => {
    await installSessions(scope, {
      ...common,
      as: 'player',
      cookieName: 'goldwren',
      absoluteMs: session.absoluteDays * 86_400_000,
      store: {
        read: createSessionReader(db),
        write: (idHash, id, from) => writeSession(db, idHash, id, from),
        remove: (idHash) => deleteSession(db, idHash),
      },
    });
    const bindCalls = createBinding(contracts.player as never, {
      principalOf: (request) => requireSignedIn(request, 'player'),
    });
    bindCalls(scope, handlers);
  });
  await app.register(async (scope) => {
    await installSessions(scope, {
      ...common,
      as: 'staff',
      cookieName: 'goldwren-staff',
      absoluteMs: staffSession.absoluteHours * 3_600_000,
      store: {
        read: (idHash) => readStaffSession(db, idHash),
        write: () => Promise.resolve(),
        remove: (idHash) => deleteStaffSession(db, idHash),
      },
    });
    const bindCalls = createBinding(contracts.staff as never, {
      principalOf: (request) => requireSignedIn(request, 'staff'),
    });
    bindCalls(scope, handlers);
  });
  await app.ready();
  return {
    call: (audience, browser) => {
      const caller = createCaller(injectedFetch(app, '198.18.0.1', {}));
      caller.cookie = browser.cookie;
      return caller.send('GET', `/api/${audience}/probe`);
    },
    close: () => app.close(),
  };
}

const handlers = { probe: { call: async () => ({ status: 200, body: {} }) } };
