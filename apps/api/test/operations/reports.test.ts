import { dayAfter, productDay, productDayStart } from '@goldwren/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { computeMissingReports, recordLiability } from '../../src/modules/reports/public.ts';
import { receiveNotification } from '../../src/modules/store/notifications/receive-notification.ts';
import { createPaymentProviders } from '../../src/modules/store/public.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { again, deliveryOf, newBuyers, notification, placeOrder } from '../helpers/money/store.ts';
import { newVerifiedPlayer } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
let staff: Caller;
const reported: string[] = [];
const days = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01', '2026-11-02'];
/** Noon of a day long after the reported days. */
const now = new Date('2026-11-20T17:00:00Z');
const deps = () => ({
  database: api.database,
  clock: { now: () => now },
  events: { report: (name: string) => void reported.push(name) },
});

beforeAll(async () => {
  staff = await newStaff(api, ['finance']);
  const player = await newVerifiedPlayer(api);
  const { session_id: sessionId } = await start(player);
  for (let nonce = 0; nonce < 60; nonce += 1)
    await play(player, sessionId, {
      nonce,
      client_seed: `r${nonce}`,
      ...(nonce % 8 === 0 ? { currency: 'sweeps' as const, stake: '0.20' } : {}),
    });
  const [buyer] = await newBuyers(api.owner, 1);
  const order = await placeOrder(api.owner, buyer as string);
  const providers = createPaymentProviders(api.config.payments.accounts);
  const settling = { ...api.context, providers };
  await receiveNotification(settling, 'sandbox', deliveryOf(notification(order, 'processed')));
  await receiveNotification(settling, 'sandbox', deliveryOf(again(notification(order, 'chargeback'))));
  // Journal rows lie on both sides of midnight, also on days with 23 and 25 hours.
  const edges = days.flatMap((day) => {
    const begin = productDayStart(day).getTime();
    const end = productDayStart(dayAfter(day)).getTime();
    return [begin, end - 1, Math.floor((begin + end) / 2)].map((at) => new Date(at).toISOString());
  });
  await tamper(
    api.owner,
    `UPDATE journal SET at = ($1::timestamptz[])[1 + (abs(hashtext(ref::text || kind::text)) % $2)]`,
    [edges, edges.length],
  );
  await tamper(api.owner, "UPDATE player SET created_at = '2026-03-07T17:00:00Z'");
  await tamper(api.owner, "UPDATE order_event SET at = '2026-11-01T05:59:00Z'");
});

test('computes the boundaries of days with 23 and 25 hours', () => {
  const hours = (day: string) =>
    (productDayStart(dayAfter(day)).getTime() - productDayStart(day).getTime()) / 3_600_000;
  expect(days.map(hours)).toEqual([24, 23, 24, 24, 25, 24]);
});

