import { expect, test } from 'vitest';
import type { Db } from './database.ts';
import { createEmit, DomainEvent, on } from './domain-events.ts';

const tx = {} as Db;
const doorOpened = new DomainEvent<{ readonly door: string }>('door.opened');
const doorClosed = new DomainEvent<{ readonly door: string }>('door.closed');

test('calls each handler of an event once, in the order of the list, with transaction, facts and context', async () => {
  const calls: unknown[] = [];
  const record = (name: string) => async (at: Db, facts: { readonly door: string }, context: string) => {
    // The delay checks that a later handler waits for an earlier one.
    if (name === 'first') await new Promise((resolve) => setTimeout(resolve, 5));
    calls.push([name, at === tx, facts.door, context]);
  };
  const handlers = [on(doorOpened, record('first')), on(doorClosed, record('other')), on(doorOpened, record('second'))];
  await createEmit(handlers, () => 'context')(tx, doorOpened, { door: 'front' });
  expect(calls).toEqual([
    ['first', true, 'front', 'context'],
    ['second', true, 'front', 'context'],
  ]);
});

test('rejects with the error of a handler, and calls no handler after it', async () => {
  const calls: string[] = [];
  const handlers = [
    on(doorOpened, async () => {
      throw new Error('the door is locked');
    }),
    on(doorOpened, async () => void calls.push('after')),
  ];
  await expect(createEmit(handlers, () => null)(tx, doorOpened, { door: 'front' })).rejects.toThrow('locked');
  expect(calls).toEqual([]);
});

test('does nothing for an event without a handler', async () => {
  await expect(createEmit([], () => null)(tx, doorOpened, { door: 'front' })).resolves.toBeUndefined();
});
