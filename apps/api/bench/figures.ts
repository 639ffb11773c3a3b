import type { BenchRow } from '@goldwren/game-engine/proof';
import type { LoadResult } from './load/closed-loop.ts';
import type { MemorySeen } from './machine/process-stats.ts';
import type { StartTimes } from './measure-start.ts';
import type { Compared } from './measure-traffic.ts';
import type { Figure } from './report.ts';

const atLeastRoundsRatio = 1.1;
const atMostP99Ms = 40;
/** CPU of PostgreSQL for a round over HTTP with all its reads, relative to the bare function. */
const atMostPostgresRatio = 0.45;
/** By the number of callers. */
const atLeastBatchRatio: Readonly<Record<number, number>> = { 32: 2.3, 128: 4 };
/** The p50 of a single connection, relative to an API without batches. */
const atMostLoneRatio = 1.05;
const atLeastFreshRatio = 0.8;
const atLeastWalletRatio = 0.9;
const atMostWalBytes = 1_600;
const atMostStartSeconds = 10;
const atMostMegabytes = 250;
const atLeastAudited = 20_000;
/** A warm heap varies by a few megabytes. A leak at this request rate grows by far more. */
const atMostGrowth = 0.15;

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

export function roundFigures({ http, bare }: Compared): Figure[] {
  const ratio = http.perSecond / bare.perSecond;
  return [
    { name: 'Rounds over HTTP, 32 connections', measured: `${whole(http.perSecond)} /s` },
    { name: 'Rounds by the bare function, 32 callers (the limit)', measured: `${whole(bare.perSecond)} /s` },
    {
      name: 'Rounds over HTTP, share of the limit',
      measured: percent(ratio),
      mustReach: { limit: `≥ ${percent(atLeastRoundsRatio)}`, reached: ratio >= atLeastRoundsRatio },
    },
    { name: 'Round over HTTP, p50', measured: ms(http.p50Ms) },
    {
      name: 'Round over HTTP, p99',
      measured: ms(http.p99Ms),
      mustReach: { limit: `< ${atMostP99Ms} ms`, reached: http.p99Ms < atMostP99Ms },
    },
    { name: 'Round by the bare function, p50 / p99', measured: `${ms(bare.p50Ms)} / ${ms(bare.p99Ms)}` },
    { name: 'CPU per round over HTTP: API', measured: `${whole(http.apiMicros)} µs` },
    { name: 'CPU per round over HTTP: PostgreSQL', measured: `${whole(http.postgresMicros)} µs` },
    { name: 'CPU per round over HTTP: load generator', measured: `${whole(http.generatorMicros)} µs` },
    { name: 'CPU per round by the bare function: PostgreSQL', measured: `${whole(bare.postgresMicros)} µs` },
    {
      name: 'CPU of PostgreSQL, share of the bare function',
      measured: percent(http.postgresMicros / bare.postgresMicros),
      mustReach: {
        limit: `≤ ${percent(atMostPostgresRatio)}`,
        reached: http.postgresMicros <= atMostPostgresRatio * bare.postgresMicros,
      },
    },
    { name: 'CPU per round by the bare function: caller', measured: `${whole(bare.generatorMicros)} µs` },
    {
      name: 'Write-ahead log per round',
      measured: `${whole(http.walBytes)} B`,
      mustReach: { limit: `≤ ${whole(atMostWalBytes)} B`, reached: http.walBytes <= atMostWalBytes },
    },
  ];
}

/** Compares `batches` through the API's batchers with `bare` calls one by one, with the same number of callers. */
export function batchFigures({ http: batches, bare }: Compared, callers: number): Figure[] {
  const ratio = batches.perSecond / bare.perSecond;
  const atLeast = atLeastBatchRatio[callers] ?? 1;
  return [
    { name: `Rounds by the bare function in batches, ${callers} callers`, measured: `${whole(batches.perSecond)} /s` },
    {
      name: `the same, compared with single calls (${whole(bare.perSecond)} /s)`,
      measured: `${ratio.toFixed(2)} ×`,
      mustReach: { limit: `≥ ${atLeast.toFixed(1)} ×`, reached: ratio >= atLeast },
    },
  ];
}

/** Compares one connection with one at an API without batches. */
export function loneFigures({ http, bare: singly }: Compared): Figure[] {
  return [
    {
      name: 'Round over one connection, p50 with batches / without',
      measured: `${http.p50Ms.toFixed(2)} ms / ${singly.p50Ms.toFixed(2)} ms`,
      mustReach: {
        limit: `≤ ${atMostLoneRatio.toFixed(2)} ×`,
        reached: http.p50Ms <= atMostLoneRatio * singly.p50Ms,
      },
    },
  ];
}

/** Every call returned 200, because the run ends on any other status. */
export function manyFigures({ latencies, seconds }: LoadResult, connections: number): Figure[] {
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number): string => ms(sorted[Math.floor(sorted.length * share)] ?? 0);
  return [
    {
      name: `Rounds over ${connections} connections, p50 / p99`,
      measured: `${whole(latencies.length / seconds)} /s, ${at(0.5)} / ${at(0.99)}`,
      mustReach: { limit: 'no error', reached: latencies.length > connections },
    },
  ];
}

