/**
 * `pnpm --filter @goldwren/api data:books [MILLIONS]` writes a month of rounds (10 million by default, about 700 MB each
 * million), and then minutes of 2,000 rounds a second. It measures the check of each minute, damages an amount on an old
 * day, and measures the check of the whole books. It fails when a check of a minute takes more than a second of processor
 * time, or when the damage is not exactly what the whole check finds.
 */

import { invariants } from '../src/modules/health/invariants.ts';
import { checkMoved, checkWholeNow } from '../src/modules/ledger/public.ts';
import { type Database, openDatabase } from '../src/platform/database.ts';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import { addPlayers } from './load/players.ts';
import { createRoundWriter, type RoundWriter, withoutTriggers } from './load/written-rounds.ts';
import { cpuMicrosOf } from './machine/process-stats.ts';
import { printProgress } from './print-progress.ts';

const [millions = 10] = process.argv.slice(2).map(Number);
const historyRounds = millions * 1_000_000;
const playerCount = 10_000;
const roundsPerSecond = 2_000;
const dayMs = 86_400_000;
const minuteMs = 60_000;
const minutes = 4;
const mostSeconds = 1;

interface Used {
  readonly wallSeconds: number;
  readonly postgresSeconds: number;
  readonly nodeSeconds: number;
}

async function measure<T>({ postmasterPid }: BenchDatabase, work: () => Promise<T>): Promise<[T, Used]> {
  const [begun, postgres, node] = [performance.now(), cpuMicrosOf(postmasterPid), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(node);
  return [
    result,
    {
      wallSeconds: (performance.now() - begun) / 1_000,
      postgresSeconds: (cpuMicrosOf(postmasterPid) - postgres) / 1_000_000,
      nodeSeconds: (user + system) / 1_000_000,
    },
  ];
}

function row(name: string, rows: number | bigint, { wallSeconds, postgresSeconds, nodeSeconds }: Used): string {
  const times = [wallSeconds, postgresSeconds, nodeSeconds].map((seconds) => seconds.toFixed(2));
  return `| ${name} | ${rows.toLocaleString('en-US')} | ${times.join(' | ')} |`;
}

/** Plays a minute and checks it, as the worker does at its end. Returns the processor time of the check. */
async function checkMinute(
  bench: BenchDatabase,
  database: Database,
  writer: RoundWriter,
  { from, name }: { from: Date; name: string },
): Promise<number> {
  await writer.write({ rounds: roundsPerSecond * 60, from, to: new Date(from.getTime() + minuteMs) });
  await bench.owner.query(
    `INSERT INTO books_pass (pass, reached_at) VALUES ('moved', $1)
         ON CONFLICT (pass) DO UPDATE SET reached_at = excluded.reached_at`,
    [from],
  );
  const [checked, used] = await measure(bench, () => checkMoved(database, invariants));
  if (checked.findings.length > 0) throw new Error(JSON.stringify(checked.findings));
  printProgress(row(name, checked.rows, used));
  for (const { name: invariant, rows, tookMs } of checked.checks)
    if (rows > 0)
      printProgress(`|   ${invariant} | ${rows.toLocaleString('en-US')} | ${(tookMs / 1_000).toFixed(2)} | | |`);
  return used.postgresSeconds + used.nodeSeconds;
}

/** Raises an old amount by one hundredth, past every trigger. Returns the player. */
async function damageOldDay({ owner }: BenchDatabase, day: Date): Promise<string> {
  const { rows } = await owner.query<{ player_id: string; ref: string; kind: string }>(
    "SELECT player_id, ref, kind FROM journal WHERE at >= $1 AND kind = 'win' LIMIT 1",
    [day],
  );
  const { player_id: player, ref, kind } = rows[0] as (typeof rows)[number];
  await withoutTriggers(owner, async () => {
    await owner.query('UPDATE journal SET amount = amount + 1 WHERE player_id = $1 AND ref = $2 AND kind = $3', [
      player,
      ref,
      kind,
    ]);
  });
  return player;
}

async function run(bench: BenchDatabase, database: Database): Promise<boolean> {
  await addPlayers(bench, playerCount);
  const [recent, since] = [Date.now() - (minutes + 1) * minuteMs, Date.now() - 30 * dayMs];
  const writer = await createRoundWriter(bench.owner, new Date(since));
  printProgress('| check | rows of the journal | wall s | PostgreSQL s | Node s |\n|---|---|---|---|---|');
  const [, written] = await measure(bench, async () => {
    await writer.write({ rounds: historyRounds, from: new Date(since), to: new Date(recent) });
    await bench.owner.query('VACUUM (ANALYZE)');
  });
  printProgress(row('(rounds written)', writer.written, written));
  const seconds: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const from = new Date(recent + minute * minuteMs);
    seconds.push(await checkMinute(bench, database, writer, { from, name: `minute ${minute + 1}` }));
  }
  const player = await damageOldDay(bench, new Date(since + 10 * dayMs));
  const [findings, used] = await measure(bench, () => checkWholeNow(database, invariants));
  const found = findings.map(({ check, player_id }) => `${check} ${player_id}`).sort();
  const { rows } = await bench.owner.query<{ n: number }>('SELECT sum(version)::float8 AS n FROM wallet');
  printProgress(row('whole books', rows[0]?.n ?? 0, used));
  const size = await bench.owner.query<{ gb: number }>('SELECT pg_database_size(current_database()) / 1e9 AS gb');
  printProgress(`\nDatabase: ${Number(size.rows[0]?.gb).toFixed(1)} GB. Found: ${found.join(', ')}`);
  const expected = ['journal_unbroken', 'round_matches_journal', 'wallet_matches_journal'].map(
    (one) => `${one} ${player}`,
  );
  // In the first minute, there is no minute before it that is checked again.
  return Math.max(...seconds.slice(1)) <= mostSeconds && JSON.stringify(found) === JSON.stringify(expected);
}

const bench = await startBenchDatabase();
try {
  const database = openDatabase({
    url: bench.logins.worker,
    role: null,
    maxConnections: 2,
    applicationName: 'goldwren-books',
    onError: (error) => {
      throw error;
    },
  });
  if (!(await run(bench, database).finally(() => database.close()))) process.exitCode = 1;
} finally {
  await bench.stop();
}
