import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { switchGameOff } from '../../src/modules/games/audit/audit.store.ts';
import { expectConflict, expectProblem } from '../helpers/api/expect-problem.ts';
import { createTestApi } from '../helpers/api/test-api.ts';
import { appliedIn, decideIn, shareIn, shareSettingsOfBoth } from '../helpers/cells/settings.ts';
import { createTwoCells, newPlayerOf, type TwoCells } from '../helpers/cells/two-cells.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { starlight, start } from '../helpers/play/play.ts';

// What staff decide in the deciding cell holds in the other one, which can only be stricter.

let cells: TwoCells;
let one: Awaited<ReturnType<typeof newStaff>>;
let two: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  cells = await createTwoCells();
  one = await newStaff(cells.one, ['admin']);
  two = await newStaff(cells.two, ['admin']);
  await cells.directory.query(
    "UPDATE directory.cell SET office_url = 'https://office-1.example.com' WHERE name = 'cell_one'",
  );
  await decideIn(cells, 'cell_one');
});
afterAll(() => cells.close());
beforeEach(() => shareSettingsOfBoth(cells));

const params = { id: String(starlight) };
const body = { reason: 'Players report a frozen reel.' };
type Staff = typeof one;
const off = (by: Staff) => by.staff.games.switchOff({ params, body });
const on = (by: Staff) => by.staff.games.switchOn({ params, body });
const gameIn = async (by: Staff) => (await by.staff.games.list()).results.find(({ id }) => id === starlight);
const isOnIn = async (by: Staff) => (await gameIn(by))?.enabled;
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

async function announce(by: Staff, from: number, to: number) {
  const current = (await by.staff.maintenance.get()).current?.id ?? null;
  return by.staff.maintenance.announce({
    body: { starts_at: minutes(from), ends_at: minutes(to), current, reason: 'A new disk.' },
  });
}

async function end(by: Staff) {
  const current = (await by.staff.maintenance.get()).current?.id as number;
  return by.staff.maintenance.end({ body: { current, reason: 'Done.' } });
}
const stateIn = async (by: Staff) => (await by.staff.maintenance.get()).state;

test('staff of each cell see which one decides', async () => {
  for (const by of [one, two]) {
    const { results } = await by.staff.cells.list();
    expect(results.map(({ name, decides_settings }) => [name, decides_settings])).toEqual([
      ['cell_one', true],
      ['cell_two', false],
    ]);
  }
});

describe('a game', () => {
  test('is switched in all cells by the deciding one, with an audit entry that names it', async () => {
    const player = await newPlayerOf(cells, 'cell_two');
    await off(one);
    await shareSettingsOfBoth(cells);
    expect(await gameIn(two)).toMatchObject({
      enabled: false,
      last_switch: { reason: 'other_cell', by: one.email, note: body.reason },
    });
    await expectProblem(start(player), 'game_off');
    expect((await appliedIn(cells.two)).at(-1)).toMatchObject({
      setting: `game ${starlight}`,
      cell: 'cell_one',
      version: expect.stringMatching(/^\d{16}$/),
      by: one.email,
      reason: body.reason,
    });
    expect(await appliedIn(cells.one)).toEqual([]);
    await on(one);
    await shareSettingsOfBoth(cells);
    expect(await isOnIn(two)).toBe(true);
    await start(player);
    expect(await two.staff.audit.search({ body: { action: 'setting.applied', limit: 1 } })).toMatchObject({
      results: [{ staff: { name: 'Another cell' } }],
    });
  });

  test('that the deciding cell has off cannot be switched on in another cell, which says where', async () => {
    await off(one);
    await shareSettingsOfBoth(cells);
    await expect(on(two)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('https://office-1.example.com'),
      params: { reason: 'settings_elsewhere', cell: 'cell_one', office: 'https://office-1.example.com' },
    });
    expect(await isOnIn(two)).toBe(false);
    await on(one);
    await shareSettingsOfBoth(cells);
    expect(await isOnIn(two)).toBe(true);
  });

  test('that staff switch off in another cell stays off there until they switch it on', async () => {
    await off(two);
    await shareSettingsOfBoth(cells);
    expect([await isOnIn(one), await isOnIn(two)]).toEqual([true, false]);
    await off(one);
    await shareSettingsOfBoth(cells);
    await expectConflict(on(two), 'settings_elsewhere');
    await on(one);
    await shareSettingsOfBoth(cells);
    expect([await isOnIn(one), await isOnIn(two)]).toEqual([true, false]);
    await on(two);
    expect(await isOnIn(two)).toBe(true);
  });

  test('that the audit switches off in another cell still needs a second person there', async () => {
    await switchGameOff(cells.two.database.db, starlight, 'rounds_disagree', {});
    await off(one);
    await on(one);
    await shareSettingsOfBoth(cells);
    expect(await gameIn(two)).toMatchObject({ enabled: false, needs_investigation: true });
    await expectConflict(on(two), 'game_needs_investigation');
    const colleague = await newStaff(cells.two, ['admin']);
    await colleague.staff.games.recordInvestigation({ params, body });
    await on(two);
  });

  test('that the audit switches off in the deciding cell is off in all cells', async () => {
    await switchGameOff(cells.one.database.db, starlight, 'rounds_disagree', {});
    await shareSettingsOfBoth(cells);
    expect(await isOnIn(two)).toBe(false);
    const colleague = await newStaff(cells.one, ['admin']);
    await colleague.staff.games.recordInvestigation({ params, body });
    await on(one);
    await shareSettingsOfBoth(cells);
    expect(await isOnIn(two)).toBe(true);
  });

  test('that is off in all cells can also be switched off in one, and stays off there', async () => {
    await off(one);
    await shareSettingsOfBoth(cells);
    await off(two);
    await expectConflict(off(two), 'game_status_unchanged');
    await on(one);
    await shareSettingsOfBoth(cells);
    expect([await isOnIn(one), await isOnIn(two)]).toEqual([true, false]);
    await on(two);
    expect(await isOnIn(two)).toBe(true);
  });

  test('that is off in all cells stays off in another one that had an emergency', async () => {
    await off(one);
    await shareSettingsOfBoth(cells);
    await two.staff.games.allOff({ body });
    await on(one);
    await shareSettingsOfBoth(cells);
    expect([await isOnIn(one), await isOnIn(two)]).toEqual([true, false]);
    await two.staff.games.allOn({ body });
    expect(await isOnIn(two)).toBe(false);
    await on(two);
    expect(await isOnIn(two)).toBe(true);
  });

  test('is switched off with all others in another cell in an emergency, and on again only there', async () => {
    const { switched_off: count } = await two.staff.games.allOff({ body });
    expect(count).toBeGreaterThan(1);
    await shareSettingsOfBoth(cells);
    expect([await isOnIn(one), await isOnIn(two)]).toEqual([true, false]);
    await off(one);
    await shareSettingsOfBoth(cells);
    expect((await two.staff.games.allOn({ body })).switched_on).toBe(count - 1);
    expect(await isOnIn(two)).toBe(false);
    await on(one);
    await shareSettingsOfBoth(cells);
    await on(two);
  });
});

