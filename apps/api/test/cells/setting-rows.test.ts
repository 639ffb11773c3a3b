import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { add } from '../../src/commands/cells/add.ts';
import { list } from '../../src/commands/cells/list.ts';
import { settings } from '../../src/commands/cells/settings.ts';
import type { Cells } from '../../src/modules/cells/public.ts';
import { loginsOf } from '../harness/app-url.ts';
import { createTestDatabase } from '../harness/test-database.ts';
import { createTestApi } from '../support/api/test-api.ts';
import { appliedIn, decideIn, shareIn, shareSettingsOfBoth } from '../support/cells/settings.ts';
import { createTwoCells, type TwoCells } from '../support/cells/two-cells.ts';
import { newStaff } from '../support/people/staff.ts';
import { starlight } from '../support/play/play.ts';

// What the rows of the directory can do to a cell that reads them, and what a crash or a change of the deciding cell leaves.

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

interface Row {
  readonly seq: string;
  readonly cell: string;
  readonly name: string;
  readonly term: string;
  readonly version: string;
  readonly sealed: Buffer;
}

const body = { reason: 'Players report a frozen reel.' };
const params = { id: String(starlight) };
const switchTo = (by: typeof one, enabled: boolean) =>
  enabled ? by.staff.games.switchOn({ params, body }) : by.staff.games.switchOff({ params, body });
const isOnIn = async (by: typeof one) =>
  (await by.staff.games.list()).results.find(({ id }) => id === starlight)?.enabled;
const rowOf = async (): Promise<Row> => {
  const { rows } = await cells.directory.query<Row>(
    `SELECT * FROM directory.setting WHERE name = 'game ${starlight}' ORDER BY term DESC, version DESC`,
  );
  return rows[0] as Row;
};
const insert = (row: Omit<Row, 'seq'>) =>
  login.query('INSERT INTO directory.setting (cell, name, term, version, sealed) VALUES ($1, $2, $3, $4, $5)', [
    row.cell,
    row.name,
    row.term,
    row.version,
    row.sealed,
  ]);
const remove = ({ seq }: Row) => login.query('DELETE FROM directory.setting WHERE seq = $1', [seq]);
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
    if (!(await isOnIn(one))) await switchTo(one, true);
    await shareSettingsOfBoth(cells);
  });

  test('that is repeated or older changes nothing', async () => {
    const old = await rowOf();
    await switchTo(one, false);
    await shareSettingsOfBoth(cells);
    const current = await rowOf();
    const before = await applied();
    await insert(old);
    await remove(current);
    await insert(current);
    await shareIn(cells.two);
    expect(await isOnIn(two)).toBe(false);
    expect(await applied()).toBe(before);
  });

  test('that is forged is reported once and skipped, and later rows are applied', async () => {
    const genuine = await rowOf();
    const { rows } = await cells.directory.query<Row>("SELECT * FROM directory.setting WHERE name = 'maintenance'");
    const other = rows[0] as Row;
    const forged: readonly Omit<Row, 'seq'>[] = [
      { ...genuine, version: '9223372036854775807', sealed: randomBytes(200) },
      { ...genuine, version: '9223372036854775806' },
      { ...genuine, version: '9223372036854775805', sealed: other.sealed },
    ];
    for (const row of forged) await insert(row);
    await switchTo(one, false);
    await shareIn(cells.one);
    const events = await shareIn(cells.two);
    expect(events.map(([name]) => name)).toEqual([
      ...forged.map(() => 'site_setting_rejected'),
      'site_settings_shared',
    ]);
    expect(events[0]?.[1]).toMatchObject({ cell: 'cell_one', seq: expect.stringMatching(/^\d+$/) });
    expect(await isOnIn(two)).toBe(false);
    expect(await shareIn(cells.two)).toEqual([]);
    await cells.directory.query('DELETE FROM directory.setting WHERE version > $1', ['9000000000000000000']);
  });

  test('that was deleted or lost is published again', async () => {
    await switchTo(one, false);
    await shareIn(cells.one);
    await cells.directory.query('TRUNCATE directory.setting RESTART IDENTITY');
    await shareSettingsOfBoth(cells);
    await shareSettingsOfBoth(cells);
    expect(await isOnIn(two)).toBe(false);
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
    const next = !(await isOnIn(one));
    await switchTo(one, next);
    await inOtherProcess('one', shareIn);
    await shareIn(cells.two);
    expect(await isOnIn(two)).toBe(next);
  });

  test('between the publication and the next look publishes no second row', async () => {
    const next = !(await isOnIn(one));
    await switchTo(one, next);
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

  test('between storing and applying a setting is made up by the next run', async () => {
    const next = !(await isOnIn(one));
    await switchTo(one, next);
    await shareIn(cells.one);
    // The stored setting is there, and was not applied.
    await shareIn(cells.two);
    const before = await applied();
    await cells.two.owner.query(
      `UPDATE site_setting SET applied_version = 1 WHERE name = 'game ${starlight}'; UPDATE game SET enabled = NOT enabled WHERE id = ${starlight}`,
    );
    await shareIn(cells.two);
    expect(await isOnIn(two)).toBe(next);
    expect(await applied()).toBe(before + 1);
  });

  test('of one of many processes at the same time applies each version once', async () => {
    const before = await applied();
    const next = !(await isOnIn(one));
    await switchTo(one, next);
    await Promise.all([1, 2, 3].map(() => shareIn(cells.one)));
    await Promise.all([1, 2, 3].map(() => shareIn(cells.two)));
    await shareIn(cells.two);
    expect(await isOnIn(two)).toBe(next);
    expect(await applied()).toBe(before + 1);
  });
});

