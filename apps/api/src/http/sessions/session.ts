import { hash, randomBytes } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import { unattendedHeader } from '@goldwren/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import { type BrowserFacts, browserOf } from '../caller/browser-of.ts';
import type { PrincipalName, Principals } from './principals.ts';
import { createRememberedSigner } from './remembered-signer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of this audience's session cookie. */
    sessionCookie: string;
  }
  interface Session {
    /** Whose session it is; what the store keeps of it. */
    principalId?: string;
    /** From where it was signed in, for the store; only in the request that signs in. */
    openedFrom?: BrowserFacts;
    /**
     * Read with the session; never written back. A function, because the plugin serialises and hashes what a session
     * holds, twice in every request, and a function is left out.
     */
    principals?: () => Partial<Principals>;
    /** Read with the session, a function for the same reason: has this principal proved lately that it is them? */
    isFresh?: () => boolean;
    /** Read with the session, a function for the same reason: must its use be noted now? */
    needsTouch?: () => boolean;
  }
}

/** Whose live session it is, and whether calls that are `fresh` (contracts, access) may be made with it now. */
export interface FoundSession<P> {
  readonly principal: P;
  readonly isFresh: boolean;
  /** Its use was noted a while ago. Left out by a store that notes it by itself. */
  readonly isStale?: boolean;
}

/** Where an audience's sessions live. Ids arrive hashed: the table cannot be used to sign in. */
export interface SessionStore<Name extends PrincipalName> {
  /** Who is signed in; null when the session is unknown, idle too long, or too old. */
  read(idHash: Buffer): Promise<FoundSession<Principals[Name] & { readonly id: string }> | null>;
  /** `from`: where it was signed in; null when the session was there before. */
  write(idHash: Buffer, principalId: string, from: BrowserFacts | null): Promise<void>;
  remove(idHash: Buffer): Promise<void>;
  /** Notes the use of a stale session. */
  touch?(idHash: Buffer): Promise<void>;
}

export interface SessionSettings<Name extends PrincipalName> {
  /** The access whose routes these sessions open. */
  readonly as: Name;
  /** `goldwren`; in production it gets the prefix `__Host-`. */
  readonly cookieName: string;
  readonly sameSite: 'lax' | 'strict';
  readonly absoluteMs: number;
  readonly secrets: readonly string[];
  readonly isProduction: boolean;
  readonly store: SessionStore<Name>;
}

function hashOf(sessionId: string): Buffer {
  return hash('sha256', sessionId, 'buffer');
}

/**
 * Of a session that was read: nobody writes into it, a sign-in makes a new one. The plugin would otherwise find out at the end
 * of every request, by serialising and hashing what it holds.
 */
function neverModified(): boolean {
  return false;
}

/** A session that was read has the cookie of the settings: the plugin spreads this over them, where a name more costs. */
const asSet = {} as Session['cookie'];

/** Ids that were chosen before their session is opened, by request. */
const chosenIds = new WeakMap<FastifyRequest, string>();
const idBytes = 24;

function newSessionId(): string {
  return randomBytes(idBytes).toString('base64url');
}

/**
 * Chooses the id of the session that `signIn` will open in this request, and answers its hash: for an audience that stores
 * the session in the transaction of the proof, before `signIn`.
 */
export function chooseSession(request: FastifyRequest): Buffer {
  const id = newSessionId();
  chosenIds.set(request, id);
  return hashOf(id);
}

/** @fastify/session speaks callbacks; results and failures are passed on outside the promise chain. */
function answer<T>(promise: Promise<T>, callback: (error: unknown, result?: T) => void): void {
  promise.then(
    (result) => process.nextTick(callback, null, result),
    (error: unknown) => process.nextTick(callback, error),
  );
}

/**
 * Cookie sessions of one audience for this scope, with a cookie and a table of their own: a cookie of another audience
 * opens nothing here. Only a signed-in browser gets one, and only a request with a cookie reads the table.
 */
export async function installSessions<Name extends PrincipalName>(
  scope: FastifyInstance,
  settings: SessionSettings<Name>,
): Promise<void> {
  const { as, isProduction, store } = settings;
  const cookieName = `${isProduction ? '__Host-' : ''}${settings.cookieName}`;
  scope.decorateRequest('sessionCookie', cookieName);
  await scope.register(fastifyCookie);
  await scope.register(fastifySession, {
    secret: createRememberedSigner(settings.secrets),
    cookieName,
    cookie: {
      path: '/',
      httpOnly: true,
      sameSite: settings.sameSite,
      secure: isProduction,
      maxAge: settings.absoluteMs,
    },
    idGenerator: (request) => (request && chosenIds.get(request)) ?? newSessionId(),
    saveUninitialized: false,
    rolling: false,
    store: {
      get(id, callback) {
        const read = store.read(hashOf(id)).then((found) => {
          if (!found) return null;
          const { principal, isFresh, isStale } = found;
          const principals = { [as]: principal } as Partial<Principals>;
          return {
            cookie: asSet,
            principalId: principal.id,
            principals: () => principals,
            isFresh: () => isFresh,
            needsTouch: () => isStale === true,
            isModified: neverModified,
          };
        });
        answer(read, callback);
      },
      set(id, session, callback) {
        const { principalId, openedFrom = null } = session;
        answer(principalId ? store.write(hashOf(id), principalId, openedFrom) : Promise.resolve(), callback);
      },
      destroy(id, callback) {
        answer(store.remove(hashOf(id)), callback);
      },
    },
  });
  const { touch } = store;
  if (touch) {
    scope.addHook('onRequest', async (request) => {
      const isUnattended = request.headers[unattendedHeader.name] !== undefined;
      if (!isUnattended && request.session.needsTouch?.()) await touch(sessionHashOf(request));
    });
  }
}

/** Who is signed in, on a route for everyone; null when nobody is. */
export function signedIn<Name extends PrincipalName>(request: FastifyRequest, as: Name): Principals[Name] | null {
  return request.session.principals?.()[as] ?? null;
}

/** @throws Problem `unauthenticated` when nobody is signed in. */
export function requireSignedIn<Name extends PrincipalName>(request: FastifyRequest, as: Name): Principals[Name] {
  const principal = signedIn(request, as);
  if (!principal) throw new Problem('unauthenticated');
  return principal;
}

/** @throws Problem `reauthentication_required` when whoever is signed in must first prove again that it is them. */
export function requireFresh(request: FastifyRequest): void {
  if (request.session.isFresh?.() !== true) throw new Problem('reauthentication_required');
}

/** Under which hash the store knows the session of this request. */
export function sessionHashOf(request: FastifyRequest): Buffer {
  return hashOf(request.session.sessionId);
}

/** Ends the session and takes its cookie from the browser; does nothing when nobody is signed in. */
export async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await request.session.destroy();
  reply.clearCookie(request.sessionCookie, {
    path: '/',
    httpOnly: true,
    secure: request.sessionCookie.startsWith('__Host-'),
  });
}

/** Signs this browser in under a new session id; the old one, if any, is dead. */
export async function signIn(request: FastifyRequest, principalId: string): Promise<void> {
  await request.session.regenerate();
  request.session.principalId = principalId;
  request.session.openedFrom = browserOf(request);
}
