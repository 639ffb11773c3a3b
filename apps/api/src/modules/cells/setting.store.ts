import { and, asc, eq, getTableColumns, gt, lt, max, ne, or, sql } from 'drizzle-orm';
import { bigint, boolean, pgSchema, text } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/columns.ts';
import type { Db } from '../../platform/database.ts';
import { directoryTables } from './directory.store.ts';

const directory = pgSchema('directory');
const { cell: cells } = directoryTables;

const settingsSource = directory.table('settings_source', {
  id: boolean().primaryKey().default(true),
  cell: text().notNull(),
  term: bigint({ mode: 'bigint' }).notNull(),
});

const setting = directory.table('setting', {
  // An identity column, as in excluded_person.
  seq: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAs(sql`identity`),
  cell: text().notNull(),
  name: text().notNull(),
  term: bigint({ mode: 'bigint' }).notNull(),
  version: bigint({ mode: 'bigint' }).notNull(),
  sealed: bytea().notNull(),
  content: bytea(),
});

/** The tables, for the test that compares them with sql/directory.sql. */
export const settingTables = { settings_source: settingsSource, setting };

/** A setting of the site as the directory stores it: nothing but its name is readable there. */
export type SealedSetting = Omit<typeof setting.$inferSelect, 'content'>;

/** A version of a setting. */
export type SettingKey = Pick<SealedSetting, 'cell' | 'name' | 'term' | 'version'>;

/** A setting that a cell publishes. `content` is null for a setting without content. */
export type NewSetting = Omit<typeof setting.$inferSelect, 'seq'>;

/** The cell that decides settings for all cells, and the number of its choice. */
export type SettingsSource = Pick<typeof settingsSource.$inferSelect, 'cell' | 'term'>;

/** Returns the deciding cell; null while each cell decides for itself. */
export async function selectSettingsSource(db: Db): Promise<SettingsSource | null> {
  const [row] = await db.select({ cell: settingsSource.cell, term: settingsSource.term }).from(settingsSource);
  return row ?? null;
}

/** Chooses the deciding cell. The same cell can be chosen again, and then publishes everything again. */
export async function chooseSettingsSource(db: Db, cell: string): Promise<void> {
  // The clock, so that a directory that was lost and created again does not repeat a term.
  const clock = sql`extract(epoch FROM now())::bigint`;
  await db
    .insert(settingsSource)
    .values({ cell, term: clock as never })
    .onConflictDoUpdate({
      target: settingsSource.id,
      set: { cell, term: sql`greatest(${settingsSource.term} + 1, extract(epoch FROM now())::bigint)` },
    });
}

/** Adds a version of a setting, and deletes older ones. A version that is already there stays. */
export async function insertSetting(tx: Db, row: NewSetting): Promise<void> {
  const { cell, name, term, version } = row;
  await tx.insert(setting).values(row).onConflictDoNothing();
  const isOlder = or(lt(setting.term, term), and(eq(setting.term, term), lt(setting.version, version)));
  await tx.delete(setting).where(and(eq(setting.cell, cell), eq(setting.name, name), isOlder));
}

/** Returns which versions of a cell are published in a term. */
export function selectPublished(db: Db, { cell, term }: SettingsSource): Promise<{ name: string; version: bigint }[]> {
  return db
    .select({ name: setting.name, version: setting.version })
    .from(setting)
    .where(and(eq(setting.cell, cell), eq(setting.term, term)));
}

const { content: _content, ...columns } = getTableColumns(setting);

/** Returns settings of other cells after a number, in the order in which they were committed. */
export function selectSettings(db: Db, ownCell: string, after: bigint, limit: number): Promise<SealedSetting[]> {
  return db
    .select(columns)
    .from(setting)
    .where(and(gt(setting.seq, after), ne(setting.cell, ownCell)))
    .orderBy(asc(setting.seq))
    .limit(limit);
}

/** Returns the content of a version of a setting; null when it has none, or a later version has replaced it. */
export async function selectSettingContent(db: Db, key: SettingKey): Promise<Buffer | null> {
  const { cell, name, term, version } = setting;
  const isKey = and(eq(cell, key.cell), eq(name, key.name), eq(term, key.term), eq(version, key.version));
  const [row] = await db.select({ content: setting.content }).from(setting).where(isKey);
  return row?.content ?? null;
}

/** Returns the highest number; zero without rows. */
export async function selectLastSettingSeq(db: Db): Promise<bigint> {
  const [row] = await db.select({ last: max(setting.seq) }).from(setting);
  return row?.last ?? 0n;
}

/** Records how far a cell has read and applied settings. */
export async function updateSettingsSeq(db: Db, ownCell: string, seq: bigint): Promise<void> {
  await db
    .update(cells)
    .set({ settingsSeq: seq })
    .where(and(eq(cells.name, ownCell), ne(cells.settingsSeq, seq)));
}

/** Returns whether a cell may get players: it is the deciding cell, there is none, or it has applied every setting of that cell. */
export async function hasAllSettings(db: Db, name: string): Promise<boolean> {
  const source = await selectSettingsSource(db);
  if (source === null || source.cell === name) return true;
  const [own] = await db.select({ settingsSeq: cells.settingsSeq }).from(cells).where(eq(cells.name, name));
  const [row] = await db
    .select({ last: max(setting.seq) })
    .from(setting)
    .where(eq(setting.cell, source.cell));
  return own !== undefined && row?.last != null && own.settingsSeq >= row.last;
}
