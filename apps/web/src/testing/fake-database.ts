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
import { beforeEach, vi } from 'vitest';

const classes = {
  ...{ IDBCursor, IDBCursorWithValue, IDBDatabase, IDBFactory, IDBIndex, IDBKeyRange, IDBObjectStore },
  ...{ IDBOpenDBRequest, IDBRequest, IDBTransaction, IDBVersionChangeEvent },
};

/** The tests of a file have a browser that keeps databases, empty before each of them. Elsewhere jsdom keeps none. */
export function fakeDatabase(): void {
  beforeEach(() => {
    for (const [name, made] of Object.entries({ ...classes, indexedDB: new IDBFactory() })) vi.stubGlobal(name, made);
  });
}
