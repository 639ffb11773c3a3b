import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { startTestCluster } from '../harness/test-cluster.ts';
import { faultySource } from './faulty-source.ts';
import type { SqlFault } from './sql-fault.ts';
import { sqlFaults } from './sql-faults.ts';

/** One fault takes seconds; a hanging test is noticed as well. */
const timeoutMs = 300_000;
const leastPercent = 90;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

type Outcome = 'noticed' | 'survived' | 'not run';

interface Verdict {
  readonly fault: SqlFault;
  readonly outcome: Outcome;
  /** The test file that failed. */
  readonly noticedBy: string | null;
}

/** Runs one test file on a database that has the fault. */
function outcomeOf(file: string, adminUrl: string, faulty: string): Outcome {
  const settings = { TEST_DATABASE_URL: adminUrl, TEST_FAULTY_SQL: faulty };
  const { stdout, signal } = spawnSync('node_modules/.bin/vitest', ['run', '--bail', '1', '--reporter', 'json', file], {
    encoding: 'utf8',
    timeout: timeoutMs,
    env: { ...process.env, ...settings },
  });
  if (signal !== null) return 'noticed';
  try {
    const { success } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { success: boolean };
    return success ? 'survived' : 'noticed';
  } catch {
    // Without a report no test has run: the function with its fault is no valid SQL, or the machine was too busy.
    return 'not run';
  }
}

function verdictOn(fault: SqlFault, adminUrl: string, faulty: string): Verdict {
  let outcome: Outcome = 'survived';
  for (const file of fault.tests) {
    const found = outcomeOf(file, adminUrl, faulty);
    if (found === 'noticed') return { fault, outcome: found, noticedBy: file };
    if (found === 'not run') outcome = found;
  }
  return { fault, outcome, noticedBy: null };
}

async function main(only: readonly string[]): Promise<void> {
  const faults = sqlFaults.filter(({ function: name }) => only.length === 0 || only.includes(name));
  const sources = faults.map(faultySource);
  const cluster = await startTestCluster(undefined);
  const verdicts: Verdict[] = [];
  try {
    for (const [n, fault] of faults.entries()) {
      const verdict = verdictOn(fault, cluster.adminUrl, sources[n] as string);
      verdicts.push(verdict);
      say(`${n + 1}/${faults.length} ${fault.function}: ${JSON.stringify(fault.replacement)}: ${verdict.outcome}`);
    }
  } finally {
    await cluster.stop();
  }
  report(verdicts);
}

function report(verdicts: readonly Verdict[]): void {
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/sql-faults.json', `${JSON.stringify(verdicts, null, 1)}\n`);
  const missed = verdicts.filter(({ outcome, fault }) => outcome !== 'noticed' && !fault.equivalent);
  const counted = verdicts.filter(({ fault }) => !fault.equivalent).length;
  const percent = (100 * (counted - missed.length)) / counted;
  say(`${counted - missed.length} of ${counted} faults noticed (${percent.toFixed(1)} %)`);
  for (const { fault, outcome } of missed) say(`${outcome}: ${fault.function}: ${fault.text} → ${fault.replacement}`);
  if (percent < leastPercent) process.exitCode = 1;
}

await main(process.argv.slice(2));
