import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { assertOpenable } from '../../src/commands/cells/assert-openable.ts';
import { runCellsCommand } from '../../src/commands/cells/index.ts';
import { shareExclusions } from '../../src/modules/exclusions/public.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import type { Answer } from '../helpers/api/caller.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { registerIn, tryToRegisterIn } from '../helpers/cells/exclusions.ts';
import { createTwoCells, hasAccount, newPlayerOf, type TwoCells } from '../helpers/cells/two-cells.ts';
import { exclude, newPerson, type Person } from '../helpers/people/exclusions.ts';
import { alsoAt, registration } from '../helpers/people/players.ts';
import { play, start } from '../helpers/play/play.ts';
import { startWorkerProcess, type WorkerProcess } from '../helpers/processes/worker-process.ts';
import { until } from '../helpers/until.ts';

// A cell gets new players only when it knows the self-excluded people of the other cells.

let cells: TwoCells;
beforeAll(async () => {
  cells = await createTwoCells();
});
const workers: WorkerProcess[] = [];
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.kill();
});
afterAll(() => cells.close());

const settingsOfTwo = () => ({ ...cells.settings, CELL_NAME: 'cell_two' });

/** Runs `work` with a process of the second cell that has just started. */
async function withStartedTwo(work: (api: TestApi) => Promise<void>): Promise<void> {
  const api = await createTestApi({ databaseUrl: cells.two.url, settings: settingsOfTwo() });
  await cells.openOnly('cell_two');
  try {
    await work(api);
  } finally {
    await cells.openOnly(null);
    await api.context.cells?.close();
    await api.close();
  }
}

const registerAt = (api: TestApi, form = registration()): Promise<Answer> =>
  api.caller().send('POST', '/api/auth/register', { json: form });

function expectNotReady(answer: Answer): void {
  expectProblemAnswer(answer, 'unavailable');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
}

/** Excludes a person in the first cell, whose worker publishes it. */
async function excludeInOne(): Promise<Person> {
  const person = newPerson();
  await exclude(await registerIn(cells, 'cell_one', person));
  await shareExclusions(cells.one.context);
  return person;
}

const again = (person: Person): Partial<Person> => ({ ...person, phone: '', email: newPerson().email });

describe('a new process of a cell that has not read the self-exclusions of the others', () => {
  test('rejects new players with 503, and serves the others, until the worker has read them', async () => {
    const player = await newPlayerOf(cells, 'cell_two');
    const person = await excludeInOne();
    await withStartedTwo(async (api) => {
      const form = registration();
      for (const entry of [api, api]) expectNotReady(await registerAt(entry, form));
      expectNotReady(await registerAt(api, registration({ email: player.email })));
      expect(await hasAccount(cells.two, form.email)).toBe(false);
      const there = alsoAt(api, player);
      const { session_id: id } = await start(there);
      expect((await play(there, id, { nonce: 0 })).state).toBe('settled');
      expect((await api.app.inject('/readyz')).statusCode).toBe(200);
      await shareExclusions(cells.two.context);
      expect((await registerAt(api, form)).status).toBe(201);
    });
    expect(await tryToRegisterIn(cells, 'cell_two', again(person))).toBeNull();
  });

  test('rejects them after the cell was restored from a backup', async () => {
    const { rows } = await cells.two.owner.query('SELECT seq FROM foreign_exclusion_cursor');
    const person = await excludeInOne();
    await shareExclusions(cells.two.context);
    await withStartedTwo(async (api) => expect((await registerAt(api)).status).toBe(201));
    // What the copy of an earlier time contains.
    await cells.two.owner.query('UPDATE foreign_exclusion_cursor SET seq = $1', [rows[0].seq]);
    await cells.two.owner.query('DELETE FROM foreign_mark');
    await cells.two.owner.query('DELETE FROM foreign_exclusion');
    await withStartedTwo(async (api) => {
      expectNotReady(await registerAt(api, registration({ ...again(person) })));
      await shareExclusions(cells.two.context);
      expect((await registerAt(api)).status).toBe(201);
    });
    expect(await tryToRegisterIn(cells, 'cell_two', again(person))).toBeNull();
  });

  test('rejects them while the directory has not answered since the start', async () => {
    await shareExclusions(cells.two.context);
    const rename = (from: string, to: string) => cells.directory.query(`ALTER TABLE directory.${from} RENAME TO ${to}`);
    await rename('excluded_person', 'excluded_person_away');
    try {
      await withStartedTwo(async (api) => {
        expectNotReady(await registerAt(api));
        await rename('excluded_person_away', 'excluded_person');
        expect((await registerAt(api)).status).toBe(201);
      });
    } finally {
      await rename('excluded_person_away', 'excluded_person').catch(() => undefined);
    }
    const alone = { ...settingsOfTwo(), CELL_DIRECTORY_URL: 'postgres://nobody@127.0.0.1:9/none' };
    const api = await createTestApi({ databaseUrl: cells.two.url, settings: alone });
    try {
      expectProblemAnswer(await registerAt(api), 'unavailable');
    } finally {
      await api.context.cells?.close();
      await api.close();
    }
  });

  test('accepts them when the directory was restored, and has fewer rows than before', async () => {
    await excludeInOne();
    await withStartedTwo(async (api) => {
      expectNotReady(await registerAt(api));
      await cells.directory.query('DELETE FROM directory.excluded_person');
      expect((await registerAt(api)).status).toBe(201);
    });
  });

  test('rejects them after the worker was killed while it read, until another one has read the rest', async () => {
    const person = await excludeInOne();
    const blocker = await cells.two.owner.connect();
    await blocker.query('BEGIN; LOCK TABLE foreign_mark IN SHARE MODE');
    const killed = await startWorkerProcess(cells.two.url, settingsOfTwo());
    workers.push(killed);
    await until('the worker stores a person', async () => {
      const { rowCount } = await cells.two.owner.query(
        `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'goldwren-worker'
          AND query LIKE '%foreign_mark%' AND datname = current_database()`,
      );
      return rowCount !== 0;
    });
    await killed.kill();
    await withStartedTwo(async (api) => {
      expectNotReady(await registerAt(api));
      await blocker.query('ROLLBACK');
      blocker.release();
      workers.push(await startWorkerProcess(cells.two.url, settingsOfTwo()));
      await until('the worker has read all', async () => (await registerAt(api)).status === 201, 60_000);
    });
    expect(await tryToRegisterIn(cells, 'cell_two', again(person))).toBeNull();
  }, 240_000);
});

