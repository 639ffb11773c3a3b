import type { SecurityChange } from '@goldwren/rules';
import { DomainEvent } from '../../platform/domain-events.ts';
import type { Account } from '../players/public.ts';

/** A player has verified the email address of their account. */
export const emailVerified = new DomainEvent<Account & { readonly id: string }>('email.verified');

/** Something changed that protects an account, and its owner must notice. */
export const securityChanged = new DomainEvent<{ readonly playerId: string; readonly change: SecurityChange }>(
  'security.changed',
);

/** A player has ended sessions of other browsers, or all sessions were ended. Not emitted for a log-out of one browser. */
export const sessionsEnded = new DomainEvent<{ readonly playerId: string }>('sessions.ended');
