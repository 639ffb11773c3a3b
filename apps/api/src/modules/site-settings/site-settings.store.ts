import { asc, eq, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { callForRow, callFunction } from '../../platform/postgres/call-function.ts';
import { settingPublication, siteSetting, siteSource } from './site-settings.table.ts';

export type SourceRow = typeof siteSource.$inferSelect;

/** Returns which cell decides, as this cell knows it; null on a site with one cell. */
export async function selectSource(db: Db): Promise<SourceRow | null> {
  const [row] = await db.select().from(siteSource);
  return row ?? null;
}

/** Records which cell decides. Nothing changes for a term that is known. */
export async function followSource(
  db: Db,
  { source, own, term }: Pick<SourceRow, 'source' | 'own' | 'term'>,
): Promise<void> {
  await callFunction(db, 'follow_settings_source', [source, own, String(term)]);
}

/** Moves the position of the reader. Returns false when another process has moved it. */
export async function moveCursor(tx: Db, from: bigint, to: bigint): Promise<boolean> {
  const { rowCount } = await tx.update(siteSource).set({ seq: to }).where(eq(siteSource.seq, from));
  return rowCount === 1;
}

/** Returns the settings of this cell with their versions, while it decides. */
export function selectPublications(db: Db): Promise<{ name: string; version: bigint }[]> {
  return db.select().from(settingPublication).orderBy(asc(settingPublication.version), asc(settingPublication.name));
}

/** Returns a setting of this cell as JSON; null for an unknown name. */
export async function readSetting(db: Db, name: string): Promise<object | null> {
  const [row] = await callFunction<{ value: object }>(db, 'site_setting_value', [name]);
  return row?.value ?? null;
}

export interface ReceivedSetting {
  readonly cell: string;
  readonly name: string;
  readonly term: bigint;
  readonly version: bigint;
  /** JSON. */
  readonly value: string;
}

/** Stores a setting of the deciding cell, unless this or a later version is stored. */
export async function storeSetting(tx: Db, received: ReceivedSetting, proof: Buffer): Promise<void> {
  const { cell, name, term, version, value } = received;
  await callFunction(tx, 'store_site_setting', [cell, name, String(term), String(version), value, proof]);
}

/** Returns the settings that are stored and not applied, in the order in which they were decided. */
export function selectPending(db: Db): Promise<{ name: string; value: unknown }[]> {
  const { name, value, term, version, appliedTerm, appliedVersion } = siteSetting;
  return db
    .select({ name, value })
    .from(siteSetting)
    .where(or(ne(term, appliedTerm), ne(version, appliedVersion)))
    .orderBy(asc(term), asc(version), asc(name));
}

/** Applies a stored setting, in one transaction. `deferred`: this build does not have what the setting names. */
export async function applySetting(db: Db, name: string): Promise<'applied' | 'unchanged' | 'deferred'> {
  return (await callForRow<{ outcome: 'applied' | 'unchanged' | 'deferred' }>(db, 'apply_site_setting', [name]))
    .outcome;
}
