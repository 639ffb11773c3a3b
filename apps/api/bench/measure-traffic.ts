import type { BenchDatabase } from './bench-database.ts';
import { walPosition } from './bench-database.ts';
import type { LoadProcess } from './load/load-process.ts';
import { cpuMicrosOf, type MemorySeen, watchMemory } from './machine/process-stats.ts';
import type { ServerProcess } from './machine/server-process.ts';

/** The results of one kind of load over all its windows, with CPU and WAL per call. */
export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly apiMicros: number;
  readonly postgresMicros: number;
  readonly generatorMicros: number;
  readonly walBytes: number;
}

/** The results of the product and of its limit. */
export interface Compared {
  readonly http: Measured;
  readonly bare: Measured;
  /** Memory of the API in each of the product's windows, in order. */
  readonly memory: readonly MemorySeen[];
}

interface Window {
  seconds: number;
  latencies: readonly number[];
  apiMicros: number;
  postgresMicros: number;
  generatorMicros: number;
  walBytes: number;
  memory: MemorySeen;
}

/** On a machine that needs a longer warm-up, the figures are lower. */
const warmUpSteps = 10;
const warmUpStepSeconds = 2;

export interface Traffic {
  readonly http: LoadProcess;
  readonly bare: LoadProcess;
  readonly api: ServerProcess;
  readonly database: BenchDatabase;
}

export interface Plan {
  /** Calls of each before the first window: two per player, so that WAL contains no first-touch page images. */
  readonly warmUpCalls: number;
  readonly windows: number;
  readonly httpSeconds: number;
  readonly bareSeconds: number;
}

/**
 * Measures the product and its limit in turns, so that other load on the machine affects both. During the warm-up V8
 * compiles, PostgreSQL plans, and every page is touched once.
 */
export async function measureInTurns(traffic: Traffic, plan: Plan): Promise<Compared> {
  await warmUp(traffic.bare, plan.warmUpCalls);
  await warmUp(traffic.http, plan.warmUpCalls);
  const http: Window[] = [];
  const bare: Window[] = [];
  for (let turn = 0; turn < plan.windows; turn += 1) {
    http.push(await measureWindow(traffic, traffic.http, plan.httpSeconds));
    bare.push(await measureWindow(traffic, traffic.bare, plan.bareSeconds));
  }
  return { http: sumUp(http), bare: sumUp(bare), memory: http.map(({ memory }) => memory) };
}

async function warmUp(load: LoadProcess, calls: number): Promise<void> {
  let made = 0;
  for (let step = 0; made < calls && step < warmUpSteps; step += 1)
    made += (await load.run(warmUpStepSeconds)).latencies.length;
}

async function measureWindow({ api, database }: Traffic, load: LoadProcess, seconds: number): Promise<Window> {
  const walBefore = await walPosition(database.owner);
  const apiBefore = cpuMicrosOf(api.pid);
  const postgresBefore = cpuMicrosOf(database.postmasterPid);
  const { result, memory } = await watchMemory(api.pid, () => load.run(seconds));
  return {
    ...result,
    apiMicros: cpuMicrosOf(api.pid) - apiBefore,
    postgresMicros: cpuMicrosOf(database.postmasterPid) - postgresBefore,
    generatorMicros: result.generatorCpuMicros,
    walBytes: (await walPosition(database.owner)) - walBefore,
    memory,
  };
}

function sumUp(windows: readonly Window[]): Measured {
  const total = (pick: (window: Window) => number): number => windows.reduce((sum, each) => sum + pick(each), 0);
  const latencies = Float64Array.from(windows.flatMap((window) => window.latencies)).sort();
  const percentile = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
  const calls = latencies.length;
  return {
    perSecond: calls / total((window) => window.seconds),
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    apiMicros: total((window) => window.apiMicros) / calls,
    postgresMicros: total((window) => window.postgresMicros) / calls,
    generatorMicros: total((window) => window.generatorMicros) / calls,
    walBytes: total((window) => window.walBytes) / calls,
  };
}
