/**
 * `pnpm load:model` computes what a number of concurrent players needs, from the figures in docs/benchmarks.md and the
 * assumptions below, and writes the table of docs/operations/scaling.md. With `--check` it only compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fromPackageRoot } from '../src/platform/package-root.ts';

const benchmarks = fromPackageRoot('..', '..', 'docs', 'benchmarks.md');
const page = fromPackageRoot('..', '..', 'docs', 'operations', 'scaling.md');
const begin = '<!-- begin: bench/load-model.ts -->';
const end = '<!-- end: bench/load-model.ts -->';

const steps = [10_000, 100_000, 1_000_000, 10_000_000] as const;

/** The page explains each of them in a sentence. After a change, edit its sentence and run this file. */
const assumed = {
  /** One round every five seconds. */
  roundsPerPlayerSecond: 0.2,
  /** The busiest hour, relative to the mean of the month. */
  peak: 2,
  /** The share of the cores that the busiest hour may use. */
  busyShare: 0.5,
  /** Of a database machine. */
  cores: 32,
  /** A primary and two standbys. */
  members: 3,
  /** Log that a primary can write and send to two standbys, in bytes a second. */
  logPerSecond: 500e6,
  /** Log with the page images after checkpoints, relative to the log of the bench. */
  pageImages: 1.5,
  /** Of `journal` and `round` with their indexes (docs/operations/data-growth.md). */
  bytesPerRound: 750,
  /** Months in the database. A month can be dropped 14 months and 10 days after its first day (docs/operations/archive.md). */
  months: 15,
  /** Of a round in the archive, with its postings (docs/operations/data-growth.md). */
  archivedBytesPerRound: 97,
  /** Dollars. */
  perCoreHour: 0.04,
  perGigabyteMonth: 0.1,
} as const;

const hoursPerMonth = 730;
const secondsPerMonth = hoursPerMonth * 3_600;
const monthsPerYear = 12;

/** Returns the figure in this row of docs/benchmarks.md. */
function measured(name: string): number {
  const row = readFileSync(benchmarks, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find((cells) => cells[1] === name);
  const value = Number.parseFloat((row?.[2] ?? '').replaceAll(',', ''));
  if (!(value > 0)) throw new Error(`docs/benchmarks.md has no figure "${name}"`);
  return value;
}

const apiMicros = measured('CPU per round over HTTP: API');
const postgresMicros = measured('CPU per round over HTTP: PostgreSQL');
const walBytes = measured('Write-ahead log per round');

function needsOf(players: number) {
  const perSecond = players * assumed.roundsPerPlayerSecond;
  const atPeak = perSecond * assumed.peak;
  const coresFor = (micros: number) => Math.ceil((atPeak * micros) / 1e6 / assumed.busyShare);
  const log = atPeak * walBytes * assumed.pageImages;
  const apiProcesses = coresFor(apiMicros);
  const primaries = Math.max(
    Math.ceil(coresFor(postgresMicros) / assumed.cores),
    Math.ceil(log / assumed.logPerSecond),
  );
  const perMonth = perSecond * secondsPerMonth * assumed.bytesPerRound;
  const databaseCores = Math.max(coresFor(postgresMicros), 2 * primaries) * assumed.members;
  const stored = perMonth * assumed.months * assumed.members;
  const archived = perSecond * secondsPerMonth * monthsPerYear * assumed.archivedBytesPerRound;
  const dollars =
    (apiProcesses + databaseCores) * hoursPerMonth * assumed.perCoreHour + (stored / 1e9) * assumed.perGigabyteMonth;
  return { perSecond, apiProcesses, primaries, databaseCores, log, perMonth, stored, archived, dollars };
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const bytes = (value: number) => {
  const [unit, size] = (
    [
      ['PB', 1e15],
      ['TB', 1e12],
      ['GB', 1e9],
      ['MB', 1e6],
    ] as const
  ).find(([, one]) => value >= one) ?? ['B', 1];
  return `${Number((value / size).toPrecision(2))} ${unit}`;
};

function table(): string {
  const needs = steps.map(needsOf);
  const rows: [string, ...string[]][] = [
    ['concurrent players, mean of the month', ...steps.map(whole)],
    ['rounds a second, mean', ...needs.map((need) => whole(need.perSecond))],
    ['API processes, one core each', ...needs.map((need) => whole(need.apiProcesses))],
    ['primaries', ...needs.map((need) => whole(need.primaries))],
    ['cores of all primaries and standbys', ...needs.map((need) => whole(need.databaseCores))],
    ['write-ahead log at the peak, a second', ...needs.map((need) => bytes(need.log))],
    ['new rows of a month', ...needs.map((need) => bytes(need.perMonth))],
    [`stored: ${assumed.months} months on ${assumed.members} members`, ...needs.map((need) => bytes(need.stored))],
    ['new files of the archive, a year', ...needs.map((need) => bytes(need.archived))],
    [
      'dollars per thousand rounds',
      ...needs.map((need) => ((need.dollars / (need.perSecond * secondsPerMonth)) * 1_000).toFixed(5)),
    ],
  ];
  const [head, ...body] = rows.map((row) => `| ${row.join(' | ')} |`);
  return [head, `|---|${steps.map(() => '---:|').join('')}`, ...body].join('\n');
}

function written(text: string): string {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${page} has no place for the table`);
  return `${before}${begin}\n\n${table()}\n\n${end}${after}`;
}

const text = readFileSync(page, 'utf8');
if (text === written(text)) console.log('docs/operations/scaling.md fits the benchmarks.');
else if (process.argv.includes('--check')) {
  console.error(
    'docs/operations/scaling.md differs from docs/benchmarks.md. Run: pnpm --filter @goldwren/api load:model',
  );
  process.exitCode = 1;
} else writeFileSync(page, written(text));
