/** `pnpm bench`: every figure of the product that has a limit, in one table, in docs/benchmarks.md, and as an exit code. */
import { hash } from 'node:crypto';
import { loadavg } from 'node:os';
import { hmacOver } from '@goldwren/game-engine/fairness';
import { benchEngine } from '@goldwren/game-engine/proof';
import { drizzleOver } from '../src/platform/database.ts';
import { startBenchDatabase } from './bench-database.ts';
import { engineFigures, startFigures } from './figures.ts';
import { describeMachine } from './machine/describe-machine.ts';
import { measureFreshDatabase } from './measure-fresh.ts';
import { measureProduct } from './measure-product.ts';
import { measureStart } from './measure-start.ts';
import { notes } from './notes.ts';
import { type Figure, missed, table, writeReport } from './report.ts';
import { say } from './say.ts';

/** CPU time of this process: the engine's rates are those of one core, whatever else the machine does. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function measureEngine(): Promise<Figure[]> {
  say('Engine …');
  const sha256 = (message: Uint8Array): Uint8Array => Buffer.from(hash('sha256', message, 'hex'), 'hex');
  return engineFigures(await benchEngine({ sha256, hmac: hmacOver(sha256) }, cpuMilliseconds));
}

async function measureStarts(): Promise<Figure[]> {
  say('Start …');
  return startFigures(await measureStart());
}

async function main(onlyTraffic: boolean): Promise<Figure[]> {
  const loadBefore = loadavg()[0] ?? 0;
  const others = onlyTraffic
    ? []
    : [...(await measureEngine()), ...(await measureStarts()), ...(await measureFreshDatabase())];
  const database = await startBenchDatabase();
  try {
    const machine = await describeMachine(drizzleOver(database.owner), loadBefore);
    const figures = [...(await measureProduct(database)), ...others];
    if (!onlyTraffic) writeReport(figures, machine, notes());
    say(`\n${machine.join('\n')}\n`);
    return figures;
  } finally {
    await database.stop();
  }
}

// `--traffic`: rounds and wallet reads alone, for whoever is tuning them; the report stays as it is.
const figures = await main(process.argv.includes('--traffic'));
console.log(table(figures));
for (const { name, measured, mustReach } of missed(figures)) {
  console.error(`Missed: ${name} is ${measured}, must be ${mustReach?.limit}`);
  process.exitCode = 1;
}
