import type { Db } from '../../platform/database.ts';
import { selectListInForce, selectNames } from './import/list.store.ts';
import { indexList, type ListIndex } from './list-index.ts';

export interface ListInForce {
  readonly version: number;
  readonly sha256: string;
  readonly index: ListIndex;
}

/** The current list, cached per process. It has tens of thousands of prepared names. A version never changes. */
let loaded: Promise<ListInForce> | null = null;
let loadedVersion = '';

/** Returns the current list. Null before the first import. */
export async function readListInForce(db: Db): Promise<ListInForce | null> {
  const list = await selectListInForce(db);
  if (!list) return null;
  const { version, sha256 } = list;
  const key = `${version} ${sha256}`;
  if (loaded === null || loadedVersion !== key) {
    loadedVersion = key;
    loaded = load(db, version, sha256).catch((error: unknown) => {
      loaded = null;
      throw error;
    });
  }
  return loaded;
}

async function load(db: Db, version: number, sha256: string): Promise<ListInForce> {
  return { version, sha256, index: indexList(await selectNames(db, version)) };
}
