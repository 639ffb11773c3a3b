import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { freePort } from '../../../src/launch/free-port.ts';
import { prepareDatabase } from '../../../src/prepare.ts';
import { loginsOf } from '../../harness/app-url.ts';
import { testAccounts, testSeedKey } from '../../helpers/api/settings.ts';
import { openOwner } from '../../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../../helpers/people/players.ts';
import { type ApiOptions, type ApiProcess, startApiProcess } from '../../helpers/processes/api-process.ts';
import { startWorkerProcess } from '../../helpers/processes/worker-process.ts';
import { startProxy } from '../haproxy.ts';
import { type AnswerCutter, startAnswerCutter } from './answer-cutter.ts';
import { clockEnvironment, setClock } from './clocks.ts';
import type { HaCluster } from './cluster.ts';

const playerCount = 12;

/** Three API processes and a worker over a cluster, behind HAProxy, with players. */
export interface Site {
  readonly players: readonly Player[];
  /** Between the API processes and the HAProxy of the database. */
  readonly cutter: AnswerCutter;
  /** Opens connections of the owner that do not outlive a failover. */
  inspect<T>(look: (owner: pg.Pool) => Promise<T>): Promise<T>;
  /** Stops and starts each API process, one after the other. */
  restartEach(): Promise<void>;
  /**
   * Replaces the first API process by one of another build (its `main` program), which may refuse the schema. Returns the answer of
   * its /readyz.
   */
  replaceFirst(program: string): Promise<{ readonly status: number; readonly text: string }>;
  /** Sets the clock of the first API process or of the worker forward, or back with a negative number. It needs `clocks`. */
  setClock(name: 'api' | 'worker', seconds: number): Promise<void>;
  /** What the worker has logged. */
  workerLog(): string;
  stop(): Promise<void>;
}

interface SiteOptions {
  /** Starts the first API process and the worker with clocks that can be changed. */
  readonly clocks?: boolean;
}

/** Starts everything. When a part does not start, what already runs is stopped. */
export async function startSite(cluster: HaCluster, options: SiteOptions = {}): Promise<Site> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await startParts(cluster, options, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates the files of the clocks. */
function createClocks(undo: (() => Promise<unknown>)[]) {
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-clocks-'));
  undo.push(async () => rmSync(folder, { recursive: true }));
  const fileOf = (name: 'api' | 'worker') => join(folder, name);
  for (const name of ['api', 'worker'] as const) writeFileSync(fileOf(name), '+0\n');
  return fileOf;
}

async function startParts(
  cluster: HaCluster,
  { clocks = false }: SiteOptions,
  undo: (() => Promise<unknown>)[],
): Promise<Omit<Site, 'stop'>> {
  const clockFile = createClocks(undo);
  const clockOf = (name: 'api' | 'worker') => (clocks ? clockEnvironment(clockFile(name)) : {});
  await prepareDatabase(cluster.url, loginsOf(cluster.url), testAccounts, testSeedKey);
  const cutter = await startAnswerCutter(Number(new URL(cluster.url).port));
  undo.push(cutter.stop);
  const url = new URL(cluster.url);
  url.port = String(cutter.port);
  const ports = [await freePort(), await freePort(), await freePort()];
  // HAProxy, and the proxy in front of it that callerAt pretends to be.
  const settings = { SHUTDOWN_DELAY_SECONDS: '5', TRUSTED_PROXIES: '2' };
  const run = (n: number, otherBuild: Pick<ApiOptions, 'program' | 'awaited'> = {}) => {
    const clock = n === 0 ? clockOf('api') : {};
    return startApiProcess(url.href, { ...settings, ...clock }, { port: ports[n] as number, ...otherBuild });
  };
  const apis: ApiProcess[] = [];
  undo.push(() => Promise.all(apis.map((api) => api.stop())));
  for (const n of ports.keys()) apis.push(await run(n));
  const worker = await startWorkerProcess(url.href, clockOf('worker'));
  undo.push(worker.stop);
  const proxy = await startProxy(ports);
  undo.push(proxy.stop);
  const players: Player[] = [];
  for (let n = 0; n < playerCount; n += 1) players.push(await newPlayer(proxy));
  return {
    players,
    cutter,
    inspect: async (look) => {
      const owner = openOwner(cluster.url);
      return look(owner).finally(() => owner.end());
    },
    restartEach: async () => {
      for (const n of ports.keys()) {
        await apis[n]?.stop();
        apis[n] = await run(n);
        await wait(1_500);
      }
    },
    replaceFirst: async (program) => {
      await apis[0]?.stop();
      apis[0] = await run(0, { program, awaited: '/healthz' });
      const answer = await fetch(`${apis[0].baseUrl}/readyz`);
      return { status: answer.status, text: await answer.text() };
    },
    setClock: (name, seconds) => setClock(clockFile(name), seconds),
    workerLog: worker.output,
  };
}
