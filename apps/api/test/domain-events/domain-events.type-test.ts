/** Compile-time checks of domain events. `tsc` runs them; no code here is executed. */
import type { Db } from '../../src/platform/database.ts';
import { DomainEvent, type Emit, on } from '../../src/platform/domain-events.ts';

declare const emit: Emit;
declare const tx: Db;

const doorOpened = new DomainEvent<{ readonly door: string }>('door.opened');

export const emitted = emit(tx, doorOpened, { door: 'front' });

// @ts-expect-error an event is a declared object, not its name
export const byName = emit(tx, 'door.opened', { door: 'front' });

// @ts-expect-error an object with the event's name is not an event
export const byShape = emit(tx, { name: 'door.opened' }, { door: 'front' });

// @ts-expect-error a fact is missing
export const withoutFacts = emit(tx, doorOpened, {});

// @ts-expect-error a fact has another type
export const withWrongFacts = emit(tx, doorOpened, { door: 1 });

// @ts-expect-error the event has no such fact
export const unknownFact = on(doorOpened, async (_tx, { window }) => void window);

// @ts-expect-error the name must have the form `subject.happened`
export const unnamed = new DomainEvent<null>('opened');
