import { DomainEvent } from '../../platform/domain-events.ts';
import type { Account } from '../players/public.ts';

/** A player has verified the email address of their account. */
export const emailVerified = new DomainEvent<Account & { readonly id: string }>('email.verified');