describe('the command that opens a cell', () => {
  const env = () => ({ ...cells.settings, DATABASE_URL: cells.one.url });
  const add = (...args: string[]) => runCellsCommand(['add', ...args], env(), () => undefined);
  const isOpen = async (name: string) =>
    (await cells.directory.query('SELECT is_open FROM directory.cell WHERE name = $1', [name])).rows[0]?.is_open;
  const urlOfTwo = async () =>
    (await cells.directory.query(`SELECT api_url FROM directory.cell WHERE name = 'cell_two'`)).rows[0].api_url;
  const closeTwo = () => cells.directory.query(`UPDATE directory.cell SET is_open = false WHERE name = 'cell_two'`);
  const assertTwo = () => assertOpenable(drizzleOver(cells.directory), 'cell_two', 0);

  test('rejects a cell before its worker has read the self-exclusions of the others', async () => {
    await shareExclusions(cells.one.context);
    await cells.directory.query(
      `UPDATE directory.cell SET is_open = false, exclusions_read = NULL WHERE name = 'cell_two'`,
    );
    await expect(assertTwo()).rejects.toThrow(
      'The cell cell_two was not opened: it must know the self-excluded people of the other cells, and its worker has not read them.',
    );
    await shareExclusions(cells.two.context);
    await assertTwo();
    await excludeInOne();
    await closeTwo();
    await expect(assertTwo()).rejects.toThrow(/its worker has read \d+ of \d+\. Add the cell with --closed/);
  });

  test('waits for a worker that reads meanwhile', async () => {
    await excludeInOne();
    await closeTwo();
    const opening = add('cell_two', await urlOfTwo(), '--weight', '2');
    await shareExclusions(cells.two.context);
    expect((await opening).lines[0]).toMatch(/cell_two .* is open/);
    expect(await isOpen('cell_two')).toBe(true);
  });

  test('rejects a cell while another one has published nothing', async () => {
    await cells.directory.query(`UPDATE directory.cell SET exclusions_read = NULL WHERE name = 'cell_one'`);
    await expect(add('cell_three', 'http://127.0.0.1:4199')).rejects.toThrow(
      'The cell cell_three was not opened: the worker of cell_one has not published its self-exclusions yet.',
    );
    expect(await isOpen('cell_three')).toBeUndefined();
    await add('cell_three', 'http://127.0.0.1:4199', '--closed');
    expect(await isOpen('cell_three')).toBe(false);
    await cells.directory.query(`DELETE FROM directory.cell WHERE name = 'cell_three'`);
  });

  test('changes an open cell that is behind, and adds the first cell of a site', async () => {
    await excludeInOne();
    await add('cell_two', await urlOfTwo(), '--weight', '3');
    const alone = await createTwoCells();
    try {
      await alone.directory.query('DELETE FROM directory.cell');
      const first = { ...alone.settings, DATABASE_URL: alone.one.url };
      await runCellsCommand(['add', 'cell_one', 'http://127.0.0.1:4197'], first, () => undefined);
      expect((await alone.directory.query('SELECT is_open FROM directory.cell')).rows).toEqual([{ is_open: true }]);
    } finally {
      await alone.close();
    }
  });

  test('records how far a cell has read, and a stolen login of the directory cannot open one', async () => {
    await shareExclusions(cells.two.context);
    const { rows } = await cells.directory.query(
      `SELECT exclusions_read = (SELECT max(seq) FROM directory.excluded_person WHERE cell <> 'cell_two') AS all_read
         FROM directory.cell WHERE name = 'cell_two'`,
    );
    expect(rows).toEqual([{ all_read: true }]);
    const { cells: directory } = cells.two.context;
    await directory?.exclusions.recordRead(9_000_000n);
    await excludeInOne();
    // The registration compares with the database of the cell, which the directory cannot change.
    await withStartedTwo(async (api) => expectNotReady(await registerAt(api)));
  });
});
