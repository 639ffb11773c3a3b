import {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
} from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';

const classes = {
  ...{ IDBCursor, IDBCursorWithValue, IDBDatabase, IDBFactory, IDBIndex, IDBKeyRange, IDBObjectStore },
  ...{ IDBOpenDBRequest, IDBRequest, IDBTransaction, IDBVersionChangeEvent },
};

const open = new Set<IDBTransaction>();
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...args) {
  const begun = begin.apply(this, args);
  open.add(begun);
  for (const end of ['complete', 'abort']) begun.addEventListener(end, () => open.delete(begun));
  return begun;
};

/** Immediates of one turn of the event loop, also under fake timers. */
const { setImmediate } = globalThis;
const quietTurns = 5;
const mostTurns = 2_000;

/** Waits until no transaction has been open for a few turns: what reads the classes below must still find them. */
async function settle(): Promise<void> {
  for (let turn = 0, quiet = 0; turn < mostTurns && quiet < quietTurns; turn += 1) {
    await new Promise<void>((resolve) => void setImmediate(() => resolve()));
    quiet = open.size === 0 ? quiet + 1 : 0;
  }
}

/** The tests of a file have a browser that keeps databases, empty before each of them. Elsewhere jsdom keeps none. */
export function fakeDatabase(): void {
  beforeEach(() => {
    for (const [name, made] of Object.entries({ ...classes, indexedDB: new IDBFactory() })) vi.stubGlobal(name, made);
  });
  // Before the globals are taken away: a test may end while a page that it left still writes.
  afterEach(settle);
}