describe('a maintenance', () => {
  test('of the deciding cell holds in all cells, and only that cell ends it', async () => {
    await announce(one, -1, 30);
    await shareSettingsOfBoth(cells);
    expect(await two.staff.maintenance.get()).toMatchObject({
      state: 'under_way',
      current: { by: `${one.email} (cell_one)`, reason: 'A new disk.' },
    });
    await expectConflict(end(two), 'settings_elsewhere');
    expect(await stateIn(two)).toBe('under_way');
    await end(one);
    await shareSettingsOfBoth(cells);
    expect(await stateIn(two)).toBe('none');
    await expectConflict(end(two), 'maintenance_over');
  });

  test('of another cell is in that cell only, and holds together with the one of all cells', async () => {
    await announce(two, -1, 60);
    await announce(one, -1, 30);
    await shareSettingsOfBoth(cells);
    await end(one);
    await shareSettingsOfBoth(cells);
    expect([await stateIn(one), await stateIn(two)]).toEqual(['none', 'under_way']);
    await announce(one, -1, 30);
    await shareSettingsOfBoth(cells);
    await end(two);
    expect(await stateIn(two)).toBe('under_way');
    await end(one);
    await shareSettingsOfBoth(cells);
    expect([await stateIn(one), await stateIn(two)]).toEqual(['none', 'none']);
  });

  test('is announced and ended in a cell when neither the directory nor the deciding cell answers', async () => {
    const settings = {
      ...cells.settings,
      CELL_NAME: 'cell_two',
      CELL_DIRECTORY_URL: 'postgres://nobody@127.0.0.1:9/none',
    };
    const alone = await createTestApi({ databaseUrl: cells.two.url, settings });
    try {
      const staff = await newStaff(alone, ['admin']);
      await off(staff);
      await announce(staff, -1, 30);
      expect([await isOnIn(staff), await stateIn(staff)]).toEqual([false, 'under_way']);
      await end(staff);
      await on(staff);
      await off(one);
      await expect(shareIn(alone)).rejects.toThrow();
      expect(await isOnIn(staff)).toBe(true);
      // The change arrives when the directory is back.
      await shareSettingsOfBoth(cells);
      expect(await isOnIn(staff)).toBe(false);
      await expect(on(staff)).rejects.toMatchObject({ params: { cell: 'cell_one', office: null } });
      await on(one);
    } finally {
      await alone.context.cells?.close();
      await alone.close();
    }
  });
});

test('a site with one cell stores nothing for other cells', async () => {
  const api = await createTestApi();
  try {
    const staff = await newStaff(api, ['admin']);
    await off(staff);
    await on(staff);
    await announce(staff, -1, 30);
    await end(staff);
    expect(await shareIn(api)).toEqual([]);
    const { rows } = await api.owner.query(
      'SELECT (SELECT count(*) FROM setting_publication) + (SELECT count(*) FROM site_setting) + (SELECT count(*) FROM site_source) AS rows',
    );
    expect(rows).toEqual([{ rows: 0n }]);
  } finally {
    await api.close();
  }
});
