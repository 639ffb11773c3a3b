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
  const transaction = begin.apply(this, args);
  open.add(transaction);
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction));
  return transaction;
};

/** The real setImmediate, also under fake timers. */
const { setImmediate } = globalThis;
const quietTurns = 5;
const mostTurns = 2_000;

/**
 * Waits until no transaction has been open for several turns of the event loop, because pending reads still need the
 * classes below.
 */
async function settle(): Promise<void> {
  for (let turn = 0, quiet = 0; turn < mostTurns && quiet < quietTurns; turn += 1) {
    await new Promise<void>((resolve) => void setImmediate(() => resolve()));
    quiet = open.size === 0 ? quiet + 1 : 0;
  }
}

/** Gives the tests of a file a browser with IndexedDB, empty before each test. jsdom has none. */
export function fakeDatabase(): void {
  beforeEach(() => {
    for (const [name, made] of Object.entries({ ...classes, indexedDB: new IDBFactory() })) vi.stubGlobal(name, made);
  });
  // Runs before the globals are removed. A page may still write after its test has ended.
  afterEach(settle);
}