describe('another deciding cell', () => {
  test('continues from what the one before it decided, and decides for it', async () => {
    await decideIn(cells, 'cell_one');
    await shareSettingsOfBoth(cells);
    if (await isOnIn(one)) await switchTo(one, false);
    await shareIn(cells.one);
    const before = await rowOf();
    await decideIn(cells, 'cell_two');
    // The new cell had not read the last change.
    await shareIn(cells.two);
    await shareIn(cells.one);
    expect([await isOnIn(one), await isOnIn(two)]).toEqual([false, false]);
    const after = await rowOf();
    expect(after.cell).toBe('cell_two');
    expect(BigInt(after.term)).toBeGreaterThan(BigInt(before.term));
    expect(BigInt(after.seq)).toBeGreaterThan(BigInt(before.seq));
    await switchTo(two, true);
    await shareIn(cells.two);
    await shareIn(cells.one);
    expect([await isOnIn(one), await isOnIn(two)]).toEqual([true, true]);
    // A row of the cell before it changes nothing.
    await expect(insert(before)).rejects.toMatchObject({ code: '42501' });
  });

  test('replaces a change that was not published before, and names it', async () => {
    await decideIn(cells, 'cell_one');
    await shareSettingsOfBoth(cells);
    const known = await isOnIn(two);
    await switchTo(one, !known);
    await decideIn(cells, 'cell_two');
    await shareIn(cells.two);
    const events = await shareIn(cells.one);
    expect(events[0]).toEqual(['site_settings_replaced', { settings: `game ${starlight}` }]);
    expect([await isOnIn(one), await isOnIn(two)]).toEqual([known, known]);
  });

  test('is shown by the list, and must be a known cell', async () => {
    await decideIn(cells, 'cell_one');
    const { lines } = await list.run([], { CELL_DIRECTORY_URL: cells.settings.CELL_DIRECTORY_URL }, () => undefined);
    expect(lines.filter((line) => line.endsWith('decides settings'))).toEqual([expect.stringMatching(/^cell_one /)]);
    await expect(settings.run(['cell_nine'], { DATABASE_URL: cells.one.url }, () => undefined)).rejects.toThrow(
      'The directory has no cell cell_nine',
    );
    await expect(settings.run([], { DATABASE_URL: cells.one.url }, () => undefined)).rejects.toThrow(
      'Write: cells settings',
    );
  });
});

describe('a new cell', () => {
  test('opens only after it has applied every setting', async () => {
    await decideIn(cells, 'cell_one');
    await shareSettingsOfBoth(cells);
    if (await isOnIn(one)) await switchTo(one, false);
    await shareIn(cells.one);
    const database = await createTestDatabase();
    const three = await createTestApi({
      databaseUrl: database.url,
      settings: { ...cells.settings, CELL_NAME: 'cell_three' },
    });
    const env = { DATABASE_URL: cells.one.url };
    const address = ['cell_three', 'http://127.0.0.1:9'];
    try {
      await expect(add.run(address, env, () => undefined)).rejects.toThrow('has not applied all settings');
      await add.run([...address, '--closed'], env, () => undefined);
      await expect(add.run(address, env, () => undefined)).rejects.toThrow('has not applied all settings');
      await shareIn(three);
      await add.run(address, env, () => undefined);
      expect(await isOnIn(await newStaff(three, ['admin']))).toBe(false);
    } finally {
      await cells.directory.query("DELETE FROM directory.cell WHERE name = 'cell_three'");
      await three.context.cells?.close();
      await three.close();
      await database.drop();
    }
  });

  test('keeps a game off that it had off before, and a maintenance under way', async () => {
    await decideIn(cells, 'cell_one');
    if (!(await isOnIn(one))) await switchTo(one, true);
    await shareIn(cells.one);
    const database = await createTestDatabase();
    const three = await createTestApi({
      databaseUrl: database.url,
      settings: { ...cells.settings, CELL_NAME: 'cell_three' },
    });
    try {
      const staff = await newStaff(three, ['admin']);
      await switchTo(staff, false);
      const times = { starts_at: new Date().toISOString(), ends_at: new Date(Date.now() + 3_600_000).toISOString() };
      await staff.staff.maintenance.announce({ body: { ...times, current: null, reason: 'A new disk.' } });
      await cells.directory.query(
        "INSERT INTO directory.cell (name, api_url) VALUES ('cell_three', 'http://127.0.0.1:9')",
      );
      await shareIn(three);
      expect(await isOnIn(staff)).toBe(false);
      expect(await staff.staff.maintenance.get()).toMatchObject({ state: 'under_way' });
      await switchTo(staff, true);
      expect(await isOnIn(staff)).toBe(true);
    } finally {
      await cells.directory.query("DELETE FROM directory.cell WHERE name = 'cell_three'");
      await three.context.cells?.close();
      await three.close();
      await database.drop();
    }
  });
});
