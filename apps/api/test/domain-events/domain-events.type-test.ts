/** Compile-time guarantees of domain events; `tsc` is the test. Nothing here runs. */
import type { Db } from '../../src/platform/database.ts';
import { DomainEvent, type Emit, on } from '../../src/platform/domain-events.ts';

declare const emit: Emit;
declare const tx: Db;

const doorOpened = new DomainEvent<{ readonly door: string }>('door.opened');

export const emitted = emit(tx, doorOpened, { door: 'front' });

// @ts-expect-error an event is declared in the module where it happens; its name alone is none
export const byName = emit(tx, 'door.opened', { door: 'front' });

// @ts-expect-error nor is an object with its name
export const byShape = emit(tx, { name: 'door.opened' }, { door: 'front' });

// @ts-expect-error a fact is missing
export const withoutFacts = emit(tx, doorOpened, {});

// @ts-expect-error a fact has another type
export const withWrongFacts = emit(tx, doorOpened, { door: 1 });

// @ts-expect-error the event has no such fact
export const unknownFact = on(doorOpened, async (_tx, { window }) => void window);

// @ts-expect-error a name is `subject.happened`
export const unnamed = new DomainEvent<null>('opened');
