import { DomainEvent } from '../../platform/domain-events.ts';
import type { SecurityChange } from '@goldwren/rules';
import type { Account } from '../players/public.ts';

/** A player has verified the email address of their account. */
export const emailVerified = new DomainEvent<Account & { readonly id: string }>('email.verified');

/** Something changed that protects an account, and its owner must notice. */
export const securityChanged = new DomainEvent<{ readonly playerId: string; readonly change: SecurityChange }>(
  'security.changed',
);

/** A player was logged out of every browser, or of every other one. */
export const signedOutEverywhere = new DomainEvent<{ readonly playerId: string }>('sessions.ended');
