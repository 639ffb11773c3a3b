import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestCluster } from '../harness/test-cluster.ts';
import { type Fault, faultySource, nameOf, pathOf } from './faulty-source.ts';
import { sourceFaults } from './source-faults.ts';
import { sqlFaults } from './sql-faults.ts';

/** One fault takes seconds. A test that hangs also counts as noticing the fault. */
const timeoutMs = 300_000;
const leastPercent = 90;
const resultFile = join(tmpdir(), `goldwren-fault-${process.pid}.json`);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

type Outcome = 'noticed' | 'survived' | 'not run';

interface Verdict {
  readonly fault: Fault;
  readonly outcome: Outcome;
  /** The test file that failed. */
  readonly noticedBy: string | null;
}

/** Runs one test file. @param settings of its environment */
function outcomeOf(file: string, settings: NodeJS.ProcessEnv): Outcome {
  rmSync(resultFile, { force: true });
  const args = ['run', '--bail', '1', '--reporter', 'json', '--outputFile', resultFile, file];
  const { signal } = spawnSync('node_modules/.bin/vitest', args, {
    stdio: 'ignore',
    timeout: timeoutMs,
    env: { ...process.env, ...settings },
  });
  if (signal !== null) return 'noticed';
  try {
    const { success } = JSON.parse(readFileSync(resultFile, 'utf8')) as { success: boolean };
    return success ? 'survived' : 'noticed';
  } catch {
    // Without a report no test has run. The faulty function is not valid SQL, or the machine was too busy.
    return 'not run';
  }
}

/** Applies a fault, in the database or in the source file, and runs its tests. */
function verdictOn(fault: Fault, adminUrl: string, faulty: string): Verdict {
  const database = { TEST_DATABASE_URL: adminUrl };
  if (!('file' in fault)) return verdictIn(fault, { ...database, TEST_FAULTY_SQL: faulty });
  const right = readFileSync(pathOf(fault), 'utf8');
  try {
    writeFileSync(pathOf(fault), faulty);
    return verdictIn(fault, database);
  } finally {
    writeFileSync(pathOf(fault), right);
  }
}

function verdictIn(fault: Fault, settings: NodeJS.ProcessEnv): Verdict {
  let outcome: Outcome = 'survived';
  for (const file of fault.tests) {
    const found = outcomeOf(file, settings);
    if (found === 'noticed') return { fault, outcome: found, noticedBy: file };
    if (found === 'not run') outcome = found;
  }
  return { fault, outcome, noticedBy: null };
}

async function main(only: readonly string[]): Promise<void> {
  const all: readonly Fault[] = [...sqlFaults, ...sourceFaults];
  const faults = all.filter((fault) => only.length === 0 || only.includes(nameOf(fault)));
  const sources = faults.map(faultySource);
  const cluster = await startTestCluster(undefined);
  const verdicts: Verdict[] = [];
  try {
    for (const [n, fault] of faults.entries()) {
      const verdict = verdictOn(fault, cluster.adminUrl, sources[n] as string);
      verdicts.push(verdict);
      say(`${n + 1}/${faults.length} ${nameOf(fault)}: ${JSON.stringify(fault.replacement)}: ${verdict.outcome}`);
    }
  } finally {
    await cluster.stop();
  }
  printVerdicts(verdicts);
}

function isEquivalent(fault: Fault): boolean {
  return 'equivalent' in fault && fault.equivalent !== undefined;
}

function printVerdicts(verdicts: readonly Verdict[]): void {
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/faults.json', `${JSON.stringify(verdicts, null, 1)}\n`);
  const missed = verdicts.filter(({ outcome, fault }) => outcome !== 'noticed' && !isEquivalent(fault));
  const counted = verdicts.filter(({ fault }) => !isEquivalent(fault)).length;
  const percent = (100 * (counted - missed.length)) / counted;
  say(`${counted - missed.length} of ${counted} faults noticed (${percent.toFixed(1)} %)`);
  for (const { fault, outcome } of missed) say(`${outcome}: ${nameOf(fault)}: ${fault.text} → ${fault.replacement}`);
  if (percent < leastPercent) process.exitCode = 1;
}

await main(process.argv.slice(2));
