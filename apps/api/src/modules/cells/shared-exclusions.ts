import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { hashPerson } from './email-hashes.ts';
import {
  insertExcludedPerson,
  type SealedPerson,
  selectExcludedPeople,
  selectLastSeq,
} from './excluded-person.store.ts';

/** The self-excluded people of all cells, as the directory stores them. */
export interface SharedExclusions {
  /** Returns the name of a person of this cell in the directory. */
  hashOf(playerId: string): Buffer;
  /** Adds a version of a person of this cell, and deletes older ones. It can be repeated. */
  publish(person: Omit<SealedPerson, 'seq' | 'cell'>): Promise<void>;
  /** Returns people of other cells after a number, in the order of their numbers. */
  readAfter(seq: bigint, limit: number): Promise<SealedPerson[]>;
  /** Returns the highest number in the directory; zero when it is empty. */
  lastSeq(): Promise<bigint>;
}

/** @param directory the database of the directory */
export function openSharedExclusions(directory: Database, key: Buffer, own: string): SharedExclusions {
  const { db } = directory;
  return {
    hashOf: (playerId) => hashPerson(key, playerId),
    publish: (person) => inTransaction(directory, (tx) => insertExcludedPerson(tx, { ...person, cell: own })),
    readAfter: (seq, limit) => selectExcludedPeople(db, own, seq, limit),
    lastSeq: () => selectLastSeq(db),
  };
}
