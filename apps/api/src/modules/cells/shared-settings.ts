import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  insertSetting,
  type SealedSetting,
  type SettingsSource,
  selectLastSettingSeq,
  selectPublished,
  selectSettings,
  selectSettingsSource,
  updateSettingsSeq,
} from './setting.store.ts';

/** The settings that one cell decides for all cells, as the directory stores them. */
export interface SharedSettings {
  /** Returns the deciding cell; null while each cell decides for itself. */
  source(): Promise<SettingsSource | null>;
  /** Adds a version of a setting of this cell, and deletes older ones. It can be repeated. */
  publish(row: Omit<SealedSetting, 'seq' | 'cell'>): Promise<void>;
  /** Returns which versions of this cell are published in a term. */
  published(term: bigint): Promise<readonly { readonly name: string; readonly version: bigint }[]>;
  /** Returns settings of other cells after a number, in the order of their numbers. */
  readAfter(seq: bigint, limit: number): Promise<SealedSetting[]>;
  /** Returns the highest number in the directory; zero when it is empty. */
  lastSeq(): Promise<bigint>;
  /** Records that this cell has applied every setting up to a number. */
  confirmRead(seq: bigint): Promise<void>;
}

/** @param directory the database of the directory */
export function openSharedSettings(directory: Database, own: string): SharedSettings {
  const { db } = directory;
  return {
    source: () => selectSettingsSource(db),
    publish: (row) => inTransaction(directory, (tx) => insertSetting(tx, { ...row, cell: own })),
    published: (term) => selectPublished(db, { cell: own, term }),
    readAfter: (seq, limit) => selectSettings(db, own, seq, limit),
    lastSeq: () => selectLastSettingSeq(db),
    confirmRead: (seq) => updateSettingsSeq(db, own, seq),
  };
}
