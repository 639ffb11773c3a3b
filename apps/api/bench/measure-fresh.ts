import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import { freshFigures } from './figures.ts';
import type { BenchPlayer } from './load/http-setup.ts';
import { startLoad } from './load/load-process.ts';
import { addPlayers, gameId } from './load/players.ts';
import { startApi } from './machine/start-api.ts';
import { printProgress } from './print-progress.ts';
import type { Figure } from './report.ts';
import { settle } from './seed-players.ts';

const connections = 32;
const first = 64;
const more = 3_200;
const seconds = 5;

/** The tables that a request reads. */
const tables = ['player', 'http_session', 'game_session', 'wallet'];
/** Autovacuum checks once a minute, and may need two checks. */
const countedWithinMs = 240_000;

/** Waits until autovacuum has analysed the rows inserted since `from`. Returns the seconds. */
async function counted(owner: pg.Client, from: number): Promise<number> {
  for (;;) {
    const { rows } = await owner.query<{ counted: number }>(
      `SELECT count(*)::int AS counted FROM pg_stat_user_tables
        WHERE relname = ANY($1) AND last_autoanalyze > to_timestamp($2 / 1000.0)`,
      [tables, from],
    );
    if (rows[0]?.counted === tables.length) return (Date.now() - from) / 1000;
    if (Date.now() - from > countedWithinMs) throw new Error('autovacuum does not count the players');
    await sleep(200);
  }
}

/**
 * Measures rounds on a site's first day. The API has planned its statements with almost no rows when the players arrive.
 * It measures before and after autovacuum has analysed them, and again on a fully analysed database.
 */
export async function measureFreshDatabase(): Promise<Figure[]> {
  printProgress('Fresh database …');
  const database = await startBenchDatabase();
  try {
    const api = await startApi(database);
    return await measureFirstDay(database, api.port).finally(() => api.stop());
  } finally {
    await database.stop();
  }
}

async function measureFirstDay(database: BenchDatabase, port: number): Promise<Figure[]> {
  const arrive = (count: number) => addPlayers(database, count, { analyzed: false });
  const rate = async (players: readonly BenchPlayer[]): Promise<number> => {
    const load = await startLoad('http-rounds', { port, connections, gameId, players });
    try {
      await load.run(seconds / 2);
      const { latencies, seconds: took } = await load.run(seconds);
      return latencies.length / took;
    } finally {
      await load.stop();
    }
  };
  await rate(await arrive(first));
  const from = Date.now();
  const uncounted = await rate(await arrive(more));
  const countedAfterSeconds = await counted(database.owner, from);
  const fresh = await rate(await arrive(more));
  const later = await arrive(more);
  await settle(database.owner);
  return freshFigures({ uncounted, countedAfterSeconds, fresh, analyzed: await rate(later) });
}
