import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add } from '../../src/commands/cells/add.ts';
import { list } from '../../src/commands/cells/list.ts';
import { settings } from '../../src/commands/cells/settings.ts';
import { shareExclusions } from '../../src/modules/exclusions/public.ts';
import { switchGameOff } from '../../src/modules/games/audit/audit.store.ts';
import { createTestDatabase } from '../harness/test-database.ts';
import { expectConflict } from '../helpers/api/expect-problem.ts';
import { createTestApi } from '../helpers/api/test-api.ts';
import {
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

// What another deciding cell and a new cell begin with.

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
describe('another deciding cell', () => {
  test('continues from what the one before it decided, and decides for it', async () => {
    await decideIn(cells, 'cell_one');
    await shareSettingsOfBoth(cells);
    if (await isStarlightOn(one)) await switchStarlight(one, false);
    await shareIn(cells.one);
    const before = await rowOf();
    await decideIn(cells, 'cell_two');
    // The new cell had not read the last change.
    await shareIn(cells.two);
    await shareIn(cells.one);
    expect([await isStarlightOn(one), await isStarlightOn(two)]).toEqual([false, false]);
    const after = await rowOf();
    expect(after.cell).toBe('cell_two');
    expect(BigInt(after.term)).toBeGreaterThan(BigInt(before.term));
    expect(BigInt(after.seq)).toBeGreaterThan(BigInt(before.seq));
    await switchStarlight(two, true);
    await shareIn(cells.two);
    await shareIn(cells.one);
    expect([await isStarlightOn(one), await isStarlightOn(two)]).toEqual([true, true]);
    // A row of the cell before it changes nothing.
    await expect(insert(before)).rejects.toMatchObject({ code: '42501' });
  });

  test('replaces a change that was not published before, and names it', async () => {
    await decideIn(cells, 'cell_one');
    await shareSettingsOfBoth(cells);
    const known = await isStarlightOn(two);
    await switchStarlight(one, !known);
    await decideIn(cells, 'cell_two');
    await shareIn(cells.two);
    const events = await shareIn(cells.one);
    expect(events[0]).toEqual(['site_settings_replaced', { settings: `game ${starlight}` }]);
    expect([await isStarlightOn(one), await isStarlightOn(two)]).toEqual([known, known]);
  });

  test('cannot switch on, without an investigation, what its audit had switched off before', async () => {
    await decideIn(cells, 'cell_one');
    await shareSettingsOfBoth(cells);
    if (!(await isStarlightOn(one))) await switchStarlight(one, true);
    await shareSettingsOfBoth(cells);
    await switchGameOff(cells.two.database.db, starlight, 'rounds_disagree', {});
    await decideIn(cells, 'cell_two');
    await shareIn(cells.two);
    const body = { reason: 'Players report a frozen reel.' };
    await two.staff.games.allOff({ body });
    await two.staff.games.allOn({ body });
    expect(await isStarlightOn(two)).toBe(false);
    const params = { id: String(starlight) };
    await expectConflict(two.staff.games.switchOff({ params, body }), 'game_status_unchanged');
    await expectConflict(two.staff.games.switchOn({ params, body }), 'game_needs_investigation');
    // The decision that it is off holds for all cells.
    await shareSettingsOfBoth(cells);
    expect(await isStarlightOn(one)).toBe(false);
    const colleague = await newStaff(cells.two, ['admin']);
    await colleague.staff.games.recordInvestigation({ params, body });
    await switchStarlight(two, true);
    await shareIn(cells.two);
    await shareIn(cells.one);
    expect([await isStarlightOn(one), await isStarlightOn(two)]).toEqual([true, true]);
  });

  test('cannot switch on, without an investigation, what the audit of the one before had switched off', async () => {
    await decideIn(cells, 'cell_one');
    await shareSettingsOfBoth(cells);
    await switchGameOff(cells.one.database.db, starlight, 'rounds_disagree', {});
    await shareSettingsOfBoth(cells);
    await decideIn(cells, 'cell_two');
    await shareIn(cells.two);
    await shareIn(cells.one);
    const params = { id: String(starlight) };
    const body = { reason: 'The rounds were compared.' };
    await expectConflict(two.staff.games.switchOn({ params, body }), 'game_needs_investigation');
    await two.staff.games.recordInvestigation({ params, body });
    await expectConflict(two.staff.games.switchOn({ params, body }), 'second_person');
    const colleague = await newStaff(cells.two, ['admin']);
    await colleague.staff.games.switchOn({ params, body });
    await shareSettingsOfBoth(cells);
    expect([await isStarlightOn(one), await isStarlightOn(two)]).toEqual([true, true]);
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
    if (await isStarlightOn(one)) await switchStarlight(one, false);
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
      for (const { context } of [cells.one, cells.two, three]) await shareExclusions(context);
      await add.run(address, env, () => undefined);
      expect(await isStarlightOn(await newStaff(three, ['admin']))).toBe(false);
    } finally {
      await cells.directory.query("DELETE FROM directory.cell WHERE name = 'cell_three'");
      await three.context.cells?.close();
      await three.close();
      await database.drop();
    }
  });

  test('keeps a game off that it had off before, and a maintenance under way', async () => {
    await decideIn(cells, 'cell_one');
    if (!(await isStarlightOn(one))) await switchStarlight(one, true);
    await shareIn(cells.one);
    const database = await createTestDatabase();
    const three = await createTestApi({
      databaseUrl: database.url,
      settings: { ...cells.settings, CELL_NAME: 'cell_three' },
    });
    try {
      const staff = await newStaff(three, ['admin']);
      await switchStarlight(staff, false);
      const times = { starts_at: new Date().toISOString(), ends_at: new Date(Date.now() + 3_600_000).toISOString() };
      await staff.staff.maintenance.announce({ body: { ...times, current: null, reason: 'A new disk.' } });
      await cells.directory.query(
        "INSERT INTO directory.cell (name, api_url) VALUES ('cell_three', 'http://127.0.0.1:9')",
      );
      await shareIn(three);
      expect(await isStarlightOn(staff)).toBe(false);
      expect(await staff.staff.maintenance.get()).toMatchObject({ state: 'under_way' });
      await switchStarlight(staff, true);
      expect(await isStarlightOn(staff)).toBe(true);
    } finally {
      await cells.directory.query("DELETE FROM directory.cell WHERE name = 'cell_three'");
      await three.context.cells?.close();
      await three.close();
      await database.drop();
    }
  });
});
