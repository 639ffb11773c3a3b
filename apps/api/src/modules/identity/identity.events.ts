import { DomainEvent } from '../../platform/domain-events.ts';

/** Staff have verified a player's identity. */
export const identityVerified = new DomainEvent<{ readonly playerId: string }>('identity.verified');
