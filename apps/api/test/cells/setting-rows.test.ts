import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cells } from '../../src/modules/cells/public.ts';
import { loginsOf } from '../harness/app-url.ts';
import { createTestApi } from '../helpers/api/test-api.ts';
import {
  appliedIn,
  decideIn,
  insertSettingRow,
  isStarlightOn,
  type SettingRow,
  settingRowOf,
  shareIn,
  shareSettingsOfBoth,
  switchStarlight,
} from '../helpers/cells/settings.ts';
import { createTwoCells, type TwoCells } from '../helpers/cells/two-cells.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { starlight } from '../helpers/play/play.ts';

// What the rows of the directory can do to a cell that reads them, and what a crash leaves.

let cells: TwoCells;
/** The login that the cells use. */
let login: pg.Pool;
let one: Awaited<ReturnType<typeof newStaff>>;
let two: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  cells = await createTwoCells();
  login = new pg.Pool({ connectionString: cells.settings.CELL_DIRECTORY_URL });
  one = await newStaff(cells.one, ['admin']);
  two = await newStaff(cells.two, ['admin']);
});
afterAll(async () => {
  await login.end();
  await cells.close();
});

const game = `game ${starlight}`;
const rowOf = () => settingRowOf(cells, game);
const insert = (row: Omit<SettingRow, 'seq'>) => insertSettingRow(login, row);
const remove = ({ seq }: SettingRow) => login.query('DELETE FROM directory.setting WHERE seq = $1', [seq]);
const applied = async () =>
  (await appliedIn(cells.two)).filter(({ setting }) => setting === `game ${starlight}`).length;
const inOtherProcess = async (
  name: 'one' | 'two',
  work: (api: Awaited<ReturnType<typeof createTestApi>>) => Promise<unknown>,
) => {
  const api = await createTestApi({
    databaseUrl: cells[name].url,
    settings: { ...cells.settings, CELL_NAME: `cell_${name}` },
  });
  try {
    await work(api);
  } finally {
    await api.context.cells?.close();
    await api.close();
  }
};

