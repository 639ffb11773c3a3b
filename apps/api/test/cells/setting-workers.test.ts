import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideIn } from '../helpers/cells/settings.ts';
import { createTwoCells, type TwoCells } from '../helpers/cells/two-cells.ts';
import { setUpWorkers, sharingBoundMs } from '../helpers/cells/workers.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { starlight } from '../helpers/play/play.ts';
import { until } from '../helpers/until.ts';

// Real workers share the settings of two cells, with the rights that they have in production.

let cells: TwoCells;
const startWorker = setUpWorkers(() => cells);
beforeAll(async () => {
  cells = await createTwoCells();
});
afterAll(() => cells.close());

const isOnInTwo = async () =>
  (await cells.two.owner.query('SELECT enabled FROM game WHERE id = $1', [starlight])).rows[0].enabled;

test('a switch is effective in the other cell within the stated time, also when a worker is killed', async () => {
  await decideIn(cells, 'cell_one');
  const staff = await newStaff(cells.one, ['admin']);
  const order = { params: { id: String(starlight) }, body: { reason: 'Players report a frozen reel.' } };
  const first = await startWorker('one');
  await startWorker('two');
  await until(
    'the second cell follows the first',
    async () => (await cells.two.owner.query('SELECT FROM site_setting LIMIT 1')).rowCount === 1,
    60_000,
  );
  const begun = Date.now();
  await staff.staff.games.switchOff(order);
  await until('the game is off in the other cell', async () => !(await isOnInTwo()), sharingBoundMs);
  const waited = Date.now() - begun;
  console.info(`effective in the other cell after ${waited} ms`);
  expect(waited).toBeLessThan(sharingBoundMs);

  // The publication waits inside the directory when the worker is killed.
  const blocker = await cells.directory.connect();
  await blocker.query('BEGIN; LOCK TABLE directory.setting IN SHARE MODE');
  await staff.staff.games.switchOn(order);
  await until('the worker publishes', async () => {
    const { rowCount } = await cells.directory.query(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'goldwren-cell_one'
          AND query LIKE '%"setting"%'`,
    );
    return rowCount !== 0;
  });
  await first.kill();
  await blocker.query('ROLLBACK');
  blocker.release();
  expect(await isOnInTwo()).toBe(false);
  await startWorker('one');
  await until('the game is on in the other cell', isOnInTwo, sharingBoundMs);
}, 180_000);
