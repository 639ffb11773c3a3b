import { cachedRead } from '../../platform/cached-read.ts';
import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { updateExclusionsRead } from './directory.store.ts';
import { hashPerson } from './email-hashes.ts';
import {
  insertExcludedPerson,
  type SealedPerson,
  selectExcludedPeople,
  selectLastSeq,
  selectLastSeqOfOthers,
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
  /** Returns the highest number of people of other cells. */
  end(): Promise<bigint>;
  /** Returns what `end` returned when it answered in this process for the first time. */
  firstEnd(): Promise<bigint>;
  /** Records how far this cell has read, for `cells add`. */
  recordRead(seq: bigint): Promise<void>;
}

/** @param directory the database of the directory */
export function openSharedExclusions(directory: Database, key: Buffer, own: string): SharedExclusions {
  const { db } = directory;
  const end = () => selectLastSeqOfOthers(db, own);
  return {
    hashOf: (playerId) => hashPerson(key, playerId),
    publish: (person) => inTransaction(directory, (tx) => insertExcludedPerson(tx, { ...person, cell: own })),
    readAfter: (seq, limit) => selectExcludedPeople(db, own, seq, limit),
    lastSeq: () => selectLastSeq(db),
    end,
    firstEnd: cachedRead(Number.POSITIVE_INFINITY, end),
    recordRead: (seq) => updateExclusionsRead(db, own, seq),
  };
}
