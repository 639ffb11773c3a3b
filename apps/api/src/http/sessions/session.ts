import { hash, randomBytes } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import { unattendedHeader } from '@goldwren/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import { type BrowserFacts, browserOf } from '../caller/browser-of.ts';
import { prefixCell } from '../cells/cell-of-name.ts';
import { createCachingSigner } from './caching-signer.ts';
import type { PrincipalName, Principals } from './principals.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of this audience's session cookie. */
    sessionCookie: string;
    /** The cell that new session ids name; null on a site with one cell. */
    sessionCell: string | null;
  }
  interface Session {
    /** The id of the session's owner, which the store saves. */
    principalId?: string;
    /** The browser that signed in, for the store. Set only in the request that signs in. */
    openedFrom?: BrowserFacts;
    /**
     * Read with the session and never written back. It is a function because the plugin serialises and hashes the session's
     * fields twice per request, and skips functions.
     */
    principals?: () => Partial<Principals>;
    /** Whether this principal has re-authenticated recently. Read with the session; a function for the same reason. */
    isFresh?: () => boolean;
    /** Whether the time of last use must be updated now. Read with the session; a function for the same reason. */
    needsTouch?: () => boolean;
  }
}

/** The owner of a live session, and whether it may now make calls that are `fresh` (contracts, access). */
export interface FoundSession<P> {
  readonly principal: P;
  readonly isFresh: boolean;
  /** Whether its time of last use needs an update. Undefined when the store updates that time by itself. */
  readonly isStale?: boolean;
}

/** Stores the sessions of an audience. It gets hashed ids only, so that the table cannot be used to sign in. */
export interface SessionStore<Name extends PrincipalName> {
  /** Returns the owner; null when the session is unknown, was idle too long, or is too old. */
  read(idHash: Buffer): Promise<FoundSession<Principals[Name] & { readonly id: string }> | null>;
  /** `from`: the browser that signed in; null when the session already exists. */
  write(idHash: Buffer, principalId: string, from: BrowserFacts | null): Promise<void>;
  remove(idHash: Buffer): Promise<void>;
  /** Updates the time of last use of a stale session. */
  touch?(idHash: Buffer): Promise<void>;
}

export interface SessionSettings<Name extends PrincipalName> {
  /** The access that these sessions grant. */
  readonly as: Name;
  /** `goldwren`; in production it gets the prefix `__Host-`. */
  readonly cookieName: string;
  readonly sameSite: 'lax' | 'strict';
  readonly absoluteMs: number;
  readonly secrets: readonly string[];
  readonly isProduction: boolean;
  /** The name of this cell, which session ids begin with; null on a site with one cell. */
  readonly cell?: string | null;
  readonly store: SessionStore<Name>;
}

/** Returns the name of a session cookie. Browsers accept the prefix only from this host over HTTPS. */
export function sessionCookieName(isProduction: boolean, name: string): string {
  return `${isProduction ? '__Host-' : ''}${name}`;
}

function hashOf(sessionId: string): Buffer {
  return hash('sha256', sessionId, 'buffer');
}

/**
 * A session that was read is never changed, because a sign-in creates a new one. Without this function, the plugin would
 * serialise and hash the session at the end of every request.
 */
function neverModified(): boolean {
  return false;
}

/** Empty, so that a session that was read uses the cookie settings. The plugin spreads this object over them. */
const configuredCookie = {} as Session['cookie'];

/** Session ids that were chosen before the session is created, by request. */
const chosenIds = new WeakMap<FastifyRequest, string>();
const idBytes = 24;

function newSessionId(cell: string | null): string {
  return prefixCell(cell, randomBytes(idBytes).toString('base64url'));
}

/**
 * Chooses the id of the session that `signIn` creates later in this request, and returns its hash. It is for an audience
 * that stores the session before `signIn`, in the transaction that checks the credentials.
 */
export function chooseSession(request: FastifyRequest): Buffer {
  const id = newSessionId(request.sessionCell);
  chosenIds.set(request, id);
  return hashOf(id);
}

/** @fastify/session uses callbacks. `nextTick` keeps errors of the callback outside the promise chain. */
function answer<T>(promise: Promise<T>, callback: (error: unknown, result?: T) => void): void {
  promise.then(
    (result) => process.nextTick(callback, null, result),
    (error: unknown) => process.nextTick(callback, error),
  );
}

/**
 * Installs cookie sessions of one audience in this scope. They have their own cookie and table, so that a cookie of another
 * audience is not valid here. Only a signed-in browser gets a cookie, and only requests with a cookie read the table.
 */
export async function installSessions<Name extends PrincipalName>(
  scope: FastifyInstance,
  settings: SessionSettings<Name>,
): Promise<void> {
  const { as, isProduction, store, cell = null } = settings;
  const cookieName = sessionCookieName(isProduction, settings.cookieName);
  scope.decorateRequest('sessionCookie', cookieName);
  scope.decorateRequest('sessionCell', cell);
  await scope.register(fastifyCookie);
  await scope.register(fastifySession, {
    secret: createCachingSigner(settings.secrets),
    cookieName,
    cookie: {
      path: '/',
      httpOnly: true,
      sameSite: settings.sameSite,
      secure: isProduction,
      maxAge: settings.absoluteMs,
    },
    idGenerator: (request) => (request && chosenIds.get(request)) ?? newSessionId(cell),
    saveUninitialized: false,
    rolling: false,
    store: {
      get(id, callback) {
        const read = store.read(hashOf(id)).then((found) => {
          if (!found) return null;
          const { principal, isFresh, isStale } = found;
          const principals = { [as]: principal } as Partial<Principals>;
          return {
            cookie: configuredCookie,
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

/** The signed-in caller of a public route; null when no one is signed in. */
export function signedIn<Name extends PrincipalName>(request: FastifyRequest, as: Name): Principals[Name] | null {
  return request.session.principals?.()[as] ?? null;
}

/** @throws Problem `unauthenticated` when no one is signed in. */
export function requireSignedIn<Name extends PrincipalName>(request: FastifyRequest, as: Name): Principals[Name] {
  const principal = signedIn(request, as);
  if (!principal) throw new Problem('unauthenticated');
  return principal;
}

/** @throws Problem `reauthentication_required` when the session has no recent authentication. */
export function requireFresh(request: FastifyRequest): void {
  if (request.session.isFresh?.() !== true) throw new Problem('reauthentication_required');
}

/** The hash under which the store saves the session of this request. */
export function sessionHashOf(request: FastifyRequest): Buffer {
  return hashOf(request.session.sessionId);
}

/** Ends the session and clears its cookie. Does nothing when no one is signed in. */
export async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await request.session.destroy();
  reply.clearCookie(request.sessionCookie, {
    path: '/',
    httpOnly: true,
    secure: request.sessionCookie.startsWith('__Host-'),
  });
}

/** Signs this browser in under a new session id. A previous session ends. */
export async function signIn(request: FastifyRequest, principalId: string): Promise<void> {
  await request.session.regenerate();
  request.session.principalId = principalId;
  request.session.openedFrom = browserOf(request);
}
