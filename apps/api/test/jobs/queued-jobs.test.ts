import { connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openQueue } from '../../src/jobs/run-jobs.ts';
import { recordHeartbeat } from '../../src/modules/health/public.ts';
import { queueMail } from '../../src/modules/mail/public.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import { loginsOf } from '../harness/app-url.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { passSeconds } from '../helpers/api/queued-jobs.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newVerifiedPlayer } from '../helpers/people/players.ts';
import { startTestSmtp, type TestSmtp } from '../helpers/processes/smtp-server.ts';
import { startWorkerProcess, type WorkerProcess } from '../helpers/processes/worker-process.ts';
import { until } from '../helpers/until.ts';

const api = setUpTestApi();
let queue: pg.Pool;
beforeAll(async () => {
  queue = openQueue({ url: loginsOf(api.url).worker, role: null }, () => undefined);
});
afterAll(() => queue.end());

/** The address of a mail server that can hang: it then accepts connections and never answers. */
interface HangingServer {
  readonly url: string;
  readonly connections: { readonly open: number };
  hang(isHanging: boolean): void;
  close(): void;
}

async function startHangingServer(target: TestSmtp): Promise<HangingServer> {
  const sockets = new Set<Socket>();
  const connections = { open: 0 };
  let isHanging = true;
  const server = createServer((socket) => {
    sockets.add(socket);
    connections.open = sockets.size;
    socket
      .on('error', () => undefined)
      .on('close', () => {
        sockets.delete(socket);
        connections.open = sockets.size;
      });
    if (isHanging) return;
    const answering = connect(target.port, '127.0.0.1').on('error', () => undefined);
    socket.pipe(answering).pipe(socket);
    socket.on('close', () => answering.destroy());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`,
    connections,
    hang(next) {
      isHanging = next;
      for (const socket of sockets) socket.destroy();
    },
    close: () => server.close(),
  };
}

// Each test continues with the worker of the one before, because a worker needs seconds to start.
describe('workers of the queue', () => {
  let smtp: TestSmtp;
  let server: HangingServer;
  let worker: WorkerProcess;
  const startWorker = () => startWorkerProcess(api.url, { SMTP_URL: server.url, MAIL_FROM: 'no-reply@goldwren.test' });
  beforeAll(async () => {
    smtp = await startTestSmtp();
    server = await startHangingServer(smtp);
    worker = await startWorker();
  });
  afterAll(async () => {
    await worker.stop();
    server.close();
    await smtp.close();
  });

  const mailsBeingSent = async () =>
    (
      await api.owner.query(
        "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'send_mail' AND locked_at IS NOT NULL",
      )
    ).rowCount;
  const reconcilesLeft = async () =>
    (await api.owner.query("SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'check_moved_books'")).rowCount;

  test('delay no scheduled job and no export when a mail server hangs and thousands of mails are queued', async () => {
    const player = await newVerifiedPlayer(api);
    await api.owner.query(
      `INSERT INTO mail_outbox (id, recipient, recipient_key, template, locale, facts)
       SELECT gen_random_uuid(), 'p' || n || '@example.test', 'p', 'account_closed', 'en',
              '{"template": "account_closed", "firstName": "Ada"}' FROM generate_series(1, 5000) n`,
    );
    await until('four mails are stuck', () => server.connections.open === 4);
    await api.owner.query("SELECT graphile_worker.add_job('check_moved_books', job_key := 'check_moved_books')");
    await until('the scheduled job is done', async () => (await reconcilesLeft()) === 0, 15_000);
    const { id } = await player.client.privacy.requestExport();
    await until(
      'the export is built',
      async () => (await player.client.privacy.export({ params: { id } })).state === 'ready',
    );
    // Connections and locks are five for a moment, because the result of a mail is stored when the next one has begun.
    await until('at most four mails are being sent', async () => ((await mailsBeingSent()) ?? 0) <= 4);
  });

  test('leave the mails to the next worker at once when they are stopped while the mail server hangs', async () => {
    expect(await worker.stop()).toBe(0);
    await api.owner.query(
      `DELETE FROM mail_outbox WHERE attempts = 0;
       DELETE FROM graphile_worker._private_jobs
         WHERE key LIKE 'send_mail:%' AND key NOT IN (SELECT 'send_mail:' || id FROM mail_outbox)`,
    );
    server.hang(false);
    worker = await startWorker();
    const areSent = async () => {
      const mails = await readOutbox(api.owner);
      return mails.length >= 4 && mails.every(({ sent }) => sent);
    };
    await until('the mails are sent', areSent, 10_000);
  });

  test('leave a mail and an export to the next worker within 75 seconds when they are killed with SIGKILL', async () => {
    server.hang(true);
    const player = await newVerifiedPlayer(api);
    const row = await api.owner.connect();
    await queueMail(api.database.db, {
      template: 'registration_refused',
      recipient: 'killed@example.test',
      locale: 'en',
    });
    const { id } = await player.client.privacy.requestExport();
    const locked =
      "SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'build_export' AND locked_at IS NOT NULL";
    // The export cannot be marked as ready, so the worker is killed in the middle of both.
    await row.query('BEGIN');
    await row.query('SELECT 1 FROM player WHERE id = $1 FOR UPDATE', [player.id]);
    const isBegun = async () => (await readOutbox(api.owner, 'killed@example.test'))[0]?.attempts === 1;
    await until('both are begun', async () => (await isBegun()) && (await api.owner.query(locked)).rowCount === 1);
    await worker.kill();
    await row.query('ROLLBACK');
    row.release();
    server.hang(false);
    await passSeconds(api.owner, 45);
    worker = await startWorker();
    const isSent = async () => (await readOutbox(api.owner, 'killed@example.test'))[0]?.sent === true;
    const isReady = async () => (await player.client.privacy.export({ params: { id } })).state === 'ready';
    await until('both are finished', async () => (await isSent()) && (await isReady()), 40_000);
    expect(await worker.stop()).toBe(0);
  });
});

describe('a heartbeat', () => {
  beforeEach(() => api.owner.query('DELETE FROM graphile_worker._private_jobs'));
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
    for (const _ of [1, 2]) {
      expect(await beat('pool-alive')).toEqual([]);
      await passSeconds(api.owner, 31);
    }
    expect((await beat('pool-alive')).sort()).toEqual(['pool-dead', 'pool-killed-before-its-first']);
    expect(await lockedBy()).toEqual([null, 'pool-alive', null]);
  });

  // Seconds by which all times of the database move into the past: its clock is set forward or back, or it is not reachable.
  test.each([600, -600])(
    'releases no job of a living pool after a jump of %i s, and those of a dead one later',
    async (jump) => {
      const pools = ['pool-alive', 'pool-too', 'pool-dead'];
      for (const pool of pools) await beat(pool);
      for (const pool of pools) await lockJob(pool);
      await passSeconds(api.owner, jump);
      expect(await beat('pool-alive')).toEqual([]);
      expect(await beat('pool-too')).toEqual([]);
      expect(await beat('pool-alive')).toEqual(['pool-dead']);
      expect(await lockedBy()).toEqual(['pool-alive', 'pool-too', null]);
    },
  );

  test('is in time when it follows the first job of a new pool', async () => {
    await lockJob('pool-new');
    expect(await beat('pool-other')).toEqual([]);
    expect(await lockedBy()).toEqual(['pool-new']);
  });
});