describe('a row of the directory', () => {
  beforeEach(async () => {
    await decideIn(cells, 'cell_one');
    await shareSettingsOfBoth(cells);
    if (!(await isStarlightOn(one))) await switchStarlight(one, true);
    await shareSettingsOfBoth(cells);
  });

  test('that is repeated or older changes nothing', async () => {
    const old = await rowOf();
    await switchStarlight(one, false);
    await shareSettingsOfBoth(cells);
    const current = await rowOf();
    const before = await applied();
    await insert(old);
    await remove(current);
    await insert(current);
    await shareIn(cells.two);
    expect(await isStarlightOn(two)).toBe(false);
    expect(await applied()).toBe(before);
  });

  test('that is forged is reported once and skipped, and later rows are applied', async () => {
    const genuine = await rowOf();
    const other = await settingRowOf(cells, 'maintenance');
    const forged: readonly Omit<SettingRow, 'seq'>[] = [
      { ...genuine, version: '9223372036854775807', sealed: randomBytes(200) },
      { ...genuine, version: '9223372036854775806' },
      { ...genuine, version: '9223372036854775805', sealed: other.sealed },
    ];
    for (const row of forged) await insert(row);
    await switchStarlight(one, false);
    await shareIn(cells.one);
    const events = await shareIn(cells.two);
    expect(events.map(([name]) => name)).toEqual([
      ...forged.map(() => 'site_setting_rejected'),
      'site_settings_shared',
    ]);
    expect(events[0]?.[1]).toEqual({ cell: 'cell_one', setting: game });
    expect(await isStarlightOn(two)).toBe(false);
    expect(await shareIn(cells.two)).toEqual([]);
    await cells.directory.query('DELETE FROM directory.setting WHERE version > $1', ['9000000000000000000']);
  });

  test('that was deleted or lost is published again', async () => {
    await switchStarlight(one, false);
    await shareIn(cells.one);
    await cells.directory.query('TRUNCATE directory.setting RESTART IDENTITY');
    await shareSettingsOfBoth(cells);
    await shareSettingsOfBoth(cells);
    expect(await isStarlightOn(two)).toBe(false);
  });

  test.each([
    ['choose the number of a row', 'INSERT INTO directory.setting (seq) OVERRIDING SYSTEM VALUE VALUES (9)'],
    ['change a row', "UPDATE directory.setting SET sealed = ''"],
    ['choose the deciding cell', "UPDATE directory.settings_source SET cell = 'cell_two'"],
    [
      'publish for a cell that does not decide',
      "INSERT INTO directory.setting (cell, name, term, version, sealed) SELECT 'cell_two', 'pack', term, 1, repeat('x', 40)::bytea FROM directory.settings_source",
    ],
    [
      'publish in another term',
      "INSERT INTO directory.setting (cell, name, term, version, sealed) SELECT cell, 'pack', term + 1, 1, repeat('x', 40)::bytea FROM directory.settings_source",
    ],
  ])('does not let the login of a cell %s', async (_what, statement) => {
    await expect(login.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test.each([
    [
      'store a setting',
      `SELECT store_site_setting('cell_one', 'game ${starlight}', 9000000000, 1, '{"enabled": true}', '\\x00')`,
      'GW003',
    ],
    ['write a setting', `UPDATE site_setting SET value = '{}'`, '42501'],
    ['write which cell decides', `UPDATE site_source SET source = own`, '42501'],
  ])('does not let a stolen login of the worker %s', async (_what, statement, code) => {
    const pool = new pg.Pool({ connectionString: loginsOf(cells.two.url).worker });
    await expect(pool.query(statement)).rejects.toMatchObject({ code });
    await pool.end();
  });
});

describe('a crash', () => {
  beforeEach(() => shareSettingsOfBoth(cells));

  test('between the decision and its publication loses nothing', async () => {
    const next = !(await isStarlightOn(one));
    await switchStarlight(one, next);
    await inOtherProcess('one', shareIn);
    await shareIn(cells.two);
    expect(await isStarlightOn(two)).toBe(next);
  });

  test('between the publication and the next look publishes no second row', async () => {
    const next = !(await isStarlightOn(one));
    await switchStarlight(one, next);
    const real = cells.one.context.cells as Cells;
    const publish: Cells['settings']['publish'] = async (row) => {
      await real.settings.publish(row);
      throw new Error('killed');
    };
    await expect(shareIn(cells.one, { ...real, settings: { ...real.settings, publish } })).rejects.toThrow('1 of 1');
    const before = await rowOf();
    expect(await shareIn(cells.one)).toEqual([]);
    expect(await rowOf()).toEqual(before);
  });

  test('between storing and applying a setting is completed by the next run', async () => {
    const next = !(await isStarlightOn(one));
    await switchStarlight(one, next);
    await shareIn(cells.one);
    // The stored setting is there, and was not applied.
    await shareIn(cells.two);
    const before = await applied();
    await cells.two.owner.query(
      `UPDATE site_setting SET applied_version = 1 WHERE name = 'game ${starlight}'; UPDATE game SET enabled = NOT enabled WHERE id = ${starlight}`,
    );
    await shareIn(cells.two);
    expect(await isStarlightOn(two)).toBe(next);
    expect(await applied()).toBe(before + 1);
  });

  test('of one of many processes at the same time applies each version once', async () => {
    const before = await applied();
    const next = !(await isStarlightOn(one));
    await switchStarlight(one, next);
    await Promise.all([1, 2, 3].map(() => shareIn(cells.one)));
    await Promise.all([1, 2, 3].map(() => shareIn(cells.two)));
    await shareIn(cells.two);
    expect(await isStarlightOn(two)).toBe(next);
    expect(await applied()).toBe(before + 1);
  });
});
