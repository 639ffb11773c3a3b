import { type ChildProcessByStdio, execFile, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../src/launch/free-port.ts';
import { until } from '../helpers/until.ts';

export const scripts = fileURLToPath(new URL('../../../../infra/backup/', import.meta.url));
/** How much of the end of the server's log an error shows. */
const keptLogLength = 4_000;
const isRoot = process.getuid?.() === 0;

/** The newest PostgreSQL of Debian on this machine. The embedded one has no programs for backups. */
function findPrograms(): string {
  const root = '/usr/lib/postgresql';
  const [newest] = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : [];
  if (newest === undefined || !existsSync('/usr/bin/pgbackrest'))
    throw new Error('The drill needs Debian’s packages postgresql and pgbackrest.');
  return join(root, newest, 'bin');
}

/** A PostgreSQL server that archives to pgBackRest with the scripts and settings of infra/backup. */
export interface BackedUpServer {
  readonly url: string;
  /** Runs a script of infra/backup as the user of PostgreSQL. */
  runScript(script: 'backup.sh' | 'restore.sh' | 'dump.sh', argument: string): Promise<void>;
  /** Runs a program of PostgreSQL as its user. */
  run(program: string, ...args: string[]): Promise<void>;
  /** Starts the server and waits until it accepts writes. After a restore, it reads the WAL first, which takes longer for more data. */
  start(timeoutMs?: number): Promise<void>;
  /** Returns the bytes of the repository: backups and archived WAL. */
  repositoryBytes(): number;
  /** Kills every process of the server and deletes its data directory. */
  destroy(): Promise<void>;
  /** Stops the server and deletes everything. */
  remove(): Promise<void>;
}

/**
 * Initializes and starts the server, and makes the repository of the backups.
 * @param settings of PostgreSQL, in addition to those of infra/backup
 */
export async function startBackedUpServer(
  settingsOfServer: Readonly<Record<string, string>> = {},
): Promise<BackedUpServer> {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-drill-'));
  const port = await freePort();
  const data = join(folder, 'data');
  const settings = join(folder, 'pgbackrest.conf');
  const environment = {
    PATH: `${programs}:/usr/sbin:/usr/bin:/sbin:/bin`,
    PGBACKREST_CONFIG: settings,
    PGBACKREST_REPO1_CIPHER_PASS: 'only this drill knows it',
    DATABASE_URL: `postgres://goldwren@127.0.0.1:${port}/goldwren`,
  };
  writeFileSync(
    settings,
    readFileSync(join(scripts, 'pgbackrest.conf'), 'utf8')
      .replace('/var/lib/pgbackrest', join(folder, 'repository'))
      .replace('/var/lib/postgresql/18/main', data)
      .concat(`pg1-port=${port}\npg1-socket-path=${folder}\npg1-user=goldwren\n`)
      .replace('[global]', `[global]\nlog-path=${folder}\nlock-path=${folder}/lock\nspool-path=${folder}`),
  );
  mkdirSync(join(folder, 'repository'));
  chmodSync(folder, 0o755);
  const asServer = (command: string, ...args: string[]) =>
    isRoot ? (['runuser', ['-u', 'postgres', '--', command, ...args]] as const) : ([command, args] as const);
  if (isRoot) execFileSync('chown', ['-R', 'postgres', folder]);
  const run = async (command: string, ...args: string[]) => {
    const [file, all] = asServer(command, ...args);
    await promisify(execFile)(file, [...all], { env: environment, cwd: folder });
  };
  const start = async (timeoutMs = 120_000) => {
    const [file, all] = asServer(join(programs, 'postgres'), '-D', data, '-p', String(port), '-k', folder);
    const server = spawn(file, [...all], { env: environment, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    await waitForWrites(server, environment.DATABASE_URL, timeoutMs);
  };
  await run('initdb', '--auth=trust', '--username=goldwren', '--encoding=UTF8', '--locale=C', data);
  writeFileSync(
    join(data, 'postgresql.conf'),
    [
      readFileSync(join(scripts, 'postgresql.conf'), 'utf8'),
      ...Object.entries(settingsOfServer).map(([name, value]) => `${name} = '${value}'\n`),
    ].join(''),
    { flag: 'a' },
  );
  await start();
  await run('createdb', '--host=127.0.0.1', `--port=${port}`, '--username=goldwren', 'goldwren');
  await run('pgbackrest', '--stanza=goldwren', 'stanza-create');
  return {
    url: environment.DATABASE_URL,
    run,
    runScript: (script, argument) => run('bash', join(scripts, script), argument),
    start,
    repositoryBytes: () =>
      Number(
        execFileSync('du', ['--summarize', '--bytes', join(folder, 'repository')], { encoding: 'utf8' }).split('\t')[0],
      ),
    destroy: async () => {
      const [postmaster = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      const children = execFileSync('pgrep', ['--parent', postmaster], { encoding: 'utf8' }).trim().split('\n');
      for (const pid of [postmaster, ...children]) process.kill(Number(pid), 'SIGKILL');
      for (const name of readdirSync(data)) rmSync(join(data, name), { recursive: true });
    },
    remove: async () => {
      if (existsSync(join(data, 'postmaster.pid'))) await run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @throws with the end of its log, when the server has ended. */
async function waitForWrites(
  server: ChildProcessByStdio<null, null, Readable>,
  url: string,
  timeoutMs: number,
): Promise<void> {
  let newest = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    newest = `${newest}${text}`.slice(-keptLogLength);
  });
  const isReady = async () => {
    if (server.exitCode !== null) throw new Error(`the server ended:\n${newest}`);
    return acceptsWrites(url);
  };
  await until('the server accepts writes', isReady, timeoutMs);
}

async function acceptsWrites(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url.replace(/\/goldwren$/, '/postgres') });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query('SELECT pg_is_in_recovery() AS busy')).rows[0].busy === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
