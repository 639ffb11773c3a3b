import { DomainEvent } from '../../platform/domain-events.ts';

/** A player has signed a W-9, the tax form that some redemptions wait for. */
export const w9Submitted = new DomainEvent<{ readonly playerId: string }>('w9.submitted');
