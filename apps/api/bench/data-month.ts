/**
 * `pnpm --filter @goldwren/api data:month [PART [DAYS]]` plays a month of 2,000 rounds a second in miniature: one round of PART
 * (1,000 by default), with the IDs of their simulated day. The month begins in the middle of a calendar month, so it crosses a
 * border of partitions. It prints the cost of a round for each day. It fails when the last days cost more than the first
 * ones, or when the books do not balance.
 */
import { createRoundBatchers } from '../src/modules/games/public.ts';
import type { RoundBatchers } from '../src/modules/games/rounds/round-batchers.ts';
import { invariants } from '../src/modules/health/invariants.ts';
import { selectJournal, wholeBooks } from '../src/modules/ledger/public.ts';
import { type Database, openDatabase } from '../src/platform/database.ts';
import { firstIdOf, newId, withTimeOf } from '../src/platform/ids.ts';
import { type BenchDatabase, startBenchDatabase, walPosition } from './bench-database.ts';
import type { BenchPlayer } from './load/http-setup.ts';
import { addPlayers } from './load/players.ts';
import { cpuMicrosOf } from './machine/process-stats.ts';
import { printProgress } from './print-progress.ts';

const roundsPerSecond = 2_000;
const [part = 1_000, days = 30] = process.argv.slice(2).map(Number);
const roundsADay = Math.round((roundsPerSecond * 86_400) / part);
const dayMs = 86_400_000;
const callers = 64;
const playerCount = 2_048;
const stake = 100n;
/** Every fourth round wins, and the balances stay where they are. */
const payout = (round: number): bigint => (round % 4 === 0 ? 4n * stake : 0n);
const pageRows = 51;
const pagesRead = 400;
/** How much more the last five days may cost than the first five after the first day. */
const mostGrowth = 1.05;
const comparedDays = 5;

interface Player extends BenchPlayer {
  nonce: number;
}

interface Day {
  readonly cpuMicros: number;
  readonly walBytes: number;
  readonly seconds: number;
  /** PostgreSQL's time for the first page of the activity of a player. */
  readonly pageMicros: number;
  readonly storedBytes: number;
}

/** A new ID with the time of a simulated moment. */
function idAt(at: number): string {
  return withTimeOf(firstIdOf(new Date(at)), newId());
}

async function playDay(batchers: RoundBatchers, players: readonly Player[], from: number): Promise<void> {
  let played = 0;
  const playOwn = async (caller: number): Promise<void> => {
    for (let turn = caller; played < roundsADay; turn += callers) {
      const round = played++;
      const player = players[turn % players.length] as Player;
      const nonce = player.nonce++;
      await batchers.play({
        playerId: player.id,
        sessionId: player.sessionId,
        id: idAt(from + (round / roundsADay) * dayMs),
        nonce,
        currency: nonce % 2 === 0 ? 'gold' : 'sweeps',
        stake,
        settled: true,
        payout: payout(round),
        clientSeed: `month-${nonce}`,
        choice: {},
        idempotency: null,
      });
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => playOwn(caller)));
}

async function readPages(database: Database, players: readonly Player[]): Promise<void> {
  for (const { id } of players.slice(0, pagesRead))
    await selectJournal(database.db, {
      playerId: id,
      currency: 'gold',
      kind: null,
      belowSeq: 2n ** 62n,
      limit: pageRows,
    });
}

async function storedBytes({ owner }: BenchDatabase): Promise<number> {
  const { rows } = await owner.query<{ bytes: number }>(
    `SELECT sum(pg_total_relation_size(t.relid))::float8 AS bytes
       FROM unnest(ARRAY['journal', 'round']::regclass[]) r, pg_partition_tree(r) t`,
  );
  return rows[0]?.bytes ?? 0;
}

/** Runs `work` and returns the CPU time of PostgreSQL, in microseconds. */
async function cpuOf({ postmasterPid }: BenchDatabase, work: () => Promise<void>): Promise<number> {
  const from = cpuMicrosOf(postmasterPid);
  await work();
  return cpuMicrosOf(postmasterPid) - from;
}

async function playMonth(bench: BenchDatabase, database: Database): Promise<Day[]> {
  const players = (await addPlayers(bench, playerCount)).map((player) => ({ ...player, nonce: 0 }));
  const batchers = createRoundBatchers({ database, config: { batchesRounds: true, roundMinIntervalMs: 0 } });
  const now = new Date();
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 16);
  const measured: Day[] = [];
  for (let day = 0; day < days; day += 1) {
    const [wal, bytes, begun] = [await walPosition(bench.owner), await storedBytes(bench), performance.now()];
    const cpuMicros = await cpuOf(bench, () => playDay(batchers, players, start + day * dayMs));
    measured.push({
      cpuMicros: cpuMicros / roundsADay,
      walBytes: ((await walPosition(bench.owner)) - wal) / roundsADay,
      seconds: (performance.now() - begun) / 1_000,
      storedBytes: ((await storedBytes(bench)) - bytes) / roundsADay,
      pageMicros: (await cpuOf(bench, () => readPages(database, players))) / pagesRead,
    });
    printProgress(lineOf(measured.at(-1) as Day, day));
  }
  // The checks read everything once, with plans for what is there now.
  await bench.owner.query('ANALYZE');
  for (const { name, check } of invariants) {
    const found = await check(database.db, 1, wholeBooks);
    if (found.length > 0) throw new Error(`${name}: ${JSON.stringify(found)}`);
  }
  return measured;
}

function lineOf({ cpuMicros, walBytes, storedBytes: stored, pageMicros, seconds }: Day, day: number): string {
  const rate = Math.round(roundsADay / seconds).toLocaleString('en-US');
  return `| ${day + 1} | ${cpuMicros.toFixed(1)} | ${Math.round(walBytes)} | ${Math.round(stored)} | ${Math.round(pageMicros)} | ${rate} |`;
}

/** The median, because other programs of the machine can make a day much more expensive. */
function median(some: readonly Day[]): number {
  const sorted = some.map(({ cpuMicros }) => cpuMicros).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const bench = await startBenchDatabase();
try {
  printProgress(`${roundsADay.toLocaleString('en-US')} rounds a day, ${playerCount} players\n`);
  printProgress(
    '| day | PostgreSQL µs/round | WAL B/round | stored B/round | µs/page of activity | rounds/s |\n|---|---|---|---|---|---|',
  );
  const database = openDatabase({
    url: bench.logins.players,
    role: null,
    maxConnections: 10,
    applicationName: 'goldwren-month',
    statementTimeoutMs: 600_000,
    onError: (error) => {
      throw error;
    },
  });
  const measured = await playMonth(bench, database).finally(() => database.close());
  // On the first day, the indexes of every player are still empty.
  const growth = median(measured.slice(-comparedDays)) / median(measured.slice(1, 1 + comparedDays));
  printProgress(
    `\nThe last ${comparedDays} days cost ${growth.toFixed(3)} times the first ones, at most ${mostGrowth}.`,
  );
  if (growth > mostGrowth) process.exitCode = 1;
} finally {
  await bench.stop();
}
