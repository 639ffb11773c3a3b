/**
 * `pnpm --filter @goldwren/api data:books [MILLIONS] [--backup] [--plans]` writes a month of rounds (10 million by default, about 600
 * MB each million), and then minutes of 2,000 rounds a second. It measures the check of each minute, damages an amount on an old
 * day, and measures the check of the whole books. It fails when a check of a minute takes more than a second of processor
 * time, or when the damage is not exactly what the whole check finds.
 *
 * `--backup` uses Debian's PostgreSQL and pgBackRest. The whole check then ends with the piece that has the damage. The damage is
 * repaired, the database is backed up and restored, and the whole restored database is checked. `--plans` prints the plans of
 * the statements that check one more minute.
 */
import { invariants } from '../src/modules/health/invariants.ts';
import { checkMoved, checkNextPiece, requestWholePass } from '../src/modules/ledger/public.ts';
import { type Database, openDatabase } from '../src/platform/database.ts';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import { measureRestore, startBackedUpDatabase } from './books/backups.ts';
import { measure, tableHead, tableRow, type Used } from './books/measure.ts';
import { addPlayers } from './load/players.ts';
import { createRoundWriter, type RoundWriter, withoutDurability, withoutTriggers } from './load/written-rounds.ts';
import { printProgress } from './print-progress.ts';

const options = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')));
const [millions = 10] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))
  .map(Number);
const historyRounds = millions * 1_000_000;
const playerCount = 10_000;
const roundsPerSecond = 2_000;
const dayMs = 86_400_000;
const minuteMs = 60_000;
const minutes = 4;
const mostSeconds = 1;

function openWorker(bench: BenchDatabase, onConnect?: Parameters<typeof openDatabase>[0]['onConnect']): Database {
  return openDatabase({
    url: bench.logins.worker,
    role: null,
    maxConnections: 2,
    applicationName: 'goldwren-books',
    onError: (error) => {
      throw error;
    },
    ...(onConnect ? { onConnect } : {}),
  });
}

/** Runs `work` with connections of a worker, and closes them. */
async function measureWorker<T>(bench: BenchDatabase, work: (database: Database) => Promise<T>): Promise<[T, Used]> {
  const database = openWorker(bench);
  return measure(
    bench,
    () => work(database),
    () => database.close(),
  );
}

/** Writes a minute of rounds, and lets the next check begin with it. */
async function playMinute({ owner }: BenchDatabase, writer: RoundWriter, from: Date): Promise<void> {
  await writer.write({ rounds: roundsPerSecond * 60, from, to: new Date(from.getTime() + minuteMs) });
  await owner.query(
    `INSERT INTO books_pass (pass, reached_at) VALUES ('moved', $1)
         ON CONFLICT (pass) DO UPDATE SET reached_at = excluded.reached_at`,
    [from],
  );
}

/** Checks a minute, as the worker does at its end. Returns the processor time. */
async function checkMinute(bench: BenchDatabase, name: string): Promise<number> {
  const [checked, used] = await measureWorker(bench, (database) => checkMoved(database, invariants));
  if (checked.findings.length > 0) throw new Error(JSON.stringify(checked.findings));
  printProgress(tableRow(name, checked.rows, used));
  return used.postgresSeconds + used.nodeSeconds;
}

/** Prints the plan of each statement of a check, with the pages that it read. */
async function printPlans(bench: BenchDatabase): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '20',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_level': 'notice',
  };
  const { rows } = await bench.owner.query<{ name: string }>('SELECT current_database() AS name');
  const name = rows[0]?.name;
  await bench.owner.query("LOAD 'auto_explain'");
  for (const [setting, value] of Object.entries(settings))
    await bench.owner.query(`ALTER DATABASE ${name} SET ${setting} = '${value}'`);
  const database = openWorker(bench, async (client) => {
    client.on('notice', ({ message }) => printProgress(message ?? ''));
  });
  await checkMoved(database, invariants).finally(() => database.close());
  for (const setting of Object.keys(settings)) await bench.owner.query(`ALTER DATABASE ${name} RESET ${setting}`);
}

interface Damage {
  readonly player: string;
  repair(): Promise<void>;
}

