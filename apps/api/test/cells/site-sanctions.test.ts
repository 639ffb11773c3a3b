import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importSanctionsFiles } from '../../src/commands/sanctions-import.ts';
import { jobsOf } from '../../src/jobs/scheduled-jobs.ts';
import type { Cells } from '../../src/modules/cells/public.ts';
import { selectVerifiedPeople } from '../../src/modules/identity/public.ts';
import { importApprovedList, rescreenPlayers } from '../../src/modules/sanctions/public.ts';
import { loginsOf } from '../harness/app-url.ts';
import { expectConflict } from '../helpers/api/expect-problem.ts';
import type { TestApi } from '../helpers/api/test-api.ts';
import {
  appliedIn,
  decideIn,
  newStaffPairs,
  type StaffPair,
  settingRowOf,
  shareIn,
  shareSettingsOfBoth,
} from '../helpers/cells/settings.ts';
import { createTwoCells, newPlayerOf, type TwoCells } from '../helpers/cells/two-cells.ts';
import { importByTwo, importFiles, plainList, uploadFile } from '../helpers/people/sanctions.ts';

// The sanctions list of the deciding cell is in force in all cells.

let cells: TwoCells;
let one: StaffPair;
let two: StaffPair;
beforeAll(async () => {
  cells = await createTwoCells();
  [one, two] = await newStaffPairs(cells);
  for (const { owner } of [cells.one, cells.two]) await owner.query('TRUNCATE sanctions_list, sanctions_name');
});
afterAll(() => cells.close());

const listsOf = async ([{ staff }]: typeof one) => (await staff.sanctions.lists({ query: {} })).results;
async function namesIn({ owner }: TestApi): Promise<unknown[]> {
  const { rows } = await owner.query(
    'SELECT entry, name, birth_years FROM sanctions_name WHERE version = (SELECT max(version) FROM sanctions_list) ORDER BY position',
  );
  return rows;
}
const publish = async (...names: readonly (readonly [name: string, year?: number])[]) => {
  await importByTwo(cells.one, one, plainList(...names));
  await shareIn(cells.one);
};
const appliedLists = async () =>
  (await appliedIn(cells.two)).filter(({ setting }) => setting === 'sanctions').map(({ by }) => by);
const runJob = () => {
  const job = jobsOf(cells.two.context).taskList.share_settings as (...args: unknown[]) => Promise<unknown>;
  return job({}, {});
};

test('keeps the list of a cell while the deciding cell has none', async () => {
  await importFiles(cells.two, [plainList(['OWN, List', 1960])]);
  await decideIn(cells, 'cell_one');
  await shareSettingsOfBoth(cells);
  expect(await listsOf(two)).toHaveLength(1);
  expect(await appliedLists()).toEqual([]);
});

test('puts an approved list in force in the other cell, compares its players, and records who decided', async () => {
  await newPlayerOf(cells, 'cell_two', { first_name: 'Владимир', last_name: 'Путин', birth_date: '1952-10-07' });
  await publish(['PUTIN, Vladimir', 1952], ['Élodie \\ O’Wren 😀'], ['Robin Wren', 1970]);
  await shareIn(cells.two);
  const [published] = await listsOf(one);
  const [applied] = await listsOf(two);
  expect(applied).toMatchObject({ version: 2, format: 'plain', names: 3, files: ['list.csv'] });
  expect(applied?.sha256).toBe(published?.sha256);
  expect(await namesIn(cells.two)).toEqual(await namesIn(cells.one));
  expect(await appliedLists()).toEqual([one[1].email]);
  expect(applied?.rescreening).toMatchObject({ compared: 0, finished_at: null });
  expect(await rescreenPlayers({ ...cells.two.context, verifiedPeople: selectVerifiedPeople })).toMatchObject({
    matches: 1,
  });
});

test('changes nothing for a repeated run, several processes at once, and a list with the same files', async () => {
  await publish(['PUTIN, Vladimir', 1952], ['Jay Wren']);
  await Promise.all([1, 2, 3].map(() => shareIn(cells.two)));
  await shareIn(cells.two);
  const before = await listsOf(two);
  expect(before).toHaveLength(3);
  // A new term publishes everything again.
  await decideIn(cells, 'cell_one');
  await shareSettingsOfBoth(cells);
  expect(await listsOf(two)).toEqual(before);
});

