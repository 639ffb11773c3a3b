import { expect, test } from 'vitest';
import { jobsOf } from '../../src/jobs/scheduled-jobs.ts';
import { testSettings } from '../support/api/settings.ts';
import { setUpTestApi } from '../support/api/test-api.ts';

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