/** Raises an old amount of one of the first players by one hundredth, past every trigger. */
async function damageOldDay({ owner }: BenchDatabase, day: Date): Promise<Damage> {
  const { rows } = await owner.query<{ player_id: string; ref: string; kind: string }>(
    `SELECT player_id, ref, kind FROM journal WHERE at >= $1 AND kind = 'win'
        AND player_id <= (SELECT player_id FROM wallet ORDER BY player_id OFFSET $2 LIMIT 1) LIMIT 1`,
    [day, playerCount / 5],
  );
  const { player_id: player, ref, kind } = rows[0] as (typeof rows)[number];
  const add = (hundredths: number) =>
    withoutTriggers(owner, async () => {
      await owner.query('UPDATE journal SET amount = amount + $4 WHERE player_id = $1 AND ref = $2 AND kind = $3', [
        player,
        ref,
        kind,
        hundredths,
      ]);
    });
  await add(1);
  return { player, repair: () => add(-1) };
}

/** Checks the whole books in pieces, as at night. Returns whether it found exactly the damage. */
async function checkWhole(bench: BenchDatabase, { player }: Damage): Promise<boolean> {
  const found: string[] = [];
  let pieces = 0;
  const [, used] = await measureWorker(bench, async (database) => {
    await requestWholePass(database.db);
    for (let isOver = false; !isOver && !(options.has('--backup') && found.length > 0); pieces += 1) {
      const piece = await checkNextPiece(database, invariants);
      found.push(...piece.findings.map(({ check, player_id }) => `${check} ${player_id}`));
      isOver = piece.isOver;
    }
  });
  const { rows } = await bench.owner.query<{ n: number }>(
    `SELECT sum(version)::float8 AS n FROM wallet
      WHERE player_id <= coalesce((SELECT last_player FROM books_pass WHERE pass = 'whole'), player_id)`,
  );
  printProgress(tableRow(`whole books, ${pieces} pieces`, rows[0]?.n ?? 0, used));
  printProgress(`\nFound: ${found.sort().join(', ')}`);
  const expected = ['journal_unbroken', 'round_matches_journal', 'wallet_matches_journal'];
  return JSON.stringify(found) === JSON.stringify(expected.map((one) => `${one} ${player}`));
}

async function run(bench: BenchDatabase): Promise<boolean> {
  await addPlayers(bench, playerCount);
  const since = Date.now() - 30 * dayMs;
  const writer = await createRoundWriter(bench.owner, new Date(since));
  const [, written] = await measure(bench, () =>
    withoutDurability(bench.owner, () =>
      writer.write(
        { rounds: historyRounds, from: new Date(since), to: new Date(since + 30 * dayMs - 10 * minuteMs) },
        (so) => {
          if (so % 1_000_000 === 0) printProgress(`${so / 1_000_000} million rounds, ${new Date().toISOString()}`);
        },
      ),
    ),
  );
  const size = await bench.owner.query<{ gb: number; version: string }>(
    "SELECT pg_database_size(current_database()) / 1e9 AS gb, current_setting('server_version') AS version",
  );
  printProgress(`PostgreSQL ${size.rows[0]?.version}, ${Number(size.rows[0]?.gb).toFixed(1)} GB\n${tableHead}`);
  printProgress(tableRow('(rounds written)', writer.written, written));
  // Autovacuum would read pages of its own while the check is measured.
  await bench.owner.query('ALTER SYSTEM SET autovacuum = off');
  await bench.owner.query('SELECT pg_reload_conf()');
  // More minutes than are played, and less than the longest window of a check.
  const recent = Date.now() - 10 * minuteMs;
  const seconds: number[] = [];
  let minute = 0;
  const playNext = () => playMinute(bench, writer, new Date(recent + minute++ * minuteMs));
  while (minute < minutes) {
    await playNext();
    seconds.push(await checkMinute(bench, `minute ${minute}`));
  }
  if (options.has('--plans')) {
    await playNext();
    await printPlans(bench);
  }
  const damage = await damageOldDay(bench, new Date(since + 10 * dayMs));
  const isFound = await checkWhole(bench, damage);
  await bench.owner.query('ALTER SYSTEM RESET autovacuum');
  await bench.owner.query('SELECT pg_reload_conf()');
  let wrong: string[] = [];
  if ('server' in bench) {
    await damage.repair();
    wrong = await measureRestore(bench as Awaited<ReturnType<typeof startBackedUpDatabase>>, playNext);
    printProgress(`\nWrong after the restore: ${wrong.join('; ') || 'nothing'}`);
  }
  // In the first minute, there is no minute before it that is checked again.
  return isFound && wrong.length === 0 && Math.max(...seconds.slice(1)) <= mostSeconds;
}

const bench = await (options.has('--backup') ? startBackedUpDatabase() : startBenchDatabase());
try {
  if (!(await run(bench))) process.exitCode = 1;
} finally {
  await bench.stop();
}
