import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeContext } from '../../src/make-context.ts';
import {
  deleteSettledAlerts,
  type StoredEvents,
  storeOperatorEvents,
  waitingAlerts,
} from '../../src/modules/alerts/public.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import type { EventLog } from '../../src/platform/operator-events.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { openOwner, setUpTestApi } from '../helpers/api/test-api.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { until } from '../helpers/until.ts';

const api = setUpTestApi();
let events: StoredEvents;
let finance: Caller;
const silent = (): void => undefined;
const log: EventLog = { info: silent, warn: silent, error: silent, fatal: silent };
const report = { gold_won: '1.00', rounds: 1 };
beforeAll(async () => {
  finance = await newStaff(api, ['finance']);
});
beforeEach(() => {
  events = storeOperatorEvents(api.database.db, log);
});
afterEach(async () => {
  await events.flush();
  await api.owner.query(
    'SET session_replication_role = replica; DELETE FROM operator_alert; SET session_replication_role = DEFAULT',
  );
});

async function stored() {
  const { rows } = await api.owner.query('SELECT kind, key, level, count, facts FROM operator_alert ORDER BY id');
  return rows;
}

function falseReport(player: string): void {
  events.report('false_game_report', { session: randomUUID(), player, report });
}

describe('an event', () => {
  test('is stored with facts, level and subject from level warn on, and not for level info', async () => {
    events.report('game_switched_off', {
      gameId: 4,
      day: '2026-11-21',
      reason: 'rounds_disagree',
      wasOn: true,
      facts: { n: 1n },
    });
    events.report('idle_sessions_ended', { ended: 3 });
    await events.flush();
    expect(await stored()).toEqual([
      {
        kind: 'game_switched_off',
        key: '4 rounds_disagree',
        level: 'fatal',
        count: 1,
        facts: { gameId: 4, day: '2026-11-21', reason: 'rounds_disagree', wasOn: true, facts: { n: '1' } },
      },
    ]);
  });

  test('is one row with a count when it occurs often in several processes', async () => {
    const other = storeOperatorEvents(api.database.db, log);
    for (let n = 0; n < 5_000; n += 1) {
      for (const process of [events, other])
        process.report('false_game_report', { session: randomUUID(), player: 'one', report });
    }
    await Promise.all([events.flush(), other.flush()]);
    falseReport('one');
    falseReport('two');
    await events.flush();
    expect((await stored()).map(({ key, count }) => [key, count])).toEqual([
      ['one', 10_001],
      ['two', 1],
    ]);
  });

  test('is stored without an explicit flush, by the API and the worker', async () => {
    const context = makeContext(api.config, api.database, log);
    context.events.report('account_reclaimed', { player: 'somebody' });
    await until('the alert is stored', async () => (await stored()).length === 1);
  });

  test('counts as many as it reports: forgeries are reported at 1, 10 and 100', async () => {
    for (const inThisHour of [1, 10, 100])
      events.report('payment_forged', { provider: 'sandbox', event: 'hash', reason: 'signature', inThisHour });
    await events.flush();
    expect(await stored()).toMatchObject([{ key: 'sandbox', count: 100, facts: { inThisHour: 100 } }]);
  });

  test('is added to a shared row when its kind has too many keys, so that the table stays small', async () => {
    for (let n = 0; n < 1_000; n += 1) falseReport(`player-${n}`);
    await events.flush();
    const rows = await stored();
    expect(rows).toHaveLength(101);
    expect(rows.find(({ key }) => key === 'others')).toMatchObject({ count: 900 });
  });

  test('stores readable facts: it shortens long texts and lists, names errors and removes NULs', async () => {
    const findings = Array.from({ length: 50 }, (_, n) => ({ check: 'journal_unbroken', detail: 'x'.repeat(n * 100) }));
    events.report('books_disagree', { findings });
    events.report('payment_not_processed', {
      provider: 'sandbox',
      event: 'a\u0000b',
      err: new Error('no\u0000 luck \ud83d'),
    });
    await events.flush();
    const [books, payment] = await stored();
    expect(books.key).toBe('journal_unbroken');
    expect(JSON.stringify(books.facts).length).toBeLessThan(10_000);
    expect(payment.facts).toEqual({
      provider: 'sandbox',
      event: 'ab',
      err: { name: 'Error', message: 'no luck \ufffd' },
    });
  });

  test('with invalid facts does not throw', async () => {
    expect(() => events.report('account_reclaimed', null as never)).not.toThrow();
    await events.flush();
    expect(await stored()).toEqual([]);
  });
});

