import { beforeAll, describe, expect, test } from 'vitest';
import { recordedJobs } from '../../src/jobs/recorded-jobs.ts';
import { jobsOf } from '../../src/jobs/scheduled-jobs.ts';
import { reportLateJobs } from '../../src/modules/health/watch-jobs.ts';
import { deleteCleanReconciliations } from '../../src/modules/ledger/public.ts';
import type { EventName } from '../../src/platform/operator-events.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { play, starlight, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
let staff: Caller;
let playerId: string;
let reported: [EventName, object][] = [];
const events = { report: (name: EventName, facts: object) => void reported.push([name, facts]) };
beforeAll(async () => {
  staff = await newStaff(api, ['compliance']);
  const player = await newPlayer(api);
  playerId = player.id;
  await play(player, (await start(player)).session_id);
});

const run = (taskList: object, name: string) =>
  (taskList as Record<string, (...a: unknown[]) => unknown>)[name]?.(null, {});

describe('the ledger', () => {
  test('is unknown until it is reconciled, and then shows each invariant with the number of checked rows', async () => {
    const before = await staff.staff.health.books();
    expect(before.invariants.every(({ ran_at, rows }) => ran_at === null && rows === 0)).toBe(true);
    const books = await staff.staff.health.checkBooks();
    const rows = Object.fromEntries(books.invariants.map((one) => [one.name, one.rows]));
    expect(rows).toMatchObject({ wallet_matches_journal: 2, round_matches_journal: 1, orders_match_journal: 0 });
    expect(books.invariants.every(({ ran_at, findings }) => ran_at !== null && findings.length === 0)).toBe(true);
    expect(books.last_finding_at).toBeNull();
    expect(await staff.staff.health.books()).toEqual(books);
  });

  test('shows a difference only at its invariant, and keeps it in the history after it was fixed', async () => {
    const change = (by: number) =>
      tamper(api.owner, `UPDATE wallet SET balance = balance + ${by} WHERE player_id = $1 AND currency = 'gold'`, [
        playerId,
      ]);
    await change(1);
    const broken = await staff.staff.health.checkBooks();
    expect(broken.invariants.filter(({ findings }) => findings.length > 0)).toMatchObject([
      { name: 'wallet_matches_journal', findings: [{ player_id: playerId, currency: 'gold' }] },
    ]);
    await change(-1);
    const repaired = await staff.staff.health.checkBooks();
    expect(repaired.invariants.every(({ findings }) => findings.length === 0)).toBe(true);
    expect(repaired.last_finding_at).not.toBeNull();
    await tamper(api.owner, "UPDATE reconciliation SET at = at - interval '31 days'");
    expect(await deleteCleanReconciliations(api.database.db, 30)).toBe(2);
    const { rows } = await api.owner.query("SELECT findings <> '[]' AS found FROM reconciliation");
    expect(rows).toEqual([{ found: true }]);
    await expect(api.database.db.$client.query('DELETE FROM reconciliation')).rejects.toMatchObject({ code: 'GW002' });
  });

  test('is reconciled by one caller at a time, and the job skips a run meanwhile', async () => {
    const holder = await api.owner.connect();
    await holder.query('BEGIN; SELECT pg_advisory_xact_lock(7310020)');
    expectProblemAnswer(await staff.send('POST', '/api/staff/health/books/check'), 'conflict');
    await expect(run(jobsOf(api.context).taskList, 'check_moved_books')).resolves.toBeUndefined();
    await holder.query('ROLLBACK');
    holder.release();
  });

  test('can be reconciled a few times in 15 minutes by a staff member, and not by support', async () => {
    const eager = await newStaff(api, ['admin']);
    const answers: number[] = [];
    for (let n = 0; n < 6; n += 1) answers.push((await eager.send('POST', '/api/staff/health/books/check')).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    const support = await newStaff(api, ['support']);
    await expectProblem(support.staff.health.get(), 'forbidden');
    await expectProblem(support.staff.health.checkBooks(), 'forbidden');
  });
});

describe('scheduled jobs', () => {
  test('raise one alert once when none was ever declared', async () => {
    const known = new Set<string>();
    await reportLateJobs({ database: api.database, events }, known);
    await reportLateJobs({ database: api.database, events }, known);
    expect(reported.map(([name]) => name)).toEqual(['job_late']);
    reported = [];
  });

  test('record their results, and a failure raises an alert and is rethrown', async () => {
    const tasks = {
      good: async () => undefined,
      bad: async () => {
        throw new Error('out of luck');
      },
    };
    const crontab = '*/5 * * * * good\n41 0 * * * bad ?fill=1d';
    const { taskList } = await recordedJobs({ database: api.database, events }, { taskList: tasks, crontab });
    await run(taskList, 'good');
    await expect(run(taskList, 'bad')).rejects.toThrow('out of luck');
    const { jobs } = await staff.staff.health.get();
    expect(jobs).toMatchObject([
      {
        name: 'bad',
        schedule: '41 0 * * *',
        every_minutes: 1440,
        last_success_at: null,
        last_failure: { error: 'out of luck' },
        late: false,
      },
      { name: 'good', every_minutes: 5, last_failure: null, late: false },
    ]);
    expect(jobs[1]?.last_success_at).not.toBeNull();
    expect(reported.map(([name]) => name)).toEqual(['job_failed']);
    reported = [];
  });

  test('are late after twice their interval, and raise one alert until they run again', async () => {
    const known = new Set<string>();
    const look = () => reportLateJobs({ database: api.database, events }, known);
    await api.owner.query("UPDATE job_run SET last_success_at = now() - interval '11 minutes' WHERE name = 'good'");
    await look();
    await look();
    expect(reported).toMatchObject([['job_late', { job: 'good', everyMinutes: 5 }]]);
    expect((await staff.staff.health.get()).jobs[1]?.late).toBe(true);
    await api.owner.query("UPDATE job_run SET last_success_at = now() - interval '9 minutes' WHERE name = 'good'");
    await look();
    await api.owner.query("UPDATE job_run SET last_success_at = now() - interval '11 minutes' WHERE name = 'good'");
    await look();
    expect(reported).toHaveLength(2);
  });

  test('of the worker are all declared, and removed jobs are deleted', async () => {
    const jobs = jobsOf(api.context);
    await recordedJobs({ database: api.database, events }, jobs);
    const declared = (await staff.staff.health.get()).jobs;
    expect(declared.map(({ name }) => name)).toEqual(Object.keys(jobs.taskList).sort());
    expect(declared.every(({ every_minutes: every }) => every > 0)).toBe(true);
  });
});

test('shows backlogs, the oldest transaction and disabled games', async () => {
  const holder = await api.owner.connect();
  await holder.query('BEGIN; SELECT 1');
  await api.owner.query('UPDATE game SET enabled = false WHERE id = $1', [starlight]);
  const health = await staff.staff.health.get();
  expect(health.mail.due.waiting).toBeGreaterThan(0);
  expect(health.database.oldest_transaction_seconds).toBeGreaterThanOrEqual(0);
  expect(health.database.connections).toBeGreaterThan(0);
  expect(health.games_off).toMatchObject([{ id: starlight }]);
  await holder.query('ROLLBACK');
  holder.release();
});
