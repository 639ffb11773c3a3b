/**
 * Runs Lighthouse as a phone for the most common entry pages. It reports the run with the median performance
 * out of three, each in its own browser. Options: the environment variables RUNS (3), PAGES (paths separated
 * by commas) and CALIBRATED=1.
 *
 * The total blocking time (TBT) is also calculated from the processor time of each task (blocking-time.ts), because Lighthouse
 * counts the time that the main thread waits for a core as blocked, and multiplies it. Lighthouse slows the processor down by a
 * factor of 4. CALIBRATED also measures with the factor that simulates the same phone on this machine. It follows from
 * the benchmark index in the reports (slowdown.ts). Nothing else may run.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import type { Result } from 'lighthouse';
import { blockingTimeOf } from './blocking-time.ts';
import { median } from './frames.ts';
import { slowdownOf } from './slowdown.ts';

const runs = Number(process.env.RUNS ?? 3);
/** Visitors cannot open a game's table, so this measures its rules page. */
const paths = (process.env.PAGES ?? '/,/games,/buy-coins,/games/starlight-fortune/rules').split(',');

const cli = fileURLToPath(new URL('../cli/index.js', import.meta.resolve('lighthouse')));
const rows: Record<string, Record<string, number | string>> = {};
const faults: string[] = [];

test.afterAll(() => {
  console.table(rows);
  for (const fault of faults) console.log(fault);
});

interface Run {
  readonly report: Result;
  /** Milliseconds, from the processor time of the tasks. */
  readonly blockingMs: number;
}

/**
 * @param slowdown How many times faster this machine is than the simulated phone. Undefined: the default of Lighthouse.
 * @returns null when Chromium recorded no trace of the navigation, which happens sometimes and is printed
 */
async function audit(url: string, slowdown?: number): Promise<Run | null> {
  const folder = await mkdtemp(join(tmpdir(), 'goldwren-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await promisify(execFile)(
      process.execPath,
      [
        ...[cli, url, '--quiet', '--output=json', `--output-path=${file}`, '--save-assets'],
        '--chrome-flags=--headless=new --no-sandbox',
        ...(slowdown === undefined ? [] : [`--throttling.cpuSlowdownMultiplier=${slowdown}`]),
      ],
      { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '', LANG: 'en_US.UTF-8' } },
    );
    const report: Result = JSON.parse(await readFile(file, 'utf8'));
    const trace = JSON.parse(await readFile(join(folder, 'report-0.trace.json'), 'utf8'));
    const { cpuSlowdownMultiplier } = report.configSettings.throttling;
    return { report, blockingMs: blockingTimeOf(trace.traceEvents, url, cpuSlowdownMultiplier) };
  } catch (error) {
    if (!String((error as { stderr?: string }).stderr).includes('NO_NAVSTART')) throw error;
    console.log(`${url}: no trace of the navigation, repeated`);
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const scoreOf = ({ categories }: Result, id: string) => Math.round((categories[id]?.score ?? 0) * 100);
const figureOf = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;

function rowOf({ report, blockingMs }: Run) {
  return {
    'benchmark index': Math.round(report.environment.benchmarkIndex),
    slowdown: report.configSettings.throttling.cpuSlowdownMultiplier.toFixed(1),
    performance: scoreOf(report, 'performance'),
    accessibility: scoreOf(report, 'accessibility'),
    'best practices': scoreOf(report, 'best-practices'),
    SEO: scoreOf(report, 'seo'),
    'LCP s': (figureOf(report, 'largest-contentful-paint') / 1_000).toFixed(2),
    'TBT ms': Math.round(figureOf(report, 'total-blocking-time')),
    'TBT of processor time': Math.round(blockingMs),
    CLS: figureOf(report, 'cumulative-layout-shift').toFixed(3),
    kB: Math.round(figureOf(report, 'total-byte-weight') / 1_000),
  };
}

/**
 * Returns everything that costs a point in a category other than performance. The load of the machine cannot
 * cause it.
 */
function faultsOf(path: string, { categories, audits }: Result): string[] {
  return Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ id, auditRefs }) => auditRefs.map(({ id: audit, weight }) => ({ category: id, audit, weight })))
    .filter(({ audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
    .map(({ category, audit }) => `${path}: ${category}: ${audits[audit]?.title}`);
}

const mostAttempts = 4 * runs;

/** Returns the run with the median performance, with the median of the blocking times of all runs. */
async function middleOf(url: string, slowdown?: number): Promise<Run> {
  const complete: Run[] = [];
  for (let attempt = 0; attempt < mostAttempts && complete.length < runs; attempt++) {
    const run = await audit(url, slowdown);
    if (run) complete.push(run);
  }
  complete.sort((one, other) => scoreOf(one.report, 'performance') - scoreOf(other.report, 'performance'));
  const middle = complete[complete.length >> 1];
  if (!middle) throw new Error('Lighthouse returned no report.');
  return { ...middle, blockingMs: median(complete.map(({ blockingMs }) => blockingMs)) };
}

for (const path of paths) {
  test(path, async ({ baseURL }) => {
    const url = `${baseURL}${path}`;
    const middle = await middleOf(url);
    rows[`${path}, default`] = rowOf(middle);
    faults.push(...faultsOf(path, middle.report));
    if (!process.env.CALIBRATED) return;
    const { benchmarkIndex } = middle.report.environment;
    const slowdown = slowdownOf(benchmarkIndex);
    if (slowdown === undefined)
      throw new Error(`This machine is slower than the phone (benchmark index ${benchmarkIndex}).`);
    rows[`${path}, calibrated`] = rowOf(await middleOf(url, slowdown));
  });
}
