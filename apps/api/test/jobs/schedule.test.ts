import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobsOf } from '../../src/jobs/tasks.ts';
import { createTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('every job has its clock, and every clock its job', () => {
  const { taskList, crontab } = jobsOf(api.context);
  const scheduled = crontab.split('\n').map((line) => line.split(' ')[5]);
  expect(scheduled.sort()).toEqual(Object.keys(taskList).sort());
});

test('the audit is run by its job, under the login of the API', async () => {
  const { taskList } = jobsOf(api.context);
  await taskList.audit_rounds?.(null, {} as never);
  const { rows } = await api.owner.query('SELECT count(DISTINCT day) AS days FROM game_return');
  expect(rows).toEqual([{ days: 7n }]);
});
