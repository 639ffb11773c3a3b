import { expect, test } from 'vitest';
import { jobsOf } from '../../src/jobs/scheduled-jobs.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';

const api = setUpTestApi();

test('schedules every job, and no other', () => {
  const { taskList, crontab } = jobsOf(api.context);
  const scheduled = crontab.split('\n').map((line) => line.split(' ')[5]);
  expect(scheduled.sort()).toEqual(Object.keys(taskList).sort());
});

test('runs the audit as a job, in processes with the login of the worker', async () => {
  const { taskList } = jobsOf(api.context, testSettings(api.url));
  await taskList.audit_rounds?.(null, {} as never);
  const { rows } = await api.owner.query('SELECT count(DISTINCT day) AS days FROM game_return');
  expect(rows).toEqual([{ days: 7n }]);
});

test('a worker whose clock is ahead closes no day early', async () => {
  await newPlayer(api);
  await api.owner.query("UPDATE player SET created_at = now() - interval '3 days'");
  const ahead = { now: () => new Date(Date.now() + 36 * 3_600_000) };
  const { taskList } = jobsOf({ ...api.context, clock: ahead });
  await taskList.compute_reports?.(null, {} as never);
  await taskList.publish_liabilities?.(null, {} as never);
  for (const [table, newest] of [
    ['daily_report', 'yesterday'],
    ['daily_liability', 'yesterday'],
    ['liabilities_day', 'today'],
  ]) {
    const { rows } = await api.owner.query(
      `SELECT max(day) = (now() AT TIME ZONE product_time_zone())::date - ($1 = 'yesterday')::int AS right FROM ${table}`,
      [newest],
    );
    expect(rows, table).toEqual([{ right: true }]);
  }
});
