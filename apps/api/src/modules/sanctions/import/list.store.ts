import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callFunction } from '../../../platform/postgres/call-function.ts';
import { lockText } from '../../../platform/postgres/lock-text.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { sanctionsList, sanctionsName } from '../sanctions.table.ts';
import type { ListedName } from './read-list-file.ts';

export type ListRow = typeof sanctionsList.$inferSelect;

/** Any fixed number. Concurrent imports wait for this lock. */
const importLock = 7_310_041;

export function lockImports(tx: Db): Promise<void> {
  return lockText(tx, importLock, 'sanctions_list');
}

const listInForce = prepared('select_sanctions_list', (db) =>
  db.select().from(sanctionsList).orderBy(desc(sanctionsList.version)).limit(1),
);

/** Returns the current list. Null before the first import. */
export async function selectListInForce(db: Db): Promise<ListRow | null> {
  const [row] = await listInForce(db, {});
  return row ?? null;
}

/** Returns imported lists, newest first. */
export async function selectLists(db: Db, before: number | null, limit: number): Promise<ListRow[]> {
  return db
    .select()
    .from(sanctionsList)
    .where(before === null ? undefined : lt(sanctionsList.version, before))
    .orderBy(desc(sanctionsList.version))
    .limit(limit);
}

type NewList = Pick<ListRow, 'version' | 'format' | 'sha256' | 'files'>;

/** Stores a list as a version. Only the owner of the tables has this permission; the roles of the API and the worker do not. */
export async function insertList(tx: Db, list: NewList, names: readonly ListedName[]): Promise<void> {
  const { version, format, sha256, files } = list;
  await callFunction(tx, 'insert_sanctions_list', [version, format, sha256, files, namesAsJson(names)]);
}

/** How an import stores a list: as the owner of the tables, or as the worker with an approved upload. */
export type InsertList = typeof insertList;

/** Returns names as JSON for the functions of the database that insert a list. */
export function namesAsJson(names: readonly ListedName[]): string {
  return JSON.stringify(names.map(({ entry, name, birthYears }) => ({ entry, name, birth_years: birthYears })));
}

const namesOf = prepared('select_sanctions_names', (db, at: Inputs<{ version: number }>) =>
  db
    .select({ entry: sanctionsName.entry, name: sanctionsName.name, birthYears: sanctionsName.birthYears })
    .from(sanctionsName)
    .where(eq(sanctionsName.version, at.version))
    .orderBy(sql`${sanctionsName.position}`),
);

export async function selectNames(db: Db, version: number) {
  return namesOf(db, { version });
}
