import { DomainEvent } from '../../platform/domain-events.ts';

/** Staff have verified who a player is. */
export const identityVerified = new DomainEvent<{ readonly playerId: string }>('identity.verified');
