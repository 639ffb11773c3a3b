import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { importDemoList } from '../../../seed/demo-sanctions-list.ts';
import { prepareDatabase } from '../../../src/prepare.ts';
import { findRefusedQueries } from '../../database/portable-queries.ts';
import { createAnyUserLogin, loginsOf } from '../../harness/app-url.ts';
import { testAccounts, testSeedKey } from '../../helpers/api/settings.ts';
import {
  cellAtCoordinator,
  cellAtHolder,
  dumpRows,
  nodeUrl,
  removeNodes,
  rowsOf,
  startNodes,
} from './citus-cluster.ts';

const cellCount = Number(process.env.CITUS_CELLS ?? '8');
/** For work on these tests: the nodes stay, and the next run uses them and their cells again. */
const staysRunning = Boolean(process.env.CITUS_STAYS);

/** Prepares a cell through the coordinator, and stores the script with its first rows. */
async function prepareCell(name: string): Promise<void> {
  const [url, file] = [cellAtCoordinator(name), rowsOf(name)];
  if (staysRunning && existsSync(file)) return;
  const begun = performance.now();
  await prepareDatabase(url, loginsOf(url), testAccounts, testSeedKey);
  process.stdout.write(`${name} is prepared after ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  await createAnyUserLogin(url);
  const held = await cellAtHolder(name);
  await importDemoList(held);
  writeFileSync(file, await dumpRows(held, name));
}

/** Starts a new cluster, with cells that the tests take in turn (test/harness/citus-cells.ts). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-citus-'));
  const stop = async (): Promise<void> => {
    if (!staysRunning) removeNodes();
    const refused = await findRefusedQueries(join(folder, 'statements'));
    rmSync(folder, { recursive: true });
    if (refused.length > 0) throw new Error(`Citus refuses statements:\n${refused.join('\n')}`);
  };
  if (!staysRunning) removeNodes();
  writeFileSync(join(folder, 'statements'), '');
  writeFileSync(join(folder, 'problems'), '');
  try {
    await startNodes();
    const cells: string[] = [];
    for (let n = 1; n <= cellCount; n += 1) {
      const name = `cell_${n}`;
      await prepareCell(name);
      cells.push(name);
    }
    project.provide('adminUrl', nodeUrl(0));
    project.provide('templateDatabase', '');
    project.provide('problemsFile', join(folder, 'problems'));
    project.provide('statementsFile', join(folder, 'statements'));
    project.provide('branchesFile', null);
    project.provide('cells', { names: cells });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
