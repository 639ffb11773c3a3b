import { DomainEvent } from '../../platform/domain-events.ts';
import type { LockedRedemption } from './lifecycle/lock-redemption.ts';

/**
 * Staff have given the final approval for a redemption. The payload is its current row and its account, both locked.
 */
export const redemptionApproved = new DomainEvent<LockedRedemption>('redemption.approved');

/** A redemption has another status, is delayed, or needs something from its player. The player must notice. */
export const redemptionMoved = new DomainEvent<{ readonly playerId: string }>('redemption.moved');

/** A player has requested a redemption. */
export const redemptionRequested = new DomainEvent<{ readonly playerId: string }>('redemption.requested');
