import { dataExportAttempts } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { createFiles, deleteDueFiles } from '../../src/modules/files/public.ts';
import { type BuildDeps, buildExport } from '../../src/modules/privacy/public.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { passSeconds } from '../helpers/api/queued-jobs.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newVerifiedPlayer, type Player, password } from '../helpers/people/players.ts';
import { buildExports, download, recordsIn } from '../helpers/people/privacy.ts';
import { startWorkerProcess } from '../helpers/processes/worker-process.ts';
import { until } from '../helpers/until.ts';

const postings = 40_000;

const api = setUpTestApi();

/** Creates a player with enough data for several parts. Random ids do not compress. */
async function newBusyPlayer(): Promise<Player> {
  const player = await newVerifiedPlayer(api);
  await tamper(
    api.owner,
    `INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, kind, contra)
     SELECT $1, 'gold', 1000 + n, -n, n, gen_random_uuid(), 'stake', (SELECT contra FROM journal LIMIT 1)
       FROM generate_series(1, $2) n`,
    [player.id, postings],
  );
  return player;
}

const exportRow = async (id: string) =>
  (await api.owner.query('SELECT * FROM data_export WHERE id = $1', [id])).rows[0];
const storedFiles = async () =>
  (await api.owner.query<{ id: string }>('SELECT id FROM stored_file')).rows.map(({ id }) => id).sort();
const readyMails = async (player: Player) =>
  (await readOutbox(api.owner, player.email)).filter(({ template }) => template === 'data_export_ready').length;
const withPut = (put: BuildDeps['files']['put']): BuildDeps => ({
  ...api.context,
  files: { ...api.context.files, put },
});

describe('an export', () => {
  test('is finished by another worker as one file when its worker is killed midway', {
    timeout: 120_000,
  }, async () => {
    const player = await newBusyPlayer();
    const worker = await startWorkerProcess(api.url);
    const { id } = await player.client.privacy.requestExport();
    const stop = await api.owner.connect();
    try {
      await until('a part is written', async () => (await storedFiles()).length > 0, 60_000);
      // The worker stores its progress after every part. This lock blocks it.
      await stop.query('BEGIN');
      const { rows } = await stop.query('SELECT state FROM data_export WHERE id = $1 FOR UPDATE', [id]);
      expect(rows).toEqual([{ state: 'running' }]);
      expectProblemAnswer(await player.send('GET', `/api/privacy/exports/${id}/file`), 'conflict');
      await worker.kill();
    } finally {
      await stop.query('ROLLBACK');
      stop.release();
    }
    // For all that others know the killed worker is alive, until a minute has passed.
    await buildExports(api);
    expect(await exportRow(id)).toMatchObject({ state: 'running', attempts: 1, file_ids: [] });
    const second = await startWorkerProcess(api.url);
    await passSeconds(api.owner, 60);
    await until('the export is built', async () => (await exportRow(id)).state === 'ready', 60_000);
    expect(await second.stop()).toBe(0);
    const ready = await exportRow(id);
    expect(ready).toMatchObject({ state: 'ready', attempts: 2 });
    expect(await readyMails(player)).toBe(1);
    expect(recordsIn(await download(api, player, id)).journal).toHaveLength(postings + 2);
    // The files of the killed worker are deleted within an hour. Those of the finished export are not.
    expect((await storedFiles()).length).toBeGreaterThan(ready.file_ids.length);
    await api.owner.query('UPDATE stored_file SET doomed_at = now() WHERE doomed_at IS NOT NULL');
    await deleteDueFiles(api.database, createFiles(api.config.files, api.context.events));
    expect(await storedFiles()).toEqual([...ready.file_ids].sort());
    expect(recordsIn(await download(api, player, id)).journal).toHaveLength(postings + 2);
  });

  test('is built once and mailed once by several workers', async () => {
    const player = await newVerifiedPlayer(api);
    const { id } = await player.client.privacy.requestExport();
    await Promise.all([1, 2, 3].map(() => buildExports(api)));
    expect(await exportRow(id)).toMatchObject({ state: 'ready', attempts: 1 });
    expect(await readyMails(player)).toBe(1);
  });

  test('is finished by the later of two attempts that overlap', async () => {
    const player = await newVerifiedPlayer(api);
    const { id } = await player.client.privacy.requestExport();
    const key = { playerId: player.id, id };
    // The worker of the first attempt was taken for dead while it wrote.
    const slow = withPut(async (...args) => {
      await buildExport(api.context, key);
      return api.context.files.put(...args);
    });
    await buildExport(slow, key);
    expect(await exportRow(id)).toMatchObject({ state: 'ready', attempts: 2 });
    expect(await readyMails(player)).toBe(1);
  });

  test('that cannot be built does not delay the exports of other players', async () => {
    const [unlucky, ...others] = [
      await newVerifiedPlayer(api),
      await newVerifiedPlayer(api),
      await newVerifiedPlayer(api),
    ];
    const { id } = await unlucky.client.privacy.requestExport();
    const asked = await Promise.all(others.map((player) => player.client.privacy.requestExport()));
    let puts = 0;
    const deps = withPut((...args) => {
      puts += 1;
      return puts === 1 ? Promise.reject(new Error('no room')) : api.context.files.put(...args);
    });
    await buildExports(api, deps);
    const rows = await Promise.all([id, ...asked.map((one) => one.id)].map(exportRow));
    expect(rows.map(({ state }) => state).sort()).toEqual(['queued', 'ready', 'ready']);
    await buildExports(api);
    for (const player of [unlucky, ...others]) expect(await readyMails(player)).toBe(1);
  });

  test('that cannot be built is given up after the last attempt and reported to operators', async () => {
    const player = await newVerifiedPlayer(api);
    const { id } = await player.client.privacy.requestExport();
    const reported: string[] = [];
    const broken: BuildDeps = {
      ...withPut(() => Promise.reject(new Error('no room'))),
      events: { report: (name: string) => void reported.push(name) } as typeof api.context.events,
    };
    for (let attempt = 1; attempt < dataExportAttempts; attempt += 1) {
      await buildExports(api, broken);
      expect(await exportRow(id)).toMatchObject({ state: 'queued', attempts: attempt });
    }
    await buildExports(api, broken);
    expect(reported).toEqual(['data_export_failed']);
    expect((await player.client.privacy.export({ params: { id } })).state).toBe('failed');
  });

  test('whose account is erased meanwhile leaves a job that succeeds', async () => {
    const player = await newVerifiedPlayer(api);
    const { id } = await player.client.privacy.requestExport();
    await tamper(api.owner, 'DELETE FROM data_export WHERE id = $1', [id]);
    await buildExports(api);
    const jobs = "SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'build_export' AND attempts < 2";
    expect((await api.owner.query(jobs)).rowCount).toBe(0);
    expect(await readyMails(player)).toBe(0);
  });
});