describe('while the database cannot be reached', () => {
  test('callers do not wait, a limited number of alerts is buffered, more are counted, and all are stored later', async () => {
    const broken = openOwner(api.url);
    const troubles: unknown[] = [];
    let isBroken = true;
    const query = broken.query.bind(broken);
    broken.query = ((...args: unknown[]) =>
      isBroken
        ? Promise.reject(new Error('gone'))
        : (query as (...all: unknown[]) => unknown)(...args)) as unknown as typeof broken.query;
    const far = storeOperatorEvents(drizzleOver(broken), { ...log, error: (facts) => void troubles.push(facts) });
    const begun = performance.now();
    for (let n = 0; n < 50; n += 1) {
      far.report('payment_altered', { provider: 'p', event: `e${n}`, verdict: 'forged', reference: null });
      for (const kind of ['payment_taken_back', 'payment_needs_review', 'payment_does_not_fit'] as const) {
        far.report(kind, { provider: 'p', event: `e${n}`, verdict: 'x', reference: `${kind}-${n}` });
        far.report(kind, { provider: 'p', event: `e${n}`, verdict: 'x', reference: `${kind}-${n}-more` });
      }
    }
    // Reporting waits for nothing: 350 writes to a database that is away would take much longer.
    expect(performance.now() - begun).toBeLessThan(3_000);
    await far.flush();
    await far.flush();
    // Of 350 different alerts, 300 are buffered. One storage error is logged, in addition to the events' own log lines.
    expect(troubles.filter((facts) => 'err' in (facts as object))).toHaveLength(1);
    expect(await stored()).toEqual([]);
    isBroken = false;
    await far.flush();
    const rows = await stored();
    expect(rows.filter(({ kind }) => kind !== 'alerts_dropped')).toHaveLength(300);
    expect(rows.find(({ kind }) => kind === 'alerts_dropped')).toMatchObject({ count: 50, facts: { dropped: 50 } });
    await broken.end();
  });
});

