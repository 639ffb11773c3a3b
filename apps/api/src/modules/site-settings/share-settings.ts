import { policyPacks } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { forEachItem } from '../../platform/for-each.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  readInOrder,
  type SealedSetting,
  type SettingKey,
  type SettingsSource,
  type SharedSettings,
} from '../cells/public.ts';
import { openContent, openSetting, sealContent, sealSetting, settingProof } from './setting-seal.ts';
import {
  applySetting,
  followSource,
  moveCursor,
  readContent,
  readSetting,
  selectPending,
  selectPublications,
  selectSource,
  storeSetting,
} from './site-settings.store.ts';

interface ShareDeps extends Pick<Context, 'database' | 'events'> {
  readonly config: { readonly seedKey: Buffer };
  readonly shared: SharedSettings;
  readonly own: string;
}

interface SharedNow {
  readonly published: number;
  readonly applied: number;
  /** Settings that this build does not know. They are applied when it does. */
  readonly deferred: readonly string[];
}

const nothing: SharedNow = { published: 0, applied: 0, deferred: [] };

/**
 * Publishes the settings of this cell when it decides for the site, and otherwise applies those of the deciding cell. It works from the
 * current state, so it can run in several processes and be repeated at any time. It does nothing while each cell decides for itself.
 * @throws Error when the directory cannot be reached.
 */
export async function shareSettings({
  cells,
  ...deps
}: Pick<Context, 'database' | 'events' | 'cells'> & {
  readonly config: { readonly seedKey: Buffer };
}): Promise<SharedNow> {
  if (cells === null) return nothing;
  const { settings: shared, own } = cells;
  const all = { ...deps, shared, own };
  const source = await shared.source();
  if (source === null) return nothing;
  const result = source.cell === own ? await decideHere(all, source) : await followOther(all, source);
  const { published, applied } = result;
  if (published + applied > 0) deps.events.report('site_settings_shared', { published, applied });
  return result;
}

async function followOther(deps: ShareDeps, { cell, term }: SettingsSource): Promise<SharedNow> {
  const { database, own } = deps;
  await reportReplaced(deps, term);
  await followSource(database.db, { source: cell, own, term });
  const result = await readAndApply(deps);
  if (result.deferred.length === 0) await deps.shared.confirmRead((await selectSource(database.db))?.seq ?? 0n);
  return result;
}

async function decideHere(deps: ShareDeps, { cell, term }: SettingsSource): Promise<SharedNow> {
  const { database, own } = deps;
  const known = await selectSource(database.db);
  // A cell that begins to decide publishes its whole state. So it first applies what the cell before it has decided.
  if (known === null) await followSource(database.db, { source: '', own, term: 0n });
  if (known?.term !== term) {
    const { deferred } = await readAndApply(deps);
    if (deferred.length > 0) throw new Error(`${own} cannot decide yet: it does not know ${deferred.join(', ')}`);
  }
  await followSource(database.db, { source: cell, own, term });
  return { ...nothing, published: await publish(deps, term) };
}

/** Publishes what the directory does not have. It compares versions, so nothing is lost by a crash or by a loss of rows there. */
async function publish({ database: { db }, config, shared, own }: ShareDeps, term: bigint): Promise<number> {
  const [current, published] = [await selectPublications(db), await shared.published(term)];
  const there = new Set(published.map(({ name, version }) => `${name} ${version}`));
  const missing = current.filter(({ name, version }) => !there.has(`${name} ${version}`));
  return forEachItem('settings of the site', missing, async ({ name, version }) => {
    const value = await readSetting(db, name);
    if (value === null) return false;
    const row = { cell: own, name, term, version };
    const content = await readContent(db, name);
    await shared.publish({
      ...row,
      sealed: sealSetting(config.seedKey, row, value),
      content: content === null ? null : sealContent(config.seedKey, row, content),
    });
    return true;
  });
}

/** Names the changes that were decided here and not published before another cell began to decide. */
async function reportReplaced({ database: { db }, shared, events }: ShareDeps, term: bigint): Promise<void> {
  const known = await selectSource(db);
  if (known === null || known.source !== known.own || known.term >= term) return;
  const [current, published] = [await selectPublications(db), await shared.published(known.term)];
  const lost = current.filter(
    ({ name, version }) => !published.some((one) => one.name === name && one.version >= version),
  );
  if (lost.length > 0) events.report('site_settings_replaced', { settings: lost.map(({ name }) => name).join(', ') });
}

/** The database does not know the packs of this build. One that is not known would stop every call that needs the policy. */
function isKnown(name: string, value: unknown): boolean {
  return name !== 'pack' || policyPacks.some(({ id }) => id === (value as { pack?: string }).pack);
}

/** Stores the settings that were published since the last run, and applies what is not applied yet. */
async function readAndApply(deps: ShareDeps): Promise<SharedNow> {
  const { db } = deps.database;
  await readInOrder(deps.shared, (await selectSource(db))?.seq ?? 0n, {
    store: (cursor, row) => storeRow(deps, cursor, row),
    rewind: (cursor) => moveCursor(db, cursor, 0n),
  });
  const deferred: string[] = [];
  const applied = await forEachItem('settings of another cell', await selectPending(db), async ({ value, ...key }) => {
    const { name } = key;
    const outcome = isKnown(name, value) ? await applySetting(db, name, await readContentOf(deps, key)) : 'deferred';
    if (outcome === 'deferred') deferred.push(name);
    return outcome === 'applied';
  });
  return { published: 0, applied, deferred };
}

/** Reads the content of another cell's setting from the directory. Content that no cell has written is reported. */
async function readContentOf({ shared, config, events }: ShareDeps, key: SettingKey): Promise<string | null> {
  const sealed = await shared.content(key);
  if (sealed === null) return null;
  const content = openContent(config.seedKey, key, sealed);
  if (content === null) events.report('site_setting_rejected', { cell: key.cell, setting: key.name });
  return content;
}

/** Stores a row. One that no cell has written is reported and skipped. */
async function storeRow({ database, config, events }: ShareDeps, cursor: bigint, row: SealedSetting): Promise<boolean> {
  const received = openSetting(config.seedKey, row);
  const isCurrent = await inTransaction(database, async (tx) => {
    if (!(await moveCursor(tx, cursor, row.seq))) return false;
    if (received !== null) await storeSetting(tx, received, settingProof(config.seedKey, received));
    return true;
  });
  if (isCurrent && received === null) {
    events.report('site_setting_rejected', { cell: row.cell, setting: row.name });
  }
  return isCurrent;
}