describe('daily reports', () => {
  test('are computed for every finished day since the first registration, by month, and sum to the journal', async () => {
    let computed: string[] = [];
    for (let run = 0; run < 12; run += 1) computed = [...computed, ...(await computeMissingReports(deps()))];
    expect(computed[0]).toBe('2026-03-07');
    expect(computed.at(-1)).toBe('2026-11-19');
    expect(new Set(computed).size).toBe(computed.length);
    expect(reported).toEqual([]);
    const { rows: sums } = await api.owner.query(
      'SELECT currency, kind, to_players, sum(entries)::int AS entries, sum(amount)::text AS amount FROM daily_movement GROUP BY 1, 2, 3 ORDER BY 1, 2, 3',
    );
    const { rows: journal } = await api.owner.query(
      'SELECT currency, kind, amount > 0 AS to_players, count(*)::int AS entries, sum(abs(amount))::text AS amount FROM journal GROUP BY 1, 2, 3 ORDER BY 1, 2, 3',
    );
    expect(sums).toEqual(journal);
    expect(journal.length).toBeGreaterThan(5);
    const { rows: byDay } = await api.owner.query(
      `SELECT (at AT TIME ZONE 'America/New_York')::date::text AS day, count(*)::int AS entries FROM journal GROUP BY 1 ORDER BY 1`,
    );
    const { rows: reportedByDay } = await api.owner.query(
      'SELECT day::text AS day, sum(entries)::int AS entries FROM daily_movement GROUP BY 1 ORDER BY 1',
    );
    expect(reportedByDay).toEqual(byDay);
    expect(byDay.map(({ day }) => day)).toEqual(days);
  });

  test('contain registrations, purchases, reversals and revenue per currency', async () => {
    const first = await staff.staff.reports.get({ params: { day: '2026-03-07' } });
    expect(first).toMatchObject({ registrations: 2, purchases: { count: 0 }, redemptions: { median_hours: null } });
    // 05:59 UTC on 1 November is 01:59 in summer time, the first of two.
    const november = await staff.staff.reports.get({ params: { day: '2026-11-01' } });
    expect(november).toMatchObject({
      purchases: { count: 1, usd: '10.00' },
      taken_back: { count: 1, usd: '10.00' },
      buyers: 1,
    });
    for (const day of days) {
      const { gold, movements } = await staff.staff.reports.get({ params: { day } });
      const of = (kind: string) =>
        movements.filter((m) => m.currency === 'gold' && m.kind === kind).reduce((s, m) => s + Number(m.amount), 0);
      expect([Number(gold.staked), Number(gold.won), Number(gold.net)]).toEqual([
        of('stake'),
        of('win'),
        of('stake') - of('win'),
      ]);
    }
  });

  test('add up to the report of a year, by month', async () => {
    const { months, total } = await staff.staff.reports.year({ params: { year: '2026' } });
    const { rows } = await api.owner.query(
      `SELECT to_char(day, 'YYYY-MM') AS month, count(*)::int AS days, sum(rounds)::int AS rounds FROM daily_report GROUP BY 1 ORDER BY 1`,
    );
    expect(months.map(({ month, days: of, rounds }) => ({ month, days: of, rounds }))).toEqual(rows);
    expect(months.find(({ month }) => month === '2026-11')).toMatchObject({ purchases: { count: 1, usd: '10.00' } });
    expect(total).toMatchObject({ days: 258, registrations: 2, taken_back: { count: 1, usd: '10.00' } });
    expect(Number(total.sweeps.staked)).toBeCloseTo(8 * 0.2);
    const net = (coin: 'gold' | 'sweeps') => months.reduce((sum, month) => sum + Number(month[coin].net), 0);
    expect([Number(total.gold.net), Number(total.sweeps.net)]).toEqual([
      expect.closeTo(net('gold')),
      expect.closeTo(net('sweeps')),
    ]);
    const empty = await staff.staff.reports.year({ params: { year: '2025' } });
    expect(empty).toMatchObject({ year: 2025, months: [], total: { days: 0, sweeps: { staked: '0.00' } } });
    expectProblemAnswer(await staff.send('GET', '/api/staff/reports/years/26'), 'not_found');
  });

  test('are equal when computed again, and a difference raises an alert', async () => {
    const before = await staff.staff.reports.get({ params: { day: '2026-11-01' } });
    const { report, changed } = await staff.staff.reports.compute({ params: { day: '2026-11-01' } });
    expect({ ...report, computed_at: '' }).toEqual({ ...before, computed_at: '' });
    expect(changed).toBe(false);
    await tamper(api.owner, "UPDATE order_event SET at = at - interval '1 day' WHERE status = 'charged_back'");
    expect((await staff.staff.reports.compute({ params: { day: '2026-11-01' } })).changed).toBe(true);
    const { rows } = await api.owner.query(
      "SELECT facts ->> 'changed' AS changed FROM staff_audit WHERE action = 'report.computed' ORDER BY seq",
    );
    expect(rows).toHaveLength(2);
  });

  test('are listed newest first, for a range, in pages', async () => {
    const page = await staff.staff.reports.list({ query: { from: '2026-10-31', to: '2026-11-02', limit: '2' } });
    expect(page.results.map(({ day }) => day)).toEqual(['2026-11-02', '2026-11-01']);
    const rest = await staff.staff.reports.list({
      query: { from: '2026-10-31', to: '2026-11-02', cursor: page.next_cursor ?? '' },
    });
    expect(rest.results.map(({ day }) => day)).toEqual(['2026-10-31']);
    expect(rest.next_cursor).toBeNull();
  });

  test.each(['2026-02-30', 'yesterday', '2026-13-01'])('return 404 for %s', async (day) => {
    expectProblemAnswer(await staff.send('GET', `/api/staff/reports/daily/${day}`), 'not_found');
    expectProblemAnswer(await staff.send('GET', `/api/staff/reports/daily?from=${day}`), 'validation_failed');
    expectProblemAnswer(await staff.send('GET', `/api/staff/reports/daily?cursor=${day}`), 'validation_failed');
  });

  test('return 404 for today, for tomorrow, and for days before the first registration', async () => {
    for (const day of [productDay(new Date()), '2030-01-01', '2020-01-01'])
      await expectProblem(staff.staff.reports.compute({ params: { day } }), 'not_found');
  });

  test('are forbidden for support, and rate-limited', async () => {
    const support = await newStaff(api, ['support']);
    await expectProblem(support.staff.reports.list({ query: {} }), 'forbidden');
    const other = await newStaff(api, ['finance']);
    const answers = [];
    for (let n = 0; n < 11; n += 1)
      answers.push(await other.send('POST', '/api/staff/reports/daily/2026-03-09/compute'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('the liability', () => {
  test('equals the wallet balances, with the redeemable part by the rules of the wallet', async () => {
    await tamper(api.owner, "UPDATE journal SET at = now() - interval '2 days'");
    await tamper(api.owner, "UPDATE wallet SET balance = 1000, unplayed = 300 WHERE currency = 'sweeps'");
    const { rows } = await api.owner.query<{ player_id: string }>(
      "SELECT player_id FROM wallet WHERE currency = 'sweeps' ORDER BY player_id",
    );
    // The second player's balance was as low as 2.00 within the day, which limits more than the unplayed amount.
    await tamper(
      api.owner,
      `UPDATE journal SET at = now() - interval '1 hour', amount = 800, balance_after = 1000
        WHERE (player_id, currency, seq) IN (SELECT player_id, currency, max(seq) FROM journal WHERE player_id = $1 AND currency = 'sweeps' GROUP BY 1, 2)`,
      [rows[1]?.player_id],
    );
    const day = await recordLiability({ database: api.database, clock: { now: () => now } });
    expect(day).toBe('2026-11-19');
    expect(await recordLiability({ database: api.database, clock: { now: () => now } })).toBeNull();
    const { now: owed, last_night: night } = await staff.staff.liability.get();
    expect(owed).toMatchObject({ players: 2, balances: '20.00', unplayed: '6.00', escrow: '0.00', in_escrow: [] });
    expect(night).toMatchObject({ day: '2026-11-19', redeemable: '9.00', players_redeemable: 2, balances: '20.00' });
    expect((await staff.staff.liability.days({ query: {} })).results).toEqual([night]);
  });
});
