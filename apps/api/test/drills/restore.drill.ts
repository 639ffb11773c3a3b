import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRestored } from '../../src/check-restored.ts';
import { readConfig } from '../../src/config/config.ts';
import { createFiles } from '../../src/modules/files/public.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { createAnyUserLogin, loginsOf } from '../harness/app-url.ts';
import { testAccounts, testSeedKey, testSettings } from '../support/api/settings.ts';
import { openOwner } from '../support/api/test-api.ts';
import { newPlayer } from '../support/people/players.ts';
import { findLedgerFaults } from '../support/play/oracle.ts';
import { play, start } from '../support/play/play.ts';
import { type ApiProcess, startApiProcess } from '../support/processes/api-process.ts';
import { startLoad } from '../support/processes/load.ts';
import { until } from '../support/until.ts';
import { type BackedUpServer, scripts, startBackedUpServer } from './backed-up-server.ts';

const players = 8;
const roundsEach = 500;

const folder = mkdtempSync(join(tmpdir(), 'goldwren-drill-files-'));
const filesDir = join(folder, 'files');
const filesCopy = join(folder, 'copy');
let server: BackedUpServer;
let api: ApiProcess;
beforeAll(async () => {
  server = await startBackedUpServer();
  await prepareDatabase(server.url, loginsOf(server.url), testAccounts, testSeedKey);
  await createAnyUserLogin(server.url);
}, 180_000);
afterAll(async () => {
  await api?.stop();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

function copyFiles(from: string, to: string): void {
  execFileSync('bash', [join(scripts, 'copy-files.sh'), from, to]);
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const begun = performance.now();
  await work();
  return `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
}

async function storeFile(): Promise<void> {
  const database = openDatabase({
    url: server.url,
    role: null,
    maxConnections: 1,
    applicationName: 'drill',
    onError: () => undefined,
  });
  const files = createFiles(config().files, { report: () => undefined });
  const id = await files.put(database.db, randomBytes(10_000));
  await inTransaction(database, (tx) => files.keep(tx, id));
  await database.close();
}

const config = () => readConfig(testSettings(server.url, { FILES_DIR: filesDir }));

async function findings(url = server.url): Promise<readonly string[]> {
  return (await checkRestored(url, config(), null)).flatMap((part) => part.findings);
}

test('a lost machine is restored to the end of the archive, then to an exact second, then from a dump', {
  timeout: 600_000,
}, async () => {
  const figures: Record<string, string> = {};
  api = await startApiProcess(server.url, { FILES_DIR: filesDir });
  const seats = await Promise.all(Array.from({ length: players }, () => newPlayer(api)));
  const load = await startLoad(seats.map((player) => () => player));
  await load.more(roundsEach);
  await storeFile();
  figures['full backup under load'] = await timed(() => server.runScript('backup.sh', 'full'));
  await load.more(roundsEach);
  await storeFile();
  figures['incremental backup under load'] = await timed(() => server.runScript('backup.sh', 'incr'));
  copyFiles(filesDir, filesCopy);
  await load.more(roundsEach);

  const before = [...load.acknowledged];
  const owner = openOwner(server.url);
  const { target, wal } = (
    await owner.query('SELECT clock_timestamp()::text AS target, pg_walfile_name(pg_current_wal_lsn()) AS wal')
  ).rows[0] as { target: string; wal: string };
  // A second can be restored once its WAL is in the archive: after 16 MB, or after archive_timeout.
  const isArchived = 'SELECT coalesce(last_archived_wal >= $1, false) AS it FROM pg_stat_archiver';
  await until('the WAL is archived', async () => (await owner.query(isArchived, [wal])).rows[0].it, 90_000);
  await load.more(roundsEach);
  const lastAcknowledged = load.acknowledged.length;
  const lostAt: Date = (await owner.query('SELECT clock_timestamp() AS now')).rows[0].now;
  await load.stop();
  await owner.end();
  await api.stop();
  await server.destroy();
  rmSync(filesDir, { recursive: true });

  // The last archived second: WAL that no archive has is lost.
  figures['restore to the end of the archive, checks included'] = await timed(async () => {
    await server.runScript('restore.sh', 'latest');
    copyFiles(filesCopy, filesDir);
    await server.start();
    expect(await findings()).toEqual([]);
  });
  const latest = openOwner(server.url);
  const { rows } = await latest.query<{ n: number; last: Date }>(
    'SELECT count(*)::int AS n, max(at) AS last FROM round',
  );
  const [{ n, last }] = rows as [{ n: number; last: Date }];
  expect(n).toBeGreaterThanOrEqual(before.length);
  const lostSeconds = (lostAt.getTime() - last.getTime()) / 1_000;
  figures['lost without a standby'] = `${lastAcknowledged - n} rounds of the last ${lostSeconds.toFixed(1)} s`;
  // archive_timeout, and some time to notice it.
  expect(lostSeconds).toBeLessThan(75);
  await latest.end();

  // An exact second before that.
  await server.destroy();
  figures['restore to a second, checks included'] = await timed(async () => {
    await server.runScript('restore.sh', target);
    await server.start();
    expect(await findings()).toEqual([]);
  });
  const restored = openOwner(server.url);
  expect(await findLedgerFaults(restored, before)).toEqual([]);
  const after = await restored.query('SELECT count(*)::int AS n FROM round WHERE at > $1', [target]);
  expect(after.rows).toEqual([{ n: 0 }]);
  await restored.end();

  // Players continue where the restored database is.
  api = await startApiProcess(server.url, { FILES_DIR: filesDir });
  const player = await newPlayer(api);
  await play(player, (await start(player)).session_id);

  // A dump into another database of the same server.
  const dump = join(tmpdir(), `goldwren-drill-${process.pid}.dump`);
  const copy = server.url.replace(/goldwren$/, 'copy');
  figures.dump = await timed(() => server.runScript('dump.sh', dump));
  figures['restore of the dump, checks included'] = await timed(async () => {
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query('CREATE DATABASE copy TEMPLATE template0');
    await admin.end();
    await server.run('pg_restore', '--exit-on-error', `--dbname=${copy}`, dump);
    expect(await findings(copy)).toEqual([]);
  });
  const copied = openOwner(copy);
  expect(await findLedgerFaults(copied)).toEqual([]);
  await copied.end();
  rmSync(dump);
  console.info(
    Object.entries({ rounds: String(lastAcknowledged), ...figures })
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  );
});