describe('requesting exports', () => {
  test('is rate-limited per player', async () => {
    const greedy = await newVerifiedPlayer(api);
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => greedy.client.privacy.requestExport()));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await api.owner.query('SELECT count(*)::int AS n FROM data_export WHERE player_id = $1', [
      greedy.id,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
    await expectProblem(greedy.client.privacy.requestExport(), 'rate_limited');
    const calm = await newVerifiedPlayer(api);
    expect((await calm.client.privacy.requestExport()).state).toBe('queued');
  });

  test('requires re-authentication for the download in an old session', async () => {
    const player = await newVerifiedPlayer(api);
    const { id } = await player.client.privacy.requestExport();
    await buildExports(api);
    const away = "UPDATE http_session SET last_seen_at = now() - interval '31 minutes' WHERE player_id = $1";
    await api.owner.query(away, [player.id]);
    const path = `/api/privacy/exports/${id}/file`;
    expectProblemAnswer(await player.send('GET', path), 'reauthentication_required');
    const downloads = "SELECT 1 FROM player_event WHERE player_id = $1 AND kind = 'export_downloaded'";
    expect((await api.owner.query(downloads, [player.id])).rowCount).toBe(0);
    // The state of the export does not require a fresh session.
    expect((await player.client.privacy.export({ params: { id } })).state).toBe('ready');
    await player.client.auth.reAuthenticate({ body: { password } });
    expect(Object.keys(await download(api, player, id))).toContain('README.txt');
    expect((await api.owner.query(downloads, [player.id])).rowCount).toBe(1);
  });

  test('returns 401 without a session, and 404 to another player', async () => {
    const player = await newVerifiedPlayer(api);
    const { id } = await player.client.privacy.requestExport();
    await buildExports(api);
    const [stranger, other] = [api.caller(), await newVerifiedPlayer(api)];
    for (const path of [`/api/privacy/exports/${id}`, `/api/privacy/exports/${id}/file`]) {
      expectProblemAnswer(await stranger.send('GET', path), 'unauthenticated');
      expectProblemAnswer(await other.send('GET', path), 'not_found');
    }
  });
});
