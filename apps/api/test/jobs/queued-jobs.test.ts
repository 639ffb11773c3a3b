import { createServer, type Server } from 'node:net';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openQueue } from '../../src/jobs/run-jobs.ts';
import { recordHeartbeat } from '../../src/modules/health/public.ts';
import { queueMail } from '../../src/modules/mail/public.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import { loginsOf } from '../harness/app-url.ts';
import { readOutbox } from '../support/api/outbox.ts';
import { passSeconds } from '../support/api/queued-jobs.ts';
import { setUpTestApi } from '../support/api/test-api.ts';
import { newVerifiedPlayer } from '../support/people/players.ts';
import { startTestSmtp } from '../support/processes/smtp-server.ts';
import { startWorkerProcess } from '../support/processes/worker-process.ts';
import { until } from '../support/until.ts';

const api = setUpTestApi();
let queue: pg.Pool;
beforeAll(async () => {
  queue = openQueue({ url: loginsOf(api.url).worker, role: null }, () => undefined);
});
afterAll(() => queue.end());
beforeEach(() => api.owner.query('DELETE FROM graphile_worker._private_jobs; DELETE FROM mail_outbox'));

const mailTo = (recipient: string) =>
  queueMail(api.database.db, { template: 'registration_refused', recipient, locale: 'en' });
const mailServer = (url: string) => ({ SMTP_URL: url, MAIL_FROM: 'no-reply@goldwren.test' });
const reconcilesLeft = async () =>
  (await api.owner.query("SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'check_moved_books'")).rowCount;
const isSent = async (recipient: string) => (await readOutbox(api.owner, recipient))[0]?.sent === true;

/** A mail server that accepts connections and never answers. */
async function withMuteServer(
  work: (url: string, connections: { open: number; most: number }) => Promise<void>,
): Promise<void> {
  const connections = { open: 0, most: 0 };
  const server: Server = createServer((socket) => {
    connections.open += 1;
    connections.most = Math.max(connections.most, connections.open);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        connections.open -= 1;
      });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    await work(`smtp://127.0.0.1:${(server.address() as { port: number }).port}`, connections);
  } finally {
    server.close();
  }
}

test('a mail server that hangs and thousands of queued mails delay no scheduled job and no export', {
  timeout: 120_000,
}, async () => {
  const player = await newVerifiedPlayer(api);
  await withMuteServer(async (url, connections) => {
    await api.owner.query(
      `INSERT INTO mail_outbox (id, recipient, recipient_key, template, locale, facts)
       SELECT gen_random_uuid(), 'p' || n || '@example.test', 'p', 'account_closed', 'en',
              '{"template": "account_closed", "firstName": "Ada"}' FROM generate_series(1, 5000) n`,
    );
    const worker = await startWorkerProcess(api.url, mailServer(url));
    await until('four mails are stuck', () => connections.open === 4);
    await api.owner.query("SELECT graphile_worker.add_job('check_moved_books', job_key := 'check_moved_books')");
    await until('the scheduled job is done', async () => (await reconcilesLeft()) === 0, 4_000);
    const { id } = await player.client.privacy.requestExport();
    await until(
      'the export is built',
      async () => (await player.client.privacy.export({ params: { id } })).state === 'ready',
    );
    expect(connections.most).toBe(4);
    await worker.stop();
  });
});

test('a worker that is stopped while a mail server hangs leaves the mail to the next one at once', {
  timeout: 90_000,
}, async () => {
  const smtp = await startTestSmtp();
  await withMuteServer(async (url, connections) => {
    const first = await startWorkerProcess(api.url, mailServer(url));
    await mailTo('stopped@example.test');
    await until('the mail is stuck', () => connections.open === 1);
    expect(await first.stop()).toBe(0);
  });
  const second = await startWorkerProcess(api.url, mailServer(smtp.url));
  await until('the mail is sent', () => isSent('stopped@example.test'), 10_000);
  expect(await second.stop()).toBe(0);
  await smtp.close();
});

test('a mail and an export of a worker killed with SIGKILL are finished by another within 75 seconds', {
  timeout: 120_000,
}, async () => {
  const smtp = await startTestSmtp();
  const player = await newVerifiedPlayer(api);
  const row = await api.owner.connect();
  let id = '';
  await withMuteServer(async (url, connections) => {
    const first = await startWorkerProcess(api.url, mailServer(url));
    await mailTo('killed@example.test');
    ({ id } = await player.client.privacy.requestExport());
    const locked =
      "SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'build_export' AND locked_at IS NOT NULL";
    // The export cannot be marked as ready, so the worker is killed in the middle of both.
    await row.query('BEGIN');
    await row.query('SELECT 1 FROM player WHERE id = $1 FOR UPDATE', [player.id]);
    await until('both are begun', async () => connections.open > 0 && (await api.owner.query(locked)).rowCount === 1);
    await first.kill();
    await row.query('ROLLBACK');
    row.release();
  });
  await passSeconds(api.owner, 45);
  const second = await startWorkerProcess(api.url, mailServer(smtp.url));
  const isReady = async () => (await player.client.privacy.export({ params: { id } })).state === 'ready';
  await until('both are finished', async () => (await isSent('killed@example.test')) && (await isReady()), 40_000);
  expect(await second.stop()).toBe(0);
  await smtp.close();
});

describe('a heartbeat', () => {
  const beat = (pool: string) => recordHeartbeat(drizzleOver(queue), pool);
  const lockJob = async (pool: string) => {
    await api.owner.query("SELECT graphile_worker.add_job('check_moved_books')");
    const lock = 'UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now() WHERE locked_by IS NULL';
    await api.owner.query(lock, [pool]);
  };
  const lockedBy = async () =>
    (await api.owner.query('SELECT locked_by FROM graphile_worker.jobs ORDER BY id')).rows.map((one) => one.locked_by);

  test('releases the jobs of pools without one for a minute, and of no other', async () => {
    await beat('pool-dead');
    for (const pool of ['pool-dead', 'pool-alive', 'pool-killed-before-its-first']) await lockJob(pool);
    expect(await beat('pool-alive')).toEqual([]);
    await passSeconds(api.owner, 60);
    expect((await beat('pool-alive')).sort()).toEqual(['pool-dead', 'pool-killed-before-its-first']);
    expect(await lockedBy()).toEqual([null, 'pool-alive', null]);
  });

  test('comes in time when it follows the first job of a new pool', async () => {
    await lockJob('pool-new');
    expect(await beat('pool-other')).toEqual([]);
    expect(await lockedBy()).toEqual(['pool-new']);
  });
});
