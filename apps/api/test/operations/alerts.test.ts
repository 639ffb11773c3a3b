import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeContext } from '../../src/make-context.ts';
import {
  deleteSettledAlerts,
  type StoredEvents,
  storeOperatorEvents,
  waitingAlerts,
} from '../../src/modules/alerts/public.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import type { EventLog } from '../../src/platform/events.ts';
import type { Caller } from '../support/caller.ts';
import { expectProblem, expectProblemAnswer } from '../support/expect-problem.ts';
import { newStaff } from '../support/staff.ts';
import { createTestApi, openOwner, type TestApi } from '../support/test-api.ts';
import { until } from '../support/until.ts';

let api: TestApi;
let events: StoredEvents;
let finance: Caller;
const silent = (): void => undefined;
const log: EventLog = { info: silent, warn: silent, error: silent, fatal: silent };
const report = { gold_won: '1.00', rounds: 1 };
beforeAll(async () => {
  api = await createTestApi();
  finance = await newStaff(api, ['finance']);
});
afterAll(() => api.close());
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
  test('of level warn or worse is kept with its facts, its level and what it is about; one of level info is not', async () => {
    events.report('game_switched_off', {
      gameId: 4,
      day: '2026-11-21',
      reason: 'rounds_disagree',
      wasOn: true,
      facts: { n: 1n },
    });
    events.report('sessions_swept', { ended: 3 });
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

  test('that comes in a flood is one row with a count, from however many processes', async () => {
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

  test('is kept by itself, without anybody flushing, and by the API as by the worker', async () => {
    const context = makeContext(api.config, api.database, log);
    context.events.report('account_reclaimed', { player: 'somebody' });
    await until('the alert is stored', async () => (await stored()).length === 1);
  });

  test('stands for as many as it says: forgeries are told of at 1, 10, 100', async () => {
    for (const inThisHour of [1, 10, 100])
      events.report('payment_forged', { provider: 'sandbox', event: 'hash', reason: 'signature', inThisHour });
    await events.flush();
    expect(await stored()).toMatchObject([{ key: 'sandbox', count: 100, facts: { inThisHour: 100 } }]);
  });

  test('of a kind with too many keys goes into one row of the others: nobody fills the table', async () => {
    for (let n = 0; n < 1_000; n += 1) falseReport(`player-${n}`);
    await events.flush();
    const rows = await stored();
    expect(rows).toHaveLength(101);
    expect(rows.find(({ key }) => key === 'others')).toMatchObject({ count: 900 });
  });

  test('keeps of its facts what somebody can read: long texts and lists are cut, errors named, NULs left out', async () => {
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

  test('whose facts are not what they should be never fails its caller', async () => {
    expect(() => events.report('account_reclaimed', null as never)).not.toThrow();
    await events.flush();
    expect(await stored()).toEqual([]);
  });
});

describe('while the database cannot be reached', () => {
  test('callers do not wait, alerts are kept in a bound, what is above it is counted, and all of it is stored later', async () => {
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
    expect(performance.now() - begun).toBeLessThan(500);
    await far.flush();
    await far.flush();
    // Of 350 different ones 300 are held; one trouble is told, beside the log lines of the events themselves.
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
  test('list open alerts oldest first with the clock of their level, page by page, and filter them', async () => {
    for (let n = 0; n < 3; n += 1) {
      falseReport(`p${n}`);
      await events.flush();
    }
    events.report('job_late', { job: 'reconcile', everyMinutes: 1, lastSuccessAt: null });
    await events.flush();
    const first = await finance.staff.alerts.list({ query: { limit: '2' } });
    expect(first.results.map(({ key }) => key)).toEqual(['p0', 'p1']);
    const rest = await finance.staff.alerts.list({ query: { cursor: first.next_cursor ?? '' } });
    expect(rest).toMatchObject({ results: [{ key: 'p2' }, { key: 'reconcile' }], next_cursor: null });
    const [late] = (await finance.staff.alerts.list({ query: { kind: 'job_late' } })).results;
    const hours = (Date.parse(late?.due_at ?? '') - Date.parse(late?.first_at ?? '')) / 3_600_000;
    expect({ ...late, hours }).toMatchObject({ level: 'fatal', breached: false, settled: null, hours: 1 });
    expect((await finance.staff.alerts.list({ query: { level: 'warn' } })).results).toHaveLength(3);
    expect((await finance.staff.alerts.list({ query: { state: 'settled' } })).results).toEqual([]);
  });

  test('settle one with a note, which is audited; what happens again opens a new one', async () => {
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

  test('settle one at once and together: one of them does, the others are told; nothing is settled twice', async () => {
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
    ['a note without end', { note: 'x'.repeat(501) }],
    ['a field that is not theirs', { note: 'x', settled_by: 'me' }],
    ['a list for a text', { note: ['x'] }],
  ])('are refused %s', async (_what, json) => {
    falseReport('kept open');
    await events.flush();
    const id = (await finance.staff.alerts.list({ query: {} })).results[0]?.id ?? '';
    expectProblemAnswer(await finance.send('POST', `/api/staff/alerts/${id}/settle`, { json }), 'validation_failed');
    expect((await finance.staff.alerts.get({ params: { id } })).settled).toBeNull();
  });

  test('ask for what is not there, or by a cursor that no page gave', async () => {
    await expectProblem(finance.staff.alerts.get({ params: { id: randomUUID() } }), 'not_found');
    await expectProblem(
      finance.staff.alerts.settle({ params: { id: randomUUID() }, body: { note: 'x' } }),
      'not_found',
    );
    expectProblemAnswer(await finance.send('GET', '/api/staff/alerts/1'), 'not_found');
    expectProblemAnswer(await finance.send('GET', '/api/staff/alerts?cursor=abc'), 'validation_failed');
    expectProblemAnswer(await finance.send('GET', '/api/staff/alerts?kind=nothing'), 'validation_failed');
  });

  test('of support see none of it', async () => {
    const support = await newStaff(api, ['support']);
    await expectProblem(support.staff.alerts.list({ query: {} }), 'forbidden');
    await expectProblem(
      support.staff.alerts.settle({ params: { id: randomUUID() }, body: { note: 'x' } }),
      'forbidden',
    );
  });

  test('see on the first screen how many wait and how many are late', async () => {
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

test('settled alerts are forgotten in time; open ones are kept, and the API cannot forget one', async () => {
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
