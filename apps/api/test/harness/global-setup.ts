import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { importDemoList } from '../../seed/demo-sanctions-list.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { findUntakenBranches, instrumentFunctions } from '../branches/branch-counts.ts';
import { findRefusedQueries } from '../database/portable-queries.ts';
import { testAccounts, testSeedKey } from '../helpers/api/settings.ts';
import { runAsAdmin, withDatabase } from './admin.ts';
import { createAnyUserLogin, loginsOf } from './app-url.ts';
import type { CitusCells } from './citus-cells.ts';
import { undocumentedAndUnused } from './documented-problems.ts';
import { startTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly adminUrl: string;
    readonly templateDatabase: string;
    /** Collects the errors that calls answered: documented-problems.ts. */
    readonly problemsFile: string;
    /** Collects the statements of the query builder: record-statements.ts. */
    readonly statementsFile: string;
    /** Collects the branches of SQL functions that were taken; null when they are not counted: test/branches. */
    readonly branchesFile: string | null;
    /** Cells on Citus that are used instead of databases. Only `pnpm test:citus` has them. */
    readonly cells?: CitusCells;
  }
}

const PREPARE_TIMEOUT_MS = 60_000;

function within(work: Promise<void>, timeoutMs: number, what: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

interface Prepared {
  readonly context: Pick<
    ProvidedContext,
    'adminUrl' | 'templateDatabase' | 'problemsFile' | 'statementsFile' | 'branchesFile'
  >;
  stop(): Promise<void>;
}

/** One cluster and one migrated, seeded template for the whole run; every test file clones the template. */
async function prepare(): Promise<Prepared> {
  const isWhole = process.argv.slice(2).every((argument) => argument === 'run');
  // Only where it is requested: other runs test the functions exactly as they are shipped.
  const countsBranches = Boolean(process.env.COUNT_SQL_BRANCHES);
  const cluster = await startTestCluster(process.env.TEST_DATABASE_URL || undefined);
  const templateDatabase = `goldwren_template_${randomBytes(6).toString('hex')}`;
  try {
    await runAsAdmin(cluster.adminUrl, [`create database ${templateDatabase}`]);
    const templateUrl = withDatabase(cluster.adminUrl, templateDatabase);
    await within(
      prepareDatabase(templateUrl, loginsOf(templateUrl), testAccounts, testSeedKey),
      PREPARE_TIMEOUT_MS,
      'prepareDatabase',
    );
    await importDemoList(templateUrl);
    await createAnyUserLogin(templateUrl);
    if (countsBranches) await instrumentFunctions(templateUrl);
    // Mutation testing (apps/api/test/mutation): a fault that the tests of this run should notice.
    if (process.env.TEST_FAULTY_SQL) await runAsAdmin(templateUrl, [process.env.TEST_FAULTY_SQL]);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-problems-'));
  const problemsFile = join(folder, 'answered');
  writeFileSync(problemsFile, '');
  const statementsFile = join(folder, 'statements');
  writeFileSync(statementsFile, '');
  const branchesFile = countsBranches ? join(folder, 'branches') : null;
  if (branchesFile) writeFileSync(branchesFile, '');
  const stop = async (): Promise<void> => {
    // Matters for a server that outlives the run; the embedded one goes with its folder.
    await runAsAdmin(cluster.adminUrl, [`drop database if exists ${templateDatabase} with (force)`]);
    await cluster.stop();
    const differences = undocumentedAndUnused(problemsFile, isWhole);
    const untaken = isWhole && branchesFile ? findUntakenBranches(branchesFile) : [];
    const refused = await findRefusedQueries(statementsFile);
    rmSync(folder, { recursive: true });
    if (differences.length > 0) throw new Error(`docs/api and the answers differ:\n${differences.join('\n')}`);
    if (refused.length > 0) throw new Error(`Citus refuses statements (docs/decisions/0077):\n${refused.join('\n')}`);
    if (untaken.length > 0) throw new Error(`branches of SQL functions are not tested:\n${untaken.join('\n')}`);
  };
  return {
    context: { adminUrl: cluster.adminUrl, templateDatabase, problemsFile, statementsFile, branchesFile },
    stop,
  };
}

/** The projects that need the database (vitest.config.ts) share it: the first one prepares it, the last one stops it. */
const run = globalThis as { goldwrenTestRun?: { prepared: Promise<Prepared>; projects: number } | undefined };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.goldwrenTestRun ??= { prepared: prepare(), projects: 0 };
  const shared = run.goldwrenTestRun;
  shared.projects += 1;
  const { context, stop } = await shared.prepared;
  for (const [name, value] of Object.entries(context)) project.provide(name as keyof ProvidedContext, value);
  return async () => {
    shared.projects -= 1;
    if (shared.projects > 0) return;
    run.goldwrenTestRun = undefined;
    await stop();
  };
}
