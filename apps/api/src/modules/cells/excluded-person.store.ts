import { and, asc, eq, gt, lt, max, ne, sql } from 'drizzle-orm';
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/columns.ts';
import type { Db } from '../../platform/database.ts';

const sealedPerson = pgSchema('directory').table('excluded_person', {
  // An identity column. Declared like this, the builder leaves it out of an INSERT, because the login may not write it.
  seq: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAs(sql`identity`),
  cell: text().notNull(),
  personHash: bytea().notNull(),
  version: bigint({ mode: 'bigint' }).notNull(),
  sealed: bytea().notNull(),
});

/** The table, for the test that compares it with sql/directory.sql. */
export const excludedPersonTables = { excluded_person: sealedPerson };

/** A self-excluded person as the directory stores it: nothing is readable there. */
export type SealedPerson = typeof sealedPerson.$inferSelect;

/** Adds a version of a person, and deletes older ones. A version that is already there stays. */
export async function insertExcludedPerson(tx: Db, person: Omit<SealedPerson, 'seq'>): Promise<void> {
  const { cell, personHash, version } = person;
  await tx.insert(sealedPerson).values(person).onConflictDoNothing();
  await tx
    .delete(sealedPerson)
    .where(
      and(eq(sealedPerson.cell, cell), eq(sealedPerson.personHash, personHash), lt(sealedPerson.version, version)),
    );
}

/** Returns people of other cells after a number, in the order in which they were committed. */
export function selectExcludedPeople(db: Db, ownCell: string, after: bigint, limit: number): Promise<SealedPerson[]> {
  return db
    .select()
    .from(sealedPerson)
    .where(and(gt(sealedPerson.seq, after), ne(sealedPerson.cell, ownCell)))
    .orderBy(asc(sealedPerson.seq))
    .limit(limit);
}

/** Returns the highest number of people of other cells; zero without any. */
export async function selectLastSeqOfOthers(db: Db, ownCell: string): Promise<bigint> {
  const [row] = await db
    .select({ last: max(sealedPerson.seq) })
    .from(sealedPerson)
    .where(ne(sealedPerson.cell, ownCell));
  return row?.last ?? 0n;
}

/** Returns the highest number; zero without rows. It is lower than what a cell has read after the directory was restored. */
export async function selectLastSeq(db: Db): Promise<bigint> {
  const [row] = await db.select({ last: max(sealedPerson.seq) }).from(sealedPerson);
  return row?.last ?? 0n;
}
