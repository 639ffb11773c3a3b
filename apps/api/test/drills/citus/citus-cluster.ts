import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { withSchema } from '../../harness/admin.ts';

const run = promisify(execFile);
const infra = fileURLToPath(new URL('../../../../../infra/cells/', import.meta.url));
/** Outside the repository. The build of Citus in it is used again. */
const citusFolder = process.env.CITUS_FOLDER ?? '/var/tmp/goldwren-citus';
const firstPort = Number(process.env.CELLS_PORTS ?? '25500');
export const plainNode = 9;

export function portOf(node: number): number {
  return firstPort + node;
}

/** The URL of the owner. Every process of the machine can connect, so the password is not secret. */
export function nodeUrl(node: number): string {
  return `postgres://postgres:owner@127.0.0.1:${portOf(node)}/goldwren`;
}

/** Starts the coordinator, the workers and the server without Citus that do not run yet. Builds Citus the first time. */
export async function startNodes(workers = 2): Promise<void> {
  await run(join(infra, 'up'), [citusFolder], { env: { ...process.env, CELLS_WORKERS: String(workers) } });
}

/** Stops the nodes of this folder, which an earlier run may have left, and deletes their data. */
export function removeNodes(): void {
  if (!existsSync(citusFolder)) return;
  execFileSync(join(infra, 'down'), [citusFolder], { stdio: 'pipe' });
  for (const name of readdirSync(citusFolder))
    if (/^node-|\.sql$/.test(name)) rmSync(join(citusFolder, name), { recursive: true });
}

/** The script with the first rows of a cell. */
export function rowsOf(cell: string): string {
  return join(citusFolder, `${cell}.sql`);
}

/** The process ID of the server of a node. */
export function postmasterOf(node: number): number {
  return Number(readFileSync(join(citusFolder, `node-${node}`, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Starts a synchronous standby of a worker, as node 10 + its number. */
export async function startStandby(worker: number): Promise<number> {
  await run(join(infra, 'standby'), [citusFolder, String(worker)]);
  return worker + 10;
}

/** Makes a standby a primary of its own. Returns when it accepts changes. */
export async function promote(node: number): Promise<void> {
  await withClient(nodeUrl(node), (client) => client.query('SELECT pg_promote()'));
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs a statement on the coordinator. */
export async function onCoordinator<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return withClient(nodeUrl(0), async (client) => (await client.query<Row>(text, values)).rows);
}

/** Returns the URL of a cell through the coordinator. `prepare` uses it. */
export function cellAtCoordinator(cell: string): string {
  return withSchema(nodeUrl(0), cell);
}

/** Returns the number of the node that holds a cell. */
export async function holderOf(cell: string): Promise<number> {
  const [row] = await onCoordinator<{ port: number }>(
    'SELECT nodeport AS port FROM citus_shards WHERE table_name = $1::regclass',
    [`${cell}.player`],
  );
  if (!row) throw new Error(`Citus has no cell ${cell}`);
  return row.port - firstPort;
}

/** Returns the URL of the owner on the node that holds a cell. The API and the worker connect there. */
export async function cellAtHolder(cell: string): Promise<string> {
  return withSchema(nodeUrl(await holderOf(cell)), cell);
}

const programs = join(citusFolder, 'tree/usr/lib/postgresql/15/bin');

/** Returns the rows of a cell as a script. */
export async function dumpRows(url: string, cell: string): Promise<string> {
  const { stdout } = await run(join(programs, 'pg_dump'), ['--data-only', '-n', cell, '-d', withoutOptions(url)], {
    maxBuffer: 2 ** 28,
  });
  return stdout;
}

/** pg_dump and psql name every schema. */
export function withoutOptions(url: string): string {
  const parsed = new URL(url);
  parsed.searchParams.delete('options');
  return parsed.toString();
}
