/**
 * `pnpm --filter @goldwren/api data:month [PART [DAYS]]` plays a month of 2,000 rounds a second in miniature: one round of PART
 * (1,000 by default), with the IDs of their simulated day. The month begins in the middle of a calendar month, so it crosses a
 * border of partitions. It prints the cost of a round for each day. It fails when the days after the
 * border cost more than those before it, or when the books do not balance. Pages and log are exact. Processor time is also compared with that of a fixed statement, which
 * runs in turn with the rounds, because a busy machine makes both more expensive.
 */
import { setTimeout as pause } from 'node:timers/promises';
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
const now = new Date();
/** The month begins on the 16th. */
const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 16);
const daysBeforeBorder = (Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - start) / dayMs;
const callers = 64;
const playerCount = 2_048;
const stake = 100n;
/** Every fourth round wins, and the balances stay where they are. */
const payout = (round: number): bigint => (round % 4 === 0 ? 4n * stake : 0n);
/** A day is played in this many parts. The fixed statement runs before each of them. */
const partsOfDay = 5;
/** About 0.1 s of processor time. */
const fixedStatement = 'SELECT sum(hashtextextended(md5(n::text), n)) FROM generate_series(1, 150000) n';
const pageRows = 51;
const pagesToRead = 400;
/** How much more a day of the second month may cost than the same day of the first. */
const mostGrowth = 1.05;
/** The time in which the server ends the processes of closed connections. */
const afterCloseMs = 500;

interface Player extends BenchPlayer {
  nonce: number;
}

interface Day {
  readonly cpuMicros: number;
  /** Processor time of a thousand rounds, relative to that of the fixed statement of the same day. */
  readonly relative: number;
  /** Pages that the connections read, from the memory of PostgreSQL or not. */
  readonly pages: number;
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

/** Plays the rounds of a day from number `begun` up to `end`. */
async function playPart(
  batchers: RoundBatchers,
  players: readonly Player[],
  { from, begun, end }: { from: number; begun: number; end: number },
): Promise<void> {
  let played = begun;
  const playOwn = async (caller: number): Promise<void> => {
    for (let turn = caller; played < end; turn += callers) {
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
  for (const { id } of players.slice(0, pagesToRead))
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

/** Returns the pages that all connections of clients have read. The counters of a closed connection are complete. */
async function pagesRead({ owner }: BenchDatabase): Promise<number> {
  await owner.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await owner.query<{ pages: number }>(
    "SELECT sum(hits + reads)::float8 AS pages FROM pg_stat_io WHERE backend_type = 'client backend'",
  );
  return rows[0]?.pages ?? 0;
}

async function playDay(bench: BenchDatabase, players: readonly Player[], from: number): Promise<Day> {
  const [wal, bytes, pages] = [await walPosition(bench.owner), await storedBytes(bench), await pagesRead(bench)];
  const database = openPlayers(bench);
  const batchers = createRoundBatchers({ database, config: { batchesRounds: true, roundMinIntervalMs: 0 } });
  const used = { rounds: 0, fixed: 0, ms: 0 };
  for (let done = 0; done < partsOfDay; done += 1) {
    const [begun, end] = [done, done + 1].map((part) => Math.round((roundsADay * part) / partsOfDay)) as [
      number,
      number,
    ];
    used.fixed += await cpuOf(bench, async () => {
      await bench.owner.query(fixedStatement);
    });
    const since = performance.now();
    used.rounds += await cpuOf(bench, () => playPart(batchers, players, { from, begun, end }));
    used.ms += performance.now() - since;
  }
  await database.close();
  await pause(afterCloseMs);
  const day = {
    cpuMicros: used.rounds / roundsADay,
    relative: (used.rounds / roundsADay / used.fixed) * partsOfDay * 1_000,
    pages: ((await pagesRead(bench)) - pages) / roundsADay,
    walBytes: ((await walPosition(bench.owner)) - wal) / roundsADay,
    seconds: used.ms / 1_000,
    storedBytes: ((await storedBytes(bench)) - bytes) / roundsADay,
  };
  const reader = openPlayers(bench);
  const pageMicros = (await cpuOf(bench, () => readPages(reader, players))) / pagesToRead;
  await reader.close();
  return { ...day, pageMicros };
}

async function playMonth(bench: BenchDatabase): Promise<Day[]> {
  const players = (await addPlayers(bench, playerCount)).map((player) => ({ ...player, nonce: 0 }));
  const measured: Day[] = [];
  for (let day = 0; day < days; day += 1) {
    measured.push(await playDay(bench, players, start + day * dayMs));
    printProgress(lineOf(measured.at(-1) as Day, day));
  }
  // The checks read everything once, with plans for what is there now.
  await bench.owner.query('ANALYZE');
  const database = openPlayers(bench);
  for (const { name, check } of invariants) {
    const found = await check(database.db, 1, wholeBooks);
    if (found.length > 0) throw new Error(`${name}: ${JSON.stringify(found)}`);
  }
  await database.close();
  return measured;
}

function lineOf(day: Day, number: number): string {
  const { cpuMicros, relative, pages, walBytes, storedBytes: stored, pageMicros, seconds } = day;
  const whole = [walBytes, stored, pageMicros, roundsADay / seconds].map((one) =>
    Math.round(one).toLocaleString('en-US'),
  );
  return `| ${[number + 1, cpuMicros.toFixed(1), relative.toFixed(3), pages.toFixed(1), ...whole].join(' | ')} |`;
}

function mean(some: readonly Day[], of: keyof Day): number {
  return some.reduce((sum, day) => sum + day[of], 0) / some.length;
}

function openPlayers(bench: BenchDatabase): Database {
  return openDatabase({
    url: bench.logins.players,
    role: null,
    maxConnections: 10,
    applicationName: 'goldwren-month',
    statementTimeoutMs: 600_000,
    onError: (error) => {
      throw error;
    },
  });
}

const bench = await startBenchDatabase();
try {
  printProgress(`${roundsADay.toLocaleString('en-US')} rounds a day, ${playerCount} players\n`);
  printProgress(
    '| day | PostgreSQL µs/round | thousand rounds / fixed statement | pages/round | WAL B/round | stored B/round | µs/page of activity | rounds/s |\n|---|---|---|---|---|---|---|---|',
  );
  const measured = await playMonth(bench);
  // An index grows in waves, because its pages fill at the same time. So each partition is compared with the other at the same age.
  // On its first day, the indexes of every player are still empty.
  const compared = Math.min(daysBeforeBorder, days - daysBeforeBorder) - 1;
  const [first, second] = [1, daysBeforeBorder + 1].map((from) => measured.slice(from, from + compared));
  for (const name of ['relative', 'pages', 'walBytes', 'storedBytes'] as const) {
    const growth = mean(second ?? [], name) / mean(first ?? [], name);
    printProgress(`${name}: ${compared} days of the second month cost ${growth.toFixed(3)} times those of the first.`);
    // Without a whole day in each month, there is nothing to compare.
    if (!(growth <= mostGrowth)) process.exitCode = 1;
  }
} finally {
  await bench.stop();
}
