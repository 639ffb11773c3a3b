/**
 * `node bench/scaling.ts` measures the processor time of a round with one, two and four API processes of one database, and with
 * one, two and four cells, each with a process of its own. Each process has 32 connections. The same work needs more processor
 * time when all cores are busy, so the others are compared with one process next to a program that only computes. Prints a table,
 * and fails when a figure is too far above that.
 */
import { spawn } from 'node:child_process';
import pg from 'pg';
import { prepareDatabase } from '../src/prepare.ts';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import type { BenchPlayer } from './load/http-setup.ts';
import { type LoadProcess, startLoad } from './load/load-process.ts';
import { addPlayers, gameId } from './load/players.ts';
import { cpuMicrosOf } from './machine/process-stats.ts';
import type { ServerProcess } from './machine/server-process.ts';
import { startApi } from './machine/start-api.ts';
import { printProgress } from './print-progress.ts';
import { type Figure, missed, table } from './report.ts';

const steps = [
  { name: '1', processes: 1, isNextToLoad: false },
  { name: '1 next to other load', processes: 1, isNextToLoad: true },
  { name: '2', processes: 2, isNextToLoad: false },
  { name: '4', processes: 4, isNextToLoad: false },
] as const;
const compared = '1 next to other load';
const most = 4;
const connections = 32;
const playersOfProcess = 1_600;
const warmUpSeconds = 15;
const windowSeconds = 5;
/** Each number of processes is measured in turn, so that other load on the machine affects all of them. */
const turns = 3;
/** Processor time of a round in percent of that of one process next to other load. */
const atMostPercent = 110;

interface Served {
  readonly api: ServerProcess;
  readonly load: LoadProcess;
}

interface Sum {
  rounds: number;
  seconds: number;
  apiMicros: number;
  postgresMicros: number;
  commits: number;
}

async function serve(database: BenchDatabase, players: BenchPlayer[]): Promise<Served> {
  const api = await startApi(database);
  return { api, load: await startLoad('http-rounds', { port: api.port, connections, gameId, players }) };
}

async function stopAll(served: readonly Served[]): Promise<void> {
  await Promise.all(served.flatMap(({ api, load }) => [load.stop(), api.stop()]));
}

const databaseOfCells = 'goldwren_bench_cells';

/** Creates a cell as a schema of another database of the same server. */
async function openCell(database: BenchDatabase, name: string): Promise<BenchDatabase> {
  const inCell = (url: string) => {
    const changed = new URL(url);
    changed.pathname = `/${databaseOfCells}`;
    changed.searchParams.set('options', `-c search_path=${name}`);
    return changed.toString();
  };
  const { owner: _, logins, ...server } = database;
  const url = inCell(database.url);
  const ownLogins = Object.fromEntries(
    Object.entries(logins).map(([user, login]) => [user, inCell(login)]),
  ) as unknown as BenchDatabase['logins'];
  await prepareDatabase(url, ownLogins);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  return { ...server, url, logins: ownLogins, owner, stop: () => owner.end() };
}

async function countCommits({ owner }: BenchDatabase): Promise<number> {
  await owner.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await owner.query<{ commits: number }>(
    "SELECT sum(xact_commit)::float8 AS commits FROM pg_stat_database WHERE datname LIKE 'goldwren%'",
  );
  return rows[0]?.commits ?? 0;
}

async function measure(database: BenchDatabase, served: readonly Served[], sum: Sum): Promise<void> {
  const read = async () => ({
    apiMicros: served.reduce((total, { api }) => total + cpuMicrosOf(api.pid), 0),
    postgresMicros: cpuMicrosOf(database.postmasterPid),
    commits: await countCommits(database),
  });
  const before = await read();
  const results = await Promise.all(served.map(({ load }) => load.run(windowSeconds)));
  // The counters of the sessions arrive in the statistics within a second.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const after = await read();
  sum.rounds += results.reduce((total, { latencies }) => total + latencies.length, 0);
  sum.seconds += windowSeconds;
  for (const name of ['apiMicros', 'postgresMicros', 'commits'] as const) sum[name] += after[name] - before[name];
}

/** Measures each step. All processes run during the whole measurement. */
async function measureSteps(database: BenchDatabase, served: readonly Served[]): Promise<Map<string, Sum>> {
  const sums = new Map<string, Sum>(
    steps.map(({ name }) => [name, { rounds: 0, seconds: 0, apiMicros: 0, postgresMicros: 0, commits: 0 }]),
  );
  await Promise.all(served.map(({ load }) => load.run(warmUpSeconds)));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { name, processes, isNextToLoad } of steps) {
      const other = isNextToLoad ? spawn(process.execPath, ['--eval', 'for (;;);']) : null;
      await measure(database, served.slice(0, processes), sums.get(name) as Sum).finally(() => other?.kill('SIGKILL'));
    }
  }
  return sums;
}

function perRound({ rounds, ...sum }: Sum) {
  return {
    api: sum.apiMicros / rounds,
    postgres: sum.postgresMicros / rounds,
    roundsOfCommit: rounds / sum.commits,
    perSecond: rounds / sum.seconds,
  };
}

function figuresOf(what: string, sums: ReadonlyMap<string, Sum>): Figure[] {
  const base = perRound(sums.get(compared) as Sum);
  return [...sums].flatMap(([step, sum]): Figure[] => {
    const { api, postgres, roundsOfCommit, perSecond } = perRound(sum);
    const cpuOf = (name: string, micros: number, ofBase: number): Figure => {
      const percent = (micros / ofBase) * 100;
      return {
        name: `${what}: ${step}, CPU per round: ${name}`,
        measured: `${Math.round(micros)} µs, ${percent.toFixed(0)} %`,
        mustReach: { limit: `≤ ${atMostPercent} %`, reached: percent <= atMostPercent },
      };
    };
    return [
      cpuOf('API', api, base.api),
      cpuOf('PostgreSQL', postgres, base.postgres),
      {
        name: `${what}: ${step}, rounds of a transaction / rounds a second`,
        measured: `${roundsOfCommit.toFixed(1)} / ${Math.round(perSecond).toLocaleString('en-US')}`,
      },
    ];
  });
}

async function measureProcesses(database: BenchDatabase): Promise<Figure[]> {
  printProgress('Processes …');
  const players = await addPlayers(database, most * playersOfProcess);
  const served: Served[] = [];
  try {
    for (let n = 0; n < most; n += 1) {
      served.push(await serve(database, players.slice(n * playersOfProcess, (n + 1) * playersOfProcess)));
    }
    return figuresOf('API processes', await measureSteps(database, served));
  } finally {
    await stopAll(served);
  }
}

async function measureCells(database: BenchDatabase): Promise<Figure[]> {
  printProgress('Cells …');
  const cells: BenchDatabase[] = [];
  const served: Served[] = [];
  await database.owner.query(`CREATE DATABASE ${databaseOfCells}`);
  try {
    for (let n = 0; n < most; n += 1) {
      const cell = await openCell(database, `cell_${n}`);
      cells.push(cell);
      served.push(await serve(cell, await addPlayers(cell, playersOfProcess)));
    }
    return figuresOf('Cells', await measureSteps(database, served));
  } finally {
    await stopAll(served);
    for (const cell of cells) await cell.stop();
  }
}

const database = await startBenchDatabase();
try {
  const figures = [...(await measureProcesses(database)), ...(await measureCells(database))];
  console.log(table(figures));
  for (const { name, measured, mustReach } of missed(figures)) {
    console.error(`Missed: ${name} is ${measured}, must be ${mustReach?.limit}`);
    process.exitCode = 1;
  }
} finally {
  await database.stop();
}
