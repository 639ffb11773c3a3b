import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MetricsServer } from '../../src/http/metrics/metrics-server.ts';
import { measuredTasks } from '../../src/jobs/measured-tasks.ts';
import { identityJobs, mailJobs, paymentJobs, pushJobs } from '../../src/jobs/queued-jobs.ts';
import { jobsOf } from '../../src/jobs/scheduled-jobs.ts';
import { taskNames } from '../../src/jobs/schedules.ts';
import { auditDay } from '../../src/modules/games/public.ts';
import { sequenceLog } from '../../src/modules/public-log/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { increases, readSeries, type Series, serveTestMetrics } from '../helpers/metrics.ts';
import { createStoreFixture, newBuyers, notification } from '../helpers/money/store.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { chooseSeed, jacks, openSeed, play, start } from '../helpers/play/play.ts';
import { createAudit } from '../helpers/play/round-audit.ts';
import { sequencerOf } from '../helpers/public-log.ts';

const api = setUpTestApi();
let metrics: MetricsServer;
let player: Player;
beforeAll(async () => {
  metrics = await serveTestMetrics(api.databases.staff.db);
  player = await newPlayer(api);
});
afterAll(() => metrics.close());

const now = () => readSeries(metrics.port);
const run = (taskList: object, name: string) =>
  (taskList as Record<string, (...a: unknown[]) => unknown>)[name]?.(null, {});

/** Runs `work` and returns what it increased. */
async function raisedBy(work: () => Promise<unknown>, names: RegExp): Promise<Record<string, number>> {
  const before = await now();
  await work();
  return increases(before, await now(), names);
}

describe('a played round', () => {
  const names = /^goldwren_(rounds|round_statement_rounds_(count|sum)|http_requests)/;
  const route = '/api/games/:id/session/:sessionId/rounds';
  const request = (status: string) => `goldwren_http_requests_total{route="${route}",method="POST",status="${status}"}`;

  test('raises its game, its currency, its request and its two statements, and a repeated request only the last ones', async () => {
    const session = await start(player);
    const played = await raisedBy(() => play(player, session.session_id), names);
    expect(played).toEqual({
      'goldwren_rounds_total{game="starlight-fortune",currency="gold"}': 1,
      'goldwren_round_statement_rounds_count{statement="check"}': 1,
      'goldwren_round_statement_rounds_sum{statement="check"}': 1,
      'goldwren_round_statement_rounds_count{statement="play"}': 1,
      'goldwren_round_statement_rounds_sum{statement="play"}': 1,
      [request('2xx')]: 1,
    });
    const again = await raisedBy(() => play(player, session.session_id), names);
    expect(again[request('2xx')]).toBe(1);
    expect(Object.keys(again).filter((name) => name.startsWith('goldwren_rounds_total'))).toEqual([]);
  });

  test('raises only the request when it is rejected', async () => {
    const refused = await raisedBy(
      () => play(player, '00000000-0000-7000-8000-000000000000').catch(() => undefined),
      names,
    );
    expect(refused).toEqual({ [request('4xx')]: 1 });
  });

  test('counts rounds that share a statement', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => newPlayer(api)));
    const sessions = await Promise.all(players.map((one) => start(one)));
    const raised = await raisedBy(
      () => Promise.all(players.map((one, n) => play(one, sessions[n]?.session_id as string))),
      names,
    );
    expect(raised['goldwren_rounds_total{game="starlight-fortune",currency="gold"}']).toBe(12);
    expect(raised['goldwren_round_statement_rounds_sum{statement="play"}']).toBeGreaterThanOrEqual(12);
    expect(raised['goldwren_round_statement_rounds_count{statement="play"}']).toBeLessThan(12);
  });
});

describe('the journal', () => {
  test('counts each entry exactly once by kind, currency and direction, and nothing when nothing moved', async () => {
    const winner = await newPlayer(api);
    const session = await start(winner);
    const seed = await openSeed(api.owner, session.session_id);
    const { taskList } = jobsOf(api.context);
    const logWindow = async () => {
      await run(taskList, 'log_ledger');
      await sequenceLog(sequencerOf(api));
    };
    // The end of a window is a second before now.
    await pause(1_200);
    await logWindow();
    await play(winner, session.session_id, { client_seed: chooseSeed(seed, 0, 'win') });
    const { rows } = await api.owner.query(
      `SELECT kind, sum(abs(amount))::float AS amount FROM journal WHERE player_id = $1 AND kind IN ('stake', 'win') GROUP BY kind`,
      [winner.id],
    );
    const amounts = Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
    await pause(1_200);
    const names = /^goldwren_journal/;
    const stake = 'kind="stake",currency="gold",direction="from_player"';
    const win = 'kind="win",currency="gold",direction="to_player"';
    expect(await raisedBy(logWindow, names)).toEqual({
      [`goldwren_journal_entries_total{${stake}}`]: 1,
      [`goldwren_journal_amount_hundredths_total{${stake}}`]: amounts.stake,
      [`goldwren_journal_entries_total{${win}}`]: 1,
      [`goldwren_journal_amount_hundredths_total{${win}}`]: amounts.win,
    });
    expect(await raisedBy(logWindow, names)).toEqual({});
  });
});

