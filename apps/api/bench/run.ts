/** `pnpm bench` measures every figure with a limit. It prints a table, writes docs/benchmarks.md and sets the exit code. */
import { hash } from 'node:crypto';
import { loadavg } from 'node:os';
import { createHmacOver } from '@goldwren/game-engine/fairness';
import { benchEngine } from '@goldwren/game-engine/proof';
import { drizzleOver } from '../src/platform/database.ts';
import { startBenchDatabase } from './bench-database.ts';
import { engineFigures, startFigures } from './figures.ts';
import { describeMachine } from './machine/describe-machine.ts';
import { measureAudit } from './measure-audit.ts';
import { measureFreshDatabase } from './measure-fresh.ts';
import { measureProduct } from './measure-product.ts';
import { measureStart } from './measure-start.ts';
import { notes } from './notes.ts';
import { printProgress } from './print-progress.ts';
import { type Figure, missed, table, writeReport } from './report.ts';

/** Returns the CPU time of this process, so that the engine's rates are those of one core under any other load. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function measureEngine(): Promise<Figure[]> {
  printProgress('Engine …');
  const sha256 = (message: Uint8Array): Uint8Array => Buffer.from(hash('sha256', message, 'hex'), 'hex');
  return engineFigures(await benchEngine({ sha256, hmac: createHmacOver(sha256) }, cpuMilliseconds));
}

async function measureStarts(): Promise<Figure[]> {
  printProgress('Start …');
  return startFigures(await measureStart());
}

async function main(onlyTraffic: boolean): Promise<Figure[]> {
  const loadBefore = loadavg()[0] ?? 0;
  const others = onlyTraffic
    ? []
    : [
        ...(await measureEngine()),
        ...(await measureStarts()),
        ...(await measureFreshDatabase()),
        ...(await measureAudit()),
      ];
  const database = await startBenchDatabase();
  try {
    const machine = await describeMachine(drizzleOver(database.owner), loadBefore);
    const figures = [...(await measureProduct(database)), ...others];
    if (!onlyTraffic) writeReport(figures, machine, notes());
    printProgress(`\n${machine.join('\n')}\n`);
    return figures;
  } finally {
    await database.stop();
  }
}

// For tuning, `--traffic` measures only rounds and wallet reads, and `--audit` only the audit. They write no report.
const figures = process.argv.includes('--audit')
  ? await measureAudit()
  : await main(process.argv.includes('--traffic'));
console.log(table(figures));
for (const { name, measured, mustReach } of missed(figures)) {
  console.error(`Missed: ${name} is ${measured}, must be ${mustReach?.limit}`);
  process.exitCode = 1;
}
