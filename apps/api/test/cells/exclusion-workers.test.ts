import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordedJobs } from '../../src/jobs/recorded-jobs.ts';
import { jobsOf } from '../../src/jobs/scheduled-jobs.ts';
import { reportLateJobs } from '../../src/modules/health/watch-jobs.ts';
import type { EventName } from '../../src/platform/operator-events.ts';
import { createTestApi } from '../helpers/api/test-api.ts';
import { registerIn, restrictionsOf, tryToRegisterIn } from '../helpers/cells/exclusions.ts';
import { createTwoCells, type TwoCells } from '../helpers/cells/two-cells.ts';
import { setUpWorkers, sharingBoundMs } from '../helpers/cells/workers.ts';
import { exclude, newPerson, type Person } from '../helpers/people/exclusions.ts';
import { alsoAt } from '../helpers/people/players.ts';
import { play, start } from '../helpers/play/play.ts';
import { until } from '../helpers/until.ts';

// Real workers share the exclusions of two cells, with the rights that they have in production.

let cells: TwoCells;
const startWorker = setUpWorkers(() => cells);
beforeAll(async () => {
  cells = await createTwoCells();
});
afterAll(() => cells.close());

const again = (person: Person): Partial<Person> => ({ ...person, phone: '', email: newPerson().email });

async function isKnownInTwo(playerId: string): Promise<boolean> {
  return (
    (await cells.two.owner.query('SELECT FROM foreign_exclusion WHERE excluded_player_id = $1', [playerId]))
      .rowCount === 1
  );
}

test('an exclusion is effective in the other cell within the stated time, also when a worker is killed', async () => {
  const first = await startWorker('one');
  await startWorker('two');
  const person = newPerson();
  const held = await registerIn(cells, 'cell_two', again(person));
  const excluded = await registerIn(cells, 'cell_one', person);
  const begun = Date.now();
  await exclude(excluded);
  await until(
    'the account in the other cell is held',
    async () => (await restrictionsOf(held)).length > 0,
    sharingBoundMs,
  );
  expect(Date.now() - begun).toBeLessThan(sharingBoundMs);
  expect(await restrictionsOf(held)).toEqual(['self_excluded']);

  // The publication waits inside the directory when the worker is killed.
  const blocker = await cells.directory.connect();
  await blocker.query('BEGIN; LOCK TABLE directory.excluded_person IN SHARE MODE');
  const next = newPerson();
  const other = await registerIn(cells, 'cell_one', next);
  await exclude(other);
  await until('the worker publishes', async () => {
    const { rowCount } = await cells.directory.query(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'goldwren-cell_one'
          AND query LIKE '%excluded_person%'`,
    );
    return rowCount !== 0;
  });
  await first.kill();
  await blocker.query('ROLLBACK');
  blocker.release();
  await startWorker('one');
  await until('the other cell knows the person', () => isKnownInTwo(other.id), sharingBoundMs);
  expect(await tryToRegisterIn(cells, 'cell_two', again(next))).toBeNull();
}, 180_000);

describe('without the directory', () => {
  test('exclusions, play and screening continue in the cell, and only the job fails and is then late', async () => {
    const settings = {
      ...cells.settings,
      CELL_NAME: 'cell_two',
      CELL_DIRECTORY_URL: 'postgres://nobody@127.0.0.1:9/none',
    };
    const known = newPerson();
    const player = await registerIn(cells, 'cell_two', newPerson({ first_name: 'Wilhelm' }));
    const leaving = await registerIn(cells, 'cell_two', newPerson());
    const alone = await createTestApi({ databaseUrl: cells.two.url, settings });
    try {
      const there = alsoAt(alone, player);
      const { session_id: id } = await start(there);
      expect((await play(there, id, { nonce: 0 })).state).toBe('settled');
      await exclude(alsoAt(alone, leaving));
      const { last_name, first_name } = known;
      await there.client.account.update({ body: { first_name, last_name } });
      const reported: EventName[] = [];
      const events = { report: (name: EventName) => void reported.push(name) };
      const deps = { database: alone.database, events };
      const { taskList } = await recordedJobs(deps, jobsOf({ ...alone.context, events }));
      const job = taskList.share_exclusions as (payload: unknown, helpers: unknown) => Promise<unknown>;
      await expect(job({}, {})).rejects.toThrow();
      expect(reported).toEqual(['job_failed']);
      await alone.owner.query(
        "UPDATE job_run SET last_success_at = now() - interval '3 minutes', declared_at = now() - interval '3 minutes' WHERE name = 'share_exclusions'",
      );
      await reportLateJobs(deps, new Set());
      expect(reported).toContain('job_late');
    } finally {
      await alone.context.cells?.close();
      await alone.close();
    }
  });
});
