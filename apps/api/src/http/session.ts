import { createHash } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import { session as sessionRules } from '@goldwren/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { Problem } from '../platform/problem.ts';
import type { SignedInPlayer } from './signed-in-player.ts';

declare module 'fastify' {
  interface Session {
    playerId?: string;
    /**
     * Read with the session; never written back. A function, because the plugin serialises and hashes what a session
     * holds, twice in every request, and a function is left out.
     */
    player?: () => SignedInPlayer;
  }
}

/** Where sessions live. Ids arrive hashed: the table cannot be used to sign in. */
export interface SessionStore {
  read(idHash: Buffer): Promise<SignedInPlayer | null>;
  write(idHash: Buffer, playerId: string): Promise<void>;
  remove(idHash: Buffer): Promise<void>;
}

const dayMs = 86_400_000;

function hashOf(sessionId: string): Buffer {
  return createHash('sha256').update(sessionId).digest();
}

/** @fastify/session speaks callbacks; results and failures are passed on outside the promise chain. */
function answer<T>(promise: Promise<T>, callback: (error: unknown, result?: T) => void): void {
  promise.then(
    (result) => process.nextTick(callback, null, result),
    (error: unknown) => process.nextTick(callback, error),
  );
}

/** Cookie sessions for this scope; only a signed-in browser gets one, and only a request with a cookie reads the table. */
export async function installSessions(app: FastifyInstance, config: Config, store: SessionStore): Promise<void> {
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: config.isProduction,
    maxAge: sessionRules.absoluteDays * dayMs,
  };
  await app.register(fastifyCookie);
  await app.register(fastifySession, {
    secret: [...config.sessionSecrets],
    cookieName: config.isProduction ? '__Host-goldwren' : 'goldwren',
    cookie,
    saveUninitialized: false,
    rolling: false,
    store: {
      get(id, callback) {
        const read = store
          .read(hashOf(id))
          .then((player) =>
            player ? { cookie: { originalMaxAge: null }, playerId: player.id, player: () => player } : null,
          );
        answer(read, callback);
      },
      set(id, session, callback) {
        answer(session.playerId ? store.write(hashOf(id), session.playerId) : Promise.resolve(), callback);
      },
      destroy(id, callback) {
        answer(store.remove(hashOf(id)), callback);
      },
    },
  });
}

/** @throws Problem `unauthenticated` when nobody is signed in. */
export function requirePlayer(request: FastifyRequest): SignedInPlayer {
  const { player } = request.session;
  if (!player) throw new Problem('unauthenticated');
  return player();
}

/** Signs this browser in under a new session id; the old one, if any, is dead. */
export async function signIn(request: FastifyRequest, playerId: string): Promise<void> {
  await request.session.regenerate();
  request.session.playerId = playerId;
}