describe('jobs', () => {
  test('raise their result and their time, and a failure is rethrown', async () => {
    const tasks = measuredTasks({
      clean_up: async () => undefined,
      anchor_audit: async () => {
        throw new Error('out of luck');
      },
    });
    const raised = await raisedBy(async () => {
      await run(tasks, 'clean_up');
      await expect(run(tasks, 'anchor_audit')).rejects.toThrow('out of luck');
    }, /^goldwren_job(s_total|_duration_seconds_count)/);
    expect(raised).toEqual({
      'goldwren_jobs_total{task="clean_up",result="success"}': 1,
      'goldwren_jobs_total{task="anchor_audit",result="failure"}': 1,
      'goldwren_job_duration_seconds_count{task="clean_up"}': 1,
      'goldwren_job_duration_seconds_count{task="anchor_audit"}': 1,
    });
  });

  test('have the names that the queue collector knows', () => {
    const runners = [mailJobs({} as never, {} as never), pushJobs({} as never), paymentJobs({} as never)];
    const queued = [...runners, identityJobs({} as never)].flatMap(({ taskList }) => Object.keys(taskList));
    const scheduled = Object.keys(jobsOf(api.context).taskList);
    expect([...scheduled, ...queued, 'build_export'].toSorted()).toEqual(taskNames.toSorted());
  });

  test('in the queue are counted by task and state, and an unknown task as "other"', async () => {
    await api.owner.query(
      `SELECT graphile_worker.add_job('clean_up', run_at => now() - interval '5 minutes'),
              graphile_worker.add_job('clean_up', run_at => now() + interval '5 minutes'),
              graphile_worker.add_job('task-of-another-build'), graphile_worker.add_job('task-of-a-third-build')`,
    );
    const series = await now();
    expect(series).toMatchObject({
      'goldwren_queue_jobs{task="clean_up",state="due"}': 1,
      'goldwren_queue_jobs{task="clean_up",state="later"}': 1,
      'goldwren_queue_jobs{task="audit_rounds",state="due"}': 0,
      'goldwren_queue_jobs{task="other",state="due"}': 2,
    });
    const age = Date.now() / 1_000 - (series['goldwren_queue_oldest_due_timestamp_seconds{task="clean_up"}'] as number);
    expect(age).toBeGreaterThan(299);
    expect(age).toBeLessThan(360);
    expect(series['goldwren_queue_oldest_due_timestamp_seconds{task="audit_rounds"}']).toBeUndefined();
    // A mail for each registration waits, because no worker runs.
    expect(series['goldwren_mails_unsent{state="due"}']).toBe(
      series['goldwren_queue_jobs{task="send_mail",state="due"}'],
    );
    expect(series['goldwren_mails_unsent{state="due"}']).toBeGreaterThan(0);
  });

  test('show the newest heartbeat of any worker', async () => {
    await api.owner.query(
      `INSERT INTO worker_heartbeat (pool, at) VALUES ('dead', now() - interval '1 hour'), ('alive', now())`,
    );
    const { goldwren_worker_heartbeat_timestamp_seconds: at = 0 } = await now();
    expect(Math.abs(Date.now() / 1_000 - at)).toBeLessThan(30);
  });
});

