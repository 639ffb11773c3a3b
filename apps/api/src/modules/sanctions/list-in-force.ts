import type { Db } from '../../platform/database.ts';
import { writtenForm } from '../names/public.ts';
import type { Listed } from './find-matches.ts';
import { selectListInForce, selectNames } from './list.store.ts';

export interface ListInForce {
  readonly version: number;
  readonly sha256: string;
  readonly names: readonly Listed[];
}

/** Tens of thousands of names, read and prepared once per process and version: a version never changes. */
let kept: Promise<ListInForce> | null = null;
let keptVersion = '';

/** The list in force; null before the first import. */
export async function readListInForce(db: Db): Promise<ListInForce | null> {
  const list = await selectListInForce(db);
  if (!list) return null;
  const { version, sha256 } = list;
  const key = `${version} ${sha256}`;
  if (kept === null || keptVersion !== key) {
    keptVersion = key;
    kept = load(db, version, sha256).catch((error: unknown) => {
      kept = null;
      throw error;
    });
  }
  return kept;
}

async function load(db: Db, version: number, sha256: string): Promise<ListInForce> {
  const rows = await selectNames(db, version);
  return { version, sha256, names: rows.map((row) => ({ ...row, form: writtenForm(row.name) })) };
}
