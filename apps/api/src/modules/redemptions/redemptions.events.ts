import { DomainEvent } from '../../platform/domain-events.ts';
import type { LockedRedemption } from './lifecycle/lock-redemption.ts';

/** Staff have approved a redemption for good: its row as it is now, and its account, both locked. */
export const redemptionApproved = new DomainEvent<LockedRedemption>('redemption.approved');
