import { DomainEvent } from '../../platform/domain-events.ts';
import type { Account } from '../players/public.ts';

/** A player has shown that the mailbox of their account is theirs. */
export const emailVerified = new DomainEvent<Account & { readonly id: string }>('email.verified');
