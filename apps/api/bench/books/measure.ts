import type pg from 'pg';
import type { BenchDatabase } from '../bench-database.ts';
import { cpuMicrosOf } from '../machine/process-stats.ts';

export interface Used {
  readonly wallSeconds: number;
  readonly postgresSeconds: number;
  readonly nodeSeconds: number;
  /** Pages that PostgreSQL read, from its memory or not. Exact when nothing else runs. */
  readonly pages: number;
}

/** Returns the pages that all connections to this database have read. The counters of a closed connection are complete. */
async function pagesRead(owner: pg.Client): Promise<number> {
  await owner.query('SELECT pg_stat_force_next_flush()');
  await owner.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await owner.query<{ pages: number }>(
    'SELECT (blks_hit + blks_read)::float8 AS pages FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0]?.pages ?? 0;
}

/**
 * Runs `work` and returns its result with what it used.
 * @param close closes the connections of `work`. Then the counters of their pages are complete
 */
export async function measure<T>(
  { owner, postmasterPid }: BenchDatabase,
  work: () => Promise<T>,
  close: () => Promise<void> = async () => undefined,
): Promise<[result: T, used: Used]> {
  const before = await pagesRead(owner);
  const [begun, postgres, node] = [performance.now(), cpuMicrosOf(postmasterPid), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(node);
  const used = {
    wallSeconds: (performance.now() - begun) / 1_000,
    postgresSeconds: (cpuMicrosOf(postmasterPid) - postgres) / 1_000_000,
    nodeSeconds: (user + system) / 1_000_000,
  };
  await close();
  return [result, { ...used, pages: (await pagesRead(owner)) - before }];
}

export const tableHead =
  '| check | rows of the journal | pages | wall s | PostgreSQL s | Node s |\n|---|---|---|---|---|---|';

export function tableRow(name: string, rows: number | bigint, used: Used): string {
  const times = [used.wallSeconds, used.postgresSeconds, used.nodeSeconds].map((seconds) => seconds.toFixed(2));
  const whole = [rows, used.pages].map((number) => number.toLocaleString('en-US'));
  return `| ${[name, ...whole, ...times].join(' | ')} |`;
}
