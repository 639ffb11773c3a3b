import type { SecurityChange } from '@goldwren/rules';
import { DomainEvent } from '../../platform/domain-events.ts';
import type { Problem } from '../../platform/problem.ts';
import type { Account } from '../players/public.ts';

/** A player has verified the email address of their account. */
export const emailVerified = new DomainEvent<Account & { readonly id: string }>('email.verified');

/** Something changed that protects an account, and its owner must notice. */
export const securityChanged = new DomainEvent<{ readonly playerId: string; readonly change: SecurityChange }>(
  'security.changed',
);

/** A player has ended sessions of other browsers, or all sessions were ended. Not emitted for a log-out of one browser. */
export const sessionsEnded = new DomainEvent<{ readonly playerId: string }>('sessions.ended');

/**
 * A player with a proven password is about to end their account. This has a transaction of its own: a handler may store what the player
 * must do first, and call `reject`. What it has stored stays, so it does not reject a repeated call.
 */
export const accountEnding = new DomainEvent<{ readonly playerId: string; reject(problem: Problem): void }>(
  'account.ending',
);

/** From where an account was used. A field is null when it is unknown. */
export interface AccountAccess {
  readonly playerId: string;
  /** The id of the browser's device cookie, whichever account of this browser set it. */
  readonly device: string | null;
  /** In the format of http/caller/network-of.ts. */
  readonly network: string | null;
  /** In the format of http/caller/browser-of.ts. */
  readonly browser: string | null;
  readonly system: string | null;
}

/** An account was created. */
export const registered = new DomainEvent<AccountAccess>('account.registered');

/** A player has signed in. */
export const signedIn = new DomainEvent<AccountAccess>('account.signed_in');
