import type { AppRoute } from '@ts-rest/core';

/**
 * Who may call a route: everyone, or a signed-in member of the named audience. An audience can add requirements
 * (`staff/access.ts`). The server checks access before it reads the input, and passes the caller to the handler.
 */
export interface Access extends RouteNotes {
  readonly access: string;
}

/** Facts about a route that its schemas do not contain. The OpenAPI document includes them. */
export interface RouteNotes {
  /** A retry with the same `Idempotency-Key` returns the first response again. */
  readonly idempotencyKey?: 'accepted';
  /** The response sets or expires the session cookie of the audience. */
  readonly cookie?: 'set' | 'expired';
  /**
   * Requires a recent sign-in, otherwise returns `reauthentication_required`. Staff must have entered password and code
   * within `staffSession.freshMinutes`. Players must have entered their password, and their session must not have been
   * idle for `session.freshIdleMinutes` since then.
   */
  readonly fresh?: true;
  /** Why a staff call that changes something is not `fresh`. */
  readonly notFresh?: string;
  /** The response has an ETag. Clients may cache it but must revalidate it every time. Returns 304 without changes. */
  readonly revalidated?: true;
  /** The body is read as raw bytes of any type, because its signature covers exactly these bytes. */
  readonly rawBody?: true;
  /** The response has a signed receipt in the header `Goldwren-Receipt`. */
  readonly receipt?: true;
  /** Largest file of an upload, in bytes. */
  readonly maxUploadBytes?: number;
}

export interface ForEveryone extends RouteNotes {
  readonly access: 'everyone';
}

export const forEveryone = { metadata: { access: 'everyone' } } as const;
/** For callers that sign their requests. The handler checks the signature over the bytes. */
export const forSigners = { metadata: { access: 'everyone', rawBody: true } } as const;
/** For everyone. The response changes rarely. */
export const forEveryoneRevalidated = { metadata: { access: 'everyone', revalidated: true } } as const;
/** For everyone. The response signs the browser in. */
export const signingIn = { metadata: { access: 'everyone', cookie: 'set' } } as const;

/** Routes by area. A route that does not declare its access does not compile. */
export type GuardedContract<A extends Access> = Readonly<
  Record<string, Readonly<Record<string, AppRoute & { readonly metadata: A }>>>
>;

/** Every access that the routes of a contract declare. */
export type AccessIn<C extends GuardedContract<Access>> = {
  [Area in keyof C]: C[Area][keyof C[Area]]['metadata'];
}[keyof C];
