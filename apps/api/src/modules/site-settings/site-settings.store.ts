import { asc, eq, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { callForRow, callFunction } from '../../platform/postgres/call-function.ts';
import type { SettingKey } from '../cells/public.ts';
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

/** Returns the content of a setting of this cell; null for one without content. */
export async function readContent(db: Db, name: string): Promise<string | null> {
  const [row] = await callFunction<{ content: string }>(db, 'site_setting_content', [name]);
  return row?.content ?? null;
}

export interface ReceivedSetting extends SettingKey {
  /** JSON. */
  readonly value: string;
}

/** Stores a setting of the deciding cell, unless this or a later version is stored. */
export async function storeSetting(tx: Db, received: ReceivedSetting, proof: Buffer): Promise<void> {
  const { cell, name, term, version, value } = received;
  await callFunction(tx, 'store_site_setting', [cell, name, String(term), String(version), value, proof]);
}

/** Returns the settings that are stored and not applied, in the order in which they were decided. */
export function selectPending(db: Db): Promise<(SettingKey & { readonly value: unknown })[]> {
  const { cell, name, value, term, version, appliedTerm, appliedVersion } = siteSetting;
  return db
    .select({ cell, name, term, version, value })
    .from(siteSetting)
    .where(or(ne(term, appliedTerm), ne(version, appliedVersion)))
    .orderBy(asc(term), asc(version), asc(name));
}

type Outcome = 'applied' | 'unchanged' | 'deferred';

/**
 * Applies a stored setting, in one transaction. `deferred`: this build does not have what the setting names, or the content is not the one
 * of the setting.
 */
export async function applySetting(db: Db, name: string, content: string | null): Promise<Outcome> {
  return (await callForRow<{ outcome: Outcome }>(db, 'apply_site_setting', [name, content])).outcome;
}