describe('staff', () => {
  test('list open alerts oldest first with the deadline of their level, in pages and with filters', async () => {
    for (let n = 0; n < 3; n += 1) {
      falseReport(`p${n}`);
      await events.flush();
    }
    events.report('job_late', { job: 'check_moved_books', everyMinutes: 1, lastSuccessAt: null });
    await events.flush();
    const first = await finance.staff.alerts.list({ query: { limit: '2' } });
    expect(first.results.map(({ key }) => key)).toEqual(['p0', 'p1']);
    const rest = await finance.staff.alerts.list({ query: { cursor: first.next_cursor ?? '' } });
    expect(rest).toMatchObject({ results: [{ key: 'p2' }, { key: 'check_moved_books' }], next_cursor: null });
    const [late] = (await finance.staff.alerts.list({ query: { kind: 'job_late' } })).results;
    const hours = (Date.parse(late?.due_at ?? '') - Date.parse(late?.first_at ?? '')) / 3_600_000;
    expect({ ...late, hours }).toMatchObject({ level: 'fatal', breached: false, settled: null, hours: 1 });
    expect((await finance.staff.alerts.list({ query: { level: 'warn' } })).results).toHaveLength(3);
    expect((await finance.staff.alerts.list({ query: { state: 'settled' } })).results).toEqual([]);
  });

  test('settle an alert with a note, which is audited, and a repeated event opens a new alert', async () => {
    falseReport('again');
    await events.flush();
    const [open] = (await finance.staff.alerts.list({ query: {} })).results;
    const id = open?.id ?? '';
    const settled = await finance.staff.alerts.settle({ params: { id }, body: { note: ' a bug of the client ' } });
    expect(settled).toMatchObject({ id, count: 1, settled: { by: 'Sam Staff', note: 'a bug of the client' } });
    expect(await finance.staff.alerts.get({ params: { id } })).toEqual(settled);
    falseReport('again');
    await events.flush();
    const after = (await finance.staff.alerts.list({ query: {} })).results;
    expect(after).toMatchObject([{ key: 'again', count: 1 }]);
    expect(after[0]?.id).not.toBe(id);
    expect((await finance.staff.alerts.list({ query: { state: 'settled' } })).results).toEqual([settled]);
    const { rows } = await api.owner.query(
      "SELECT action, subject_id, facts FROM staff_audit WHERE action = 'alert.settled'",
    );
    expect(rows).toMatchObject([{ subject_id: id, facts: { kind: 'false_game_report', note: 'a bug of the client' } }]);
  });

  test('settle one alert concurrently: one request succeeds, and the others get a conflict', async () => {
    falseReport('raced');
    await events.flush();
    const id = (await finance.staff.alerts.list({ query: {} })).results[0]?.id ?? '';
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        finance.send('POST', `/api/staff/alerts/${id}/settle`, { json: { note: `note ${n}` } }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const answer of answers) if (answer !== won[0]) expectProblemAnswer(answer, 'conflict');
    expect((await finance.staff.alerts.get({ params: { id } })).settled?.note).toBe(won[0]?.body.settled.note);
    await expect(api.owner.query("UPDATE operator_alert SET note = 'other' WHERE id = $1", [id])).rejects.toMatchObject(
      {
        code: 'GW002',
      },
    );
  });

  test.each([
    ['no note', {}],
    ['an empty note', { note: '   ' }],
    ['a note that is too long', { note: 'x'.repeat(501) }],
    ['an unknown field', { note: 'x', settled_by: 'me' }],
    ['a list instead of a text', { note: ['x'] }],
  ])('get an error for %s', async (_what, json) => {
    falseReport('kept open');
    await events.flush();
    const id = (await finance.staff.alerts.list({ query: {} })).results[0]?.id ?? '';
    expectProblemAnswer(await finance.send('POST', `/api/staff/alerts/${id}/settle`, { json }), 'validation_failed');
    expect((await finance.staff.alerts.get({ params: { id } })).settled).toBeNull();
  });

  test('get an error for an unknown alert and for an invalid cursor', async () => {
    await expectProblem(finance.staff.alerts.get({ params: { id: randomUUID() } }), 'not_found');
    await expectProblem(
      finance.staff.alerts.settle({ params: { id: randomUUID() }, body: { note: 'x' } }),
      'not_found',
    );
    expectProblemAnswer(await finance.send('GET', '/api/staff/alerts/1'), 'not_found');
    expectProblemAnswer(await finance.send('GET', '/api/staff/alerts?cursor=abc'), 'validation_failed');
    expectProblemAnswer(await finance.send('GET', '/api/staff/alerts?kind=nothing'), 'validation_failed');
  });

  test('with the support role cannot see alerts', async () => {
    const support = await newStaff(api, ['support']);
    await expectProblem(support.staff.alerts.list({ query: {} }), 'forbidden');
    await expectProblem(
      support.staff.alerts.settle({ params: { id: randomUUID() }, body: { note: 'x' } }),
      'forbidden',
    );
  });

  test('see the number of open and overdue alerts on the first screen', async () => {
    falseReport('waits');
    events.report('job_late', { job: 'audit_rounds', everyMinutes: 1440, lastSuccessAt: null });
    await events.flush();
    await api.owner.query("UPDATE operator_alert SET first_at = first_at - interval '2 hours'");
    const work = (await finance.staff.work.list({})).results.find(({ queue }) => queue === 'alerts');
    expect(work).toMatchObject({ waiting: 2, breached: 1 });
    const { oldestAt, dueAt } = await waitingAlerts(api.database.db);
    expect((dueAt?.getTime() ?? 0) - (oldestAt?.getTime() ?? 0)).toBeCloseTo(3_600_000, -3);
    await api.owner.query(
      'SET session_replication_role = replica; DELETE FROM operator_alert; SET session_replication_role = DEFAULT',
    );
    expect(await waitingAlerts(api.database.db)).toEqual({ waiting: 0, oldestAt: null, dueAt: null, breached: 0 });
  });
});

test('deletes settled alerts after their retention period, never open ones, and not with the login of the API', async () => {
  for (const key of ['open', 'fresh', 'old']) falseReport(key);
  await events.flush();
  await api.owner.query(
    `UPDATE operator_alert SET settled_by = $1, settled_by_name = 'Sam', note = 'x',
            settled_at = now() - CASE key WHEN 'old' THEN interval '401 days' ELSE interval '399 days' END
      WHERE key <> 'open'`,
    [randomUUID()],
  );
  expect(await deleteSettledAlerts(api.database.db, 400)).toBe(1);
  expect((await stored()).map(({ key }) => key).sort()).toEqual(['fresh', 'open']);
  await expect(api.database.db.$client.query("DELETE FROM operator_alert WHERE key = 'open'")).rejects.toMatchObject({
    code: 'GW002',
  });
});
