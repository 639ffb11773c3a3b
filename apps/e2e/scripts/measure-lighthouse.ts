/**
 * Runs Lighthouse as a phone for the most common entry pages. It reports the run with the median performance
 * out of three, each in its own browser. Options: the environment variables RUNS (3), PAGES (paths separated
 * by commas) and CALIBRATED=1.
 *
 * Every page is measured twice with Lighthouse's default slowdown of the processor (4): as the machine schedules threads, and with
 * the page's main thread first (main-threads.ts). Lighthouse counts the time that the main thread waits for a core as blocked,
 * and multiplies it. CALIBRATED also measures with the slowdown that simulates the same phone on this machine. It
 * follows from the benchmark index in the reports (slowdown.ts). Nothing else may run.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import type { Result } from 'lighthouse';
import { withMainThreadsFirst } from './main-threads.ts';
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

/**
 * @param slowdown How many times faster this machine is than the simulated phone. Undefined: the default of Lighthouse.
 * @returns null when Lighthouse ended with an error of its list, which is printed
 */
async function audit(url: string, slowdown?: number): Promise<Result | null> {
  const folder = await mkdtemp(join(tmpdir(), 'goldwren-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await promisify(execFile)(
      process.execPath,
      [
        ...[cli, url, '--quiet', '--output=json', `--output-path=${file}`],
        '--chrome-flags=--headless=new --no-sandbox',
        ...(slowdown === undefined ? [] : [`--throttling.cpuSlowdownMultiplier=${slowdown}`]),
      ],
      { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '', LANG: 'en_US.UTF-8' } },
    );
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const [code] = /\b[A-Z]+(_[A-Z]+)+\b/.exec(String((error as { stderr?: string }).stderr)) ?? [];
    if (!code) throw error;
    console.log(`${url}: ${code}`);
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const scoreOf = ({ categories }: Result, id: string) => Math.round((categories[id]?.score ?? 0) * 100);
const figureOf = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;

function rowOf(report: Result) {
  return {
    'benchmark index': Math.round(report.environment.benchmarkIndex),
    slowdown: report.configSettings.throttling.cpuSlowdownMultiplier.toFixed(1),
    performance: scoreOf(report, 'performance'),
    accessibility: scoreOf(report, 'accessibility'),
    'best practices': scoreOf(report, 'best-practices'),
    SEO: scoreOf(report, 'seo'),
    'LCP s': (figureOf(report, 'largest-contentful-paint') / 1_000).toFixed(2),
    'TBT ms': Math.round(figureOf(report, 'total-blocking-time')),
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

/** A run without a result is repeated. Chromium sometimes records no trace of the navigation (NO_NAVSTART). */
const mostAttempts = 4 * runs;

/** Returns the report with the median performance. */
async function middleOf(url: string, slowdown?: number): Promise<Result> {
  const reports: Result[] = [];
  for (let attempt = 0; attempt < mostAttempts && reports.length < runs; attempt++) {
    const report = await audit(url, slowdown);
    if (report) reports.push(report);
  }
  reports.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  const middle = reports[reports.length >> 1];
  if (!middle) throw new Error('Lighthouse returned no report.');
  return middle;
}

for (const path of paths) {
  test(path, async ({ baseURL }) => {
    const url = `${baseURL}${path}`;
    const middle = await middleOf(url);
    rows[`${path}, default`] = rowOf(middle);
    faults.push(...faultsOf(path, middle));
    try {
      rows[`${path}, main thread first`] = rowOf(await withMainThreadsFirst(() => middleOf(url)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
      console.log('This user may not raise the priority of a thread.');
    }
    if (!process.env.CALIBRATED) return;
    const { benchmarkIndex } = middle.environment;
    const slowdown = slowdownOf(benchmarkIndex);
    if (slowdown === undefined)
      throw new Error(`This machine is slower than the phone (benchmark index ${benchmarkIndex}).`);
    rows[`${path}, calibrated`] = rowOf(await middleOf(url, slowdown));
  });
}
