import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { selectSource } from './site-settings.store.ts';

/** Returns the cell that decides the settings of the site; null when each cell decides for itself. */
export async function findSettingsCell(db: Db): Promise<string | null> {
  return (await selectSource(db))?.source ?? null;
}

/** Returns the other cell that decides the settings of this one; null when this cell does. */
export async function findDecidingCell(db: Db): Promise<string | null> {
  const known = await selectSource(db);
  return known === null || known.source === known.own ? null : known.source;
}

/** Creates the problem `conflict` that names the deciding cell, and its back office when the directory has its address. */
export async function decidedElsewhere(db: Db, cells: Context['cells']): Promise<Problem> {
  const cell = (await findDecidingCell(db)) ?? '';
  // Without the directory the sentence has no link.
  const all = await (cells?.cells() ?? Promise.resolve([])).catch(() => []);
  const office = all.find(({ name }) => name === cell)?.officeUrl ?? null;
  return new Problem('conflict', { params: { reason: 'settings_elsewhere', cell, office } });
}

/**
 * Rejects a change that only the deciding cell of the site makes.
 * @throws Problem `conflict` with the reason `settings_elsewhere`.
 */
export async function assertDecidedHere(db: Db, cells: Context['cells']): Promise<void> {
  if (cells !== null && (await findDecidingCell(db)) !== null) throw await decidedElsewhere(db, cells);
}