describe('in a cell that does not decide', () => {
  const file = plainList(['ABBAS, Abu', 1948]);
  const path = join(mkdtempSync(join(tmpdir(), 'goldwren-sanctions-')), file.name);
  beforeAll(() => writeFileSync(path, file.bytes));
  afterAll(() => rmSync(dirname(path), { recursive: true }));

  test('rejects upload, approval and command, and allows to withdraw', async () => {
    const before = await listsOf(two);
    await expectConflict(uploadFile(two[0], file), 'settings_elsewhere');
    await cells.two.owner.query('TRUNCATE site_source');
    const id = await uploadFile(two[0], file, { may_shrink: 'true' });
    await shareIn(cells.two);
    await expectConflict(two[1].staff.sanctions.approve({ params: { id } }), 'settings_elsewhere');
    await two[0].staff.sanctions.reject({ params: { id }, body: { reason: 'cell_one decides.' } });
    await expect(importFiles(cells.two, [file])).rejects.toThrow('cell_one decides the sanctions list of all cells.');
    const command = importSanctionsFiles(cells.two.url, { paths: [path], mayShrink: true });
    await expect(command).rejects.toThrow('Import the list there. Nothing was changed.');
    expect(await listsOf(two)).toEqual(before);
  });

  test('does not import a list that was approved before', async () => {
    const before = await listsOf(two);
    await cells.two.owner.query('TRUNCATE site_source');
    const id = await uploadFile(two[0], file, { may_shrink: 'true' });
    await two[1].staff.sanctions.approve({ params: { id } });
    await shareIn(cells.two);
    expect(await importApprovedList(cells.two.context)).toBeNull();
    expect((await two[0].staff.sanctions.uploads()).results[0]).toMatchObject({ id, status: 'failed' });
    expect(await listsOf(two)).toEqual(before);
  });

  test('does not let a stolen login of the worker import other names', async () => {
    await publish(['PUTIN, Vladimir', 1952], ['Kit Wren']);
    const unread = { ...(cells.two.context.cells as Cells) };
    await shareIn(cells.two, { ...unread, settings: { ...unread.settings, content: async () => null } });
    const before = await listsOf(two);
    const pool = new pg.Pool({ connectionString: loginsOf(cells.two.url).worker });
    const apply = (names: string | null) =>
      pool
        .query("SELECT outcome FROM apply_site_setting('sanctions', $1)", [names])
        .then(({ rows }) => rows[0].outcome);
    expect(await apply('[{"name": "Nobody", "entry": "Nobody", "birth_years": []}]')).toBe('deferred');
    expect(await apply(null)).toBe('deferred');
    await expect(pool.query("SELECT apply_site_sanctions('{}', null)")).rejects.toMatchObject({ code: '42501' });
    await expect(pool.query("SELECT insert_sanctions_list(9, 'plain', '', '{}', '[]')")).rejects.toMatchObject({
      code: '42501',
    });
    await pool.end();
    expect(await listsOf(two)).toEqual(before);
    await shareIn(cells.two);
    expect((await listsOf(two))[0]?.version).toBe((before[0]?.version ?? 0) + 1);
  });
});

describe('content of a list in the directory', () => {
  const setContent = (content: Buffer | null) =>
    cells.directory.query("UPDATE directory.setting SET content = $1 WHERE name = 'sanctions'", [content]);
  const contentNow = async (): Promise<Buffer> =>
    (await cells.directory.query("SELECT content FROM directory.setting WHERE name = 'sanctions'")).rows[0].content;

  test.each([
    ['is missing', async () => null, []],
    [
      'was changed',
      async (content: Buffer) => Buffer.from(content.map((byte, index) => byte ^ Number(index === 40))),
      ['site_setting_rejected'],
    ],
    ['is of an earlier version', async (_: Buffer, earlier: Buffer) => earlier, ['site_setting_rejected']],
  ] as const)('that %s is not applied, and the job fails until it is published again', async (what, damage, events) => {
    const before = await listsOf(two);
    const earlier = await contentNow();
    await publish(['PUTIN, Vladimir', 1952], [`Wren ${what}`]);
    await setContent(await damage(await contentNow(), earlier));
    expect((await shareIn(cells.two)).map(([name]) => name)).toEqual(events);
    await expect(runJob()).rejects.toThrow('settings sanctions');
    expect(await listsOf(two)).toEqual(before);
    await decideIn(cells, 'cell_one');
    await shareSettingsOfBoth(cells);
    expect((await listsOf(two))[0]).toMatchObject({ names: 2, version: (before[0]?.version ?? 0) + 1 });
    expect(await namesIn(cells.two)).toEqual(await namesIn(cells.one));
  });

  test('contains no readable name', async () => {
    const { sealed } = await settingRowOf(cells, 'sanctions');
    expect(Buffer.concat([sealed, await contentNow()]).toString('latin1')).not.toContain('PUTIN');
  });
});

test('applies the list of the old deciding cell before the new one decides', async () => {
  await publish(['PUTIN, Vladimir', 1952], ['Last Wren']);
  await decideIn(cells, 'cell_two');
  await shareIn(cells.two);
  expect(await namesIn(cells.two)).toEqual(await namesIn(cells.one));
  await importByTwo(cells.two, two, plainList(['PUTIN, Vladimir', 1952], ['New Wren']));
  await shareIn(cells.two);
  await shareIn(cells.one);
  expect(await namesIn(cells.one)).toEqual(await namesIn(cells.two));
});
