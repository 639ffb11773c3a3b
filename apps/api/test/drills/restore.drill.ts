import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRestored } from '../../src/commands/check-restored.ts';
import { readConfig } from '../../src/config/config.ts';
import { createFiles } from '../../src/modules/files/public.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { createAnyUserLogin, loginsOf } from '../harness/app-url.ts';
import { testAccounts, testSeedKey, testSettings } from '../helpers/api/settings.ts';
import { openOwner } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { type AcknowledgedRound, findLedgerFaults } from '../helpers/play/oracle.ts';
import { play, start } from '../helpers/play/play.ts';
import { startApiProcess } from '../helpers/processes/api-process.ts';
import { startLoad } from '../helpers/processes/load.ts';
import { until } from '../helpers/until.ts';
import { type BackedUpServer, scripts, startBackedUpServer } from './backed-up-server.ts';

const players = 8;
const roundsEach = 500;

/** What players know when the machine is lost. */
interface Lost {
  /** A time before the end, whose WAL is in the archive, and the rounds that were acknowledged before it. */
  readonly target: string;
  readonly before: readonly AcknowledgedRound[];
  readonly acknowledged: number;
  readonly at: Date;
}

const folder = mkdtempSync(join(tmpdir(), 'goldwren-drill-files-'));
const filesDir = join(folder, 'files');
const filesCopy = join(folder, 'copy');
const figures: Record<string, string> = {};
let server: BackedUpServer;
let lost: Lost;
beforeAll(async () => {
  server = await startBackedUpServer();
  await prepareDatabase(server.url, loginsOf(server.url), testAccounts, testSeedKey);
  await createAnyUserLogin(server.url);
  lost = await playUntilLost();
}, 400_000);
afterAll(async () => {
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
  console.info(
    Object.entries(figures)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  );
});

function copyFiles(from: string, to: string): void {
  execFileSync('bash', [join(scripts, 'copy-files.sh'), from, to]);
}

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await work();
  figures[name] = `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
}

const config = () => readConfig(testSettings(server.url, { FILES_DIR: filesDir }));

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

/** Backs up while players play, kills every process of the server, and deletes its data and the files. */
async function playUntilLost(): Promise<Lost> {
  const api = await startApiProcess(server.url, { FILES_DIR: filesDir });
  const seats = await Promise.all(Array.from({ length: players }, () => newPlayer(api)));
  const load = await startLoad(seats.map((player) => () => player));
  await load.more(roundsEach);
  await storeFile();
  await timed('full backup under load', () => server.runScript('backup.sh', 'full'));
  await load.more(roundsEach);
  await storeFile();
  await timed('incremental backup under load', () => server.runScript('backup.sh', 'incr'));
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
  await load.stop();
  const { at } = (await owner.query('SELECT clock_timestamp() AS at')).rows[0] as { at: Date };
  await owner.end();
  await api.stop();
  await server.destroy();
  rmSync(filesDir, { recursive: true });
  figures.rounds = String(load.acknowledged.length);
  return { target, before, acknowledged: load.acknowledged.length, at };
}

/** Restores and starts the server, and expects every check of the product to find nothing. */
async function restore(target: string): Promise<void> {
  await server.runScript('restore.sh', target);
  if (!existsSync(filesDir)) copyFiles(filesCopy, filesDir);
  await server.start();
  expect(await findings(server.url)).toEqual([]);
}

async function findings(url: string): Promise<readonly string[]> {
  return (await checkRestored(url, config(), null)).flatMap((part) => part.findings);
}

// A restore to the end follows the newest timeline, so it comes before the restore to a second, which begins one.
test('a lost machine is restored to the end of the archive, at most about a minute earlier', async () => {
  await timed('restore to the end of the archive, checks included', () => restore('latest'));
  const owner = openOwner(server.url);
  const { rows } = await owner.query<{ n: number; last: Date }>(
    'SELECT count(*)::int AS n, max(at) AS last FROM round',
  );
  await owner.end();
  const [{ n, last }] = rows as [{ n: number; last: Date }];
  expect(n).toBeGreaterThanOrEqual(lost.before.length);
  const seconds = (lost.at.getTime() - last.getTime()) / 1_000;
  figures['lost at the end of the archive'] = `${lost.acknowledged - n} rounds of the last ${seconds.toFixed(1)} s`;
  // archive_timeout, and some time to notice it.
  expect(seconds).toBeLessThan(75);
});

test('a damaged database is restored to an exact second, with every round that was acknowledged before it', async () => {
  await server.destroy();
  await timed('restore to a second, checks included', () => restore(lost.target));
  const owner = openOwner(server.url);
  expect(await findLedgerFaults(owner, lost.before)).toEqual([]);
  const { rows } = await owner.query('SELECT count(*)::int AS n FROM round WHERE at > $1', [lost.target]);
  expect(rows).toEqual([{ n: 0 }]);
  await owner.end();
});

test('players continue on the restored database', async () => {
  const api = await startApiProcess(server.url, { FILES_DIR: filesDir });
  const player = await newPlayer(api);
  expect((await play(player, (await start(player)).session_id)).state).toBe('settled');
  await api.stop();
});

test('a dump is restored into another database', async () => {
  const dump = join(tmpdir(), `goldwren-drill-${process.pid}.dump`);
  const copy = server.url.replace(/goldwren$/, 'copy');
  await timed('dump', () => server.runScript('dump.sh', dump));
  await timed('restore of the dump, checks included', async () => {
    const admin = openOwner(server.url);
    await admin.query('CREATE DATABASE copy TEMPLATE template0');
    await admin.end();
    await server.run('pg_restore', '--exit-on-error', `--dbname=${copy}`, dump);
    expect(await findings(copy)).toEqual([]);
  });
  const owner = openOwner(copy);
  expect(await findLedgerFaults(owner)).toEqual([]);
  await owner.end();
  rmSync(dump);
});