export interface FreshRates {
  /** Rounds per second: before autovacuum analysed the players, after it did, and on a fully analysed database. */
  readonly uncounted: number;
  readonly fresh: number;
  readonly analyzed: number;
  readonly countedAfterSeconds: number;
}

export function freshFigures({ uncounted, fresh, analyzed, countedAfterSeconds }: FreshRates): Figure[] {
  const ratio = fresh / analyzed;
  return [
    {
      name: `Rounds over HTTP on a new database (${whole(uncounted)} /s), share of the rate after ANALYZE`,
      measured: percent(uncounted / analyzed),
    },
    {
      name: `the same ${whole(countedAfterSeconds)} s later, after autovacuum (${whole(fresh)} /s)`,
      measured: percent(ratio),
      mustReach: { limit: `≥ ${percent(atLeastFreshRatio)}`, reached: ratio >= atLeastFreshRatio },
    },
  ];
}

export function walletFigures({ http, bare }: Compared): Figure[] {
  const ratio = http.perSecond / bare.perSecond;
  return [
    { name: 'Wallet reads over HTTP, 32 connections', measured: `${whole(http.perSecond)} /s` },
    { name: 'Wallet reads by the bare route (the limit)', measured: `${whole(bare.perSecond)} /s` },
    {
      name: 'Wallet reads, share of the limit',
      measured: percent(ratio),
      mustReach: { limit: `≥ ${percent(atLeastWalletRatio)}`, reached: ratio >= atLeastWalletRatio },
    },
    { name: 'Wallet read over HTTP, p50 / p99', measured: `${ms(http.p50Ms)} / ${ms(http.p99Ms)}` },
    { name: 'CPU per wallet read: API', measured: `${whole(http.apiMicros)} µs` },
  ];
}

export function engineFigures(rows: readonly BenchRow[]): Figure[] {
  return rows.map(({ name, unit, value, limit }) => ({
    name,
    measured: `${whole(value)} ${unit}`,
    ...(limit > 0 ? { mustReach: { limit: `≥ ${whole(limit)}`, reached: value >= limit } } : {}),
  }));
}

export interface AuditRates {
  /** The rounds of the audited day. */
  readonly rounds: number;
  readonly perSecond: number;
  /** CPU time of the two processes for each round. */
  readonly nodeMicros: number;
  readonly postgresMicros: number;
  /** CPU time of deriving one of the same rounds, and nothing else. */
  readonly deriveMicros: number;
}

export function auditFigures({ rounds, perSecond, nodeMicros, postgresMicros, deriveMicros }: AuditRates): Figure[] {
  const ratio = (nodeMicros + postgresMicros) / deriveMicros;
  return [
    {
      name: `Audit of rounds, two processes (${whole(rounds)} rounds of all games)`,
      measured: `${whole(perSecond)} /s`,
      mustReach: { limit: `≥ ${whole(atLeastAudited)} /s`, reached: perSecond >= atLeastAudited },
    },
    {
      name: 'CPU per audited round: processes of the audit + PostgreSQL',
      measured: `${whole(nodeMicros)} µs + ${whole(postgresMicros)} µs`,
    },
    {
      name: `the same, compared with the bare derivation (${whole(deriveMicros)} µs)`,
      measured: `${ratio.toFixed(1)} ×`,
    },
  ];
}

export function startFigures({ firstSeconds, againSeconds }: StartTimes): Figure[] {
  return [
    {
      name: '`pnpm start`, warm clone, until the page is served',
      measured: `${againSeconds.toFixed(1)} s`,
      mustReach: { limit: `< ${atMostStartSeconds} s`, reached: againSeconds < atMostStartSeconds },
    },
    { name: 'the same with a new database', measured: `${firstSeconds.toFixed(1)} s` },
  ];
}

/** `windows` are the equal windows of rounds, in order. `later` are the windows after them. */
export function memoryFigures(windows: readonly MemorySeen[], later: readonly MemorySeen[], idleMb: number): Figure[] {
  const peak = Math.max(...[...windows, ...later].map(({ peakMb }) => peakMb));
  const medians = windows.map(({ medianMb }) => medianMb);
  const growth = (medians.at(-1) ?? 0) / (medians[0] ?? 1) - 1;
  return [
    {
      name: 'Memory of the API, peak of the run',
      measured: `${whole(peak)} MB`,
      mustReach: { limit: `< ${atMostMegabytes} MB`, reached: peak < atMostMegabytes },
    },
    {
      name: 'Memory of the API, medians of three equal windows',
      measured: medians.map((mb) => `${whole(mb)} MB`).join(' → '),
      mustReach: { limit: `growth ≤ ${percent(atMostGrowth)}`, reached: growth <= atMostGrowth },
    },
    { name: 'Memory of the API, idle after the run', measured: `${whole(idleMb)} MB` },
  ];
}
