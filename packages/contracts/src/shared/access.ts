import type { AppRoute } from '@ts-rest/core';

/**
 * Who may call a route: everyone, or whoever is signed in as the name says. An audience adds what else it asks for
 * (`staff/access.ts`). The server refuses a stranger before it reads the input and hands the handler who is asking.
 */
export interface Access extends RouteNotes {
  readonly access: string;
}

/** What else callers should know of a route and its shapes do not say; the OpenAPI document prints it. */
export interface RouteNotes {
  /** A retry with the same `Idempotency-Key` gets the first answer again. */
  readonly idempotencyKey?: 'accepted';
  /** The session cookie of the audience is set, or expired. */
  readonly cookie?: 'set' | 'expired';
  /**
   * Who is asking must have proved it lately, else `reauthentication_required`: staff gave password and code within
   * `staffSession.freshMinutes`; players their password, and their session was not idle for `session.freshIdleMinutes` since.
   */
  readonly fresh?: true;
  /** Of a call of staff that changes something and is not `fresh`: why. */
  readonly notFresh?: string;
  /** The answer carries an ETag: it may be kept, and is asked about every time; 304 when it has not changed. */
  readonly revalidated?: true;
  /** The body is taken as the bytes that were sent, whatever their type: who signed them signed exactly those. */
  readonly rawBody?: true;
  /** Of a call that takes a file: the largest one. */
  readonly maxUploadBytes?: number;
}

export interface ForEveryone extends RouteNotes {
  readonly access: 'everyone';
}

export const forEveryone = { metadata: { access: 'everyone' } } as const;
/** For everyone who can sign what they send: the handler checks the signature over the bytes. */
export const forSigners = { metadata: { access: 'everyone', rawBody: true } } as const;
/** For everyone, and what it answers changes rarely. */
export const forEveryoneRevalidated = { metadata: { access: 'everyone', revalidated: true } } as const;
/** For everyone, and the answer signs this browser in. */
export const signingIn = { metadata: { access: 'everyone', cookie: 'set' } } as const;

/** Routes by area, where every route says who may call it: one that does not, does not compile. */
export type GuardedContract<A extends Access> = Readonly<
  Record<string, Readonly<Record<string, AppRoute & { readonly metadata: A }>>>
>;

/** Every access that routes of a contract name. */
export type AccessIn<C extends GuardedContract<Access>> = {
  [Area in keyof C]: C[Area][keyof C[Area]]['metadata'];
}[keyof C];