describe('payment notifications', () => {
  test('raise their result once, and an unknown provider raises nothing', async () => {
    const fixture = await createStoreFixture();
    const [buyer = ''] = await newBuyers(fixture.owner, 1);
    const [id = ''] = await fixture.place([buyer]);
    const names = /^goldwren_payment_notification(s_total|_duration_seconds_count)/;
    const of = (result: string) => `goldwren_payment_notifications_total{provider="sandbox",result="${result}"}`;
    const timed = 'goldwren_payment_notification_duration_seconds_count{provider="sandbox"}';
    expect(await raisedBy(() => fixture.notifyOrder(id, 'processed'), names)).toEqual({
      [of('processed')]: 1,
      [timed]: 1,
    });
    const forged = { ...notification(id, 'processed'), md5sig: '', sha2sig: '' };
    expect(await raisedBy(() => fixture.notify(forged).catch(() => undefined), names)).toEqual({ [of('forged')]: 1 });
    const unknown = () => api.caller().send('POST', '/api/store/webhooks/nobody', { json: {} });
    expect(await raisedBy(unknown, names)).toEqual({});
    await fixture.close();
  });

  test('show how many wait, and since when', async () => {
    expect(await now()).toMatchObject({ goldwren_payment_notifications_waiting: 0 });
    expect((await now()).goldwren_payment_notification_oldest_timestamp_seconds).toBeUndefined();
    await api.owner.query(
      `INSERT INTO webhook_inbox (provider, event_id, reference, payload, received_at)
       VALUES ('skrill', 'one', 'none', '{}', now() - interval '10 minutes')`,
    );
    const series = await now();
    expect(series.goldwren_payment_notifications_waiting).toBe(1);
    const age = Date.now() / 1_000 - (series.goldwren_payment_notification_oldest_timestamp_seconds as number);
    expect(Math.round(age / 60)).toBe(10);
  });
});

describe('the state of play and books', () => {
  const ageOf = (series: Series, name: string) => Date.now() / 1_000 - (series[name] as number);

  test('shows open sessions and rounds of every game', async () => {
    const one = await newPlayer(api);
    const session = await start(one, jacks);
    await play(one, session.session_id, {}, jacks);
    expect(await now()).toMatchObject({
      'goldwren_open_rounds{game="jacks-or-better-poker"}': 1,
      'goldwren_open_game_sessions{game="jacks-or-better-poker"}': 1,
      'goldwren_open_rounds{game="starlight-fortune"}': 0,
    });
  });

  test('shows a finding of the books, and how far they are checked', async () => {
    expect((await now()).goldwren_books_checked_until_timestamp_seconds).toBe(0);
    const { taskList } = jobsOf(api.context);
    await run(taskList, 'check_moved_books');
    const clean = await now();
    expect(ageOf(clean, 'goldwren_books_checked_until_timestamp_seconds')).toBeLessThan(60);
    expect(clean['goldwren_books_findings{invariant="wallet_matches_journal"}']).toBe(0);
    expect(clean.goldwren_books_whole_checked_timestamp_seconds).toBeUndefined();
    const change = (by: number) =>
      tamper(api.owner, `UPDATE wallet SET balance = balance + ${by} WHERE player_id = $1 AND currency = 'gold'`, [
        player.id,
      ]);
    await change(1);
    await run(taskList, 'check_moved_books');
    expect((await now())['goldwren_books_findings{invariant="wallet_matches_journal"}']).toBe(1);
    await change(-1);
    await run(taskList, 'check_moved_books');
    expect((await now())['goldwren_books_findings{invariant="wallet_matches_journal"}']).toBe(0);
  });

  test('shows the last audited day with the limits of the audit', async () => {
    expect((await now()).goldwren_audited_until_timestamp_seconds).toBeUndefined();
    const day = new Date().toISOString().slice(0, 10);
    await auditDay(createAudit(api).deps, day);
    const series = await now();
    expect(series.goldwren_audited_until_timestamp_seconds).toBe(Date.parse(day) / 1_000 + 86_400);
    const { rows } = await api.owner.query(
      `SELECT z, sd_x100 FROM game_return JOIN game ON id = game_id WHERE slug = 'starlight-fortune'`,
    );
    expect(series['goldwren_game_rtp_z{game="starlight-fortune"}']).toBe(rows[0].z);
    expect(series['goldwren_game_rtp_z_limit{game="starlight-fortune",bound="lower"}']).toBe(-5);
    expect(series['goldwren_game_rtp_z_limit{game="starlight-fortune",bound="upper"}']).toBeGreaterThan(5);
    // A game without rounds has a score and no limits.
    expect(series['goldwren_game_rtp_z{game="keno-fortune"}']).toBe(0);
    expect(series['goldwren_game_rtp_z_limit{game="keno-fortune",bound="upper"}']).toBeUndefined();
  });

  test('shows how old the public log is', async () => {
    await sequenceLog(sequencerOf(api));
    const series = await now();
    expect(series.goldwren_public_log_records_waiting).toBe(0);
    expect(ageOf(series, 'goldwren_public_log_checkpoint_timestamp_seconds')).toBeLessThan(60);
    expect(series.goldwren_public_log_checkpoint_timestamp_seconds).toBe(
      series.goldwren_public_log_newest_record_timestamp_seconds,
    );
  });
});
