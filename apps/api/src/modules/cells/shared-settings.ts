import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  insertSetting,
  type NewSetting,
  type SealedSetting,
  type SettingKey,
  type SettingsSource,
  selectLastSettingSeq,
  selectPublished,
  selectSettingContent,
  selectSettings,
  selectSettingsSource,
  updateSettingsSeq,
} from './setting.store.ts';

/** The settings that one cell decides for all cells, as the directory stores them. */
export interface SharedSettings {
  /** Returns the deciding cell; null while each cell decides for itself. */
  source(): Promise<SettingsSource | null>;
  /** Adds a version of a setting of this cell, and deletes older ones. It can be repeated. */
  publish(row: NewSetting): Promise<void>;
  /** Returns which versions of this cell are published in a term. */
  published(term: bigint): Promise<readonly { readonly name: string; readonly version: bigint }[]>;
  /** Returns settings of other cells after a number, in the order of their numbers. */
  readAfter(seq: bigint, limit: number): Promise<SealedSetting[]>;
  /** Returns the sealed content of a version; null when it has none, or a later version has replaced it. */
  content(key: SettingKey): Promise<Buffer | null>;
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
    publish: (row) => inTransaction(directory, (tx) => insertSetting(tx, row)),
    published: (term) => selectPublished(db, { cell: own, term }),
    readAfter: (seq, limit) => selectSettings(db, own, seq, limit),
    content: (key) => selectSettingContent(db, key),
    lastSeq: () => selectLastSettingSeq(db),
    confirmRead: (seq) => updateSettingsSeq(db, own, seq),
  };
}
