import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { lockText } from '../../../platform/postgres/lock-text.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { sanctionsList, sanctionsName } from '../sanctions.table.ts';

export type ListRow = typeof sanctionsList.$inferSelect;
export type NameRow = typeof sanctionsName.$inferSelect;

/** Any fixed number. Concurrent imports wait for this lock. */
const importLock = 7_310_041;
/** Rows per INSERT. A statement can have at most 65,535 parameters. */
const batch = 2_000;

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

/** Stores a list and its names. */
export type InsertList = typeof insertList;

/** Inserts a list. Only the owner of the tables has this permission; the API's role does not. */
export async function insertList(
  tx: Db,
  list: Pick<ListRow, 'version' | 'format' | 'sha256' | 'files' | 'names' | 'playersAtImport'>,
  names: readonly Omit<NameRow, 'version' | 'position'>[],
): Promise<void> {
  await tx.insert(sanctionsList).values(list);
  for (let from = 0; from < names.length; from += batch) {
    const rows = names.slice(from, from + batch);
    await tx
      .insert(sanctionsName)
      .values(rows.map((name, index) => ({ ...name, version: list.version, position: from + index })));
  }
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
