import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { freePort } from '../../../src/launch/free-port.ts';
import { prepareDatabase } from '../../../src/prepare.ts';
import { loginsOf } from '../../harness/app-url.ts';
import { testAccounts, testSeedKey } from '../../support/api/settings.ts';
import { openOwner } from '../../support/api/test-api.ts';
import { newPlayer, type Player } from '../../support/people/players.ts';
import { type ApiProcess, startApiProcess } from '../../support/processes/api-process.ts';
import { startWorkerProcess } from '../../support/processes/worker-process.ts';
import { startProxy } from '../haproxy.ts';
import { type AnswerCutter, startAnswerCutter } from './answer-cutter.ts';
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
  stop(): Promise<void>;
}

/** Starts everything. When a part does not start, what already runs is stopped. */
export async function startSite(cluster: HaCluster): Promise<Site> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await startParts(cluster, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(cluster: HaCluster, undo: (() => Promise<unknown>)[]): Promise<Omit<Site, 'stop'>> {
  await prepareDatabase(cluster.url, loginsOf(cluster.url), testAccounts, testSeedKey);
  const cutter = await startAnswerCutter(Number(new URL(cluster.url).port));
  undo.push(cutter.stop);
  const url = new URL(cluster.url);
  url.port = String(cutter.port);
  const ports = [await freePort(), await freePort(), await freePort()];
  // HAProxy, and the proxy in front of it that callerAt pretends to be.
  const settings = { SHUTDOWN_DELAY_SECONDS: '5', TRUSTED_PROXIES: '2' };
  const run = (port: number) => startApiProcess(url.href, settings, { port });
  const apis: ApiProcess[] = [];
  undo.push(() => Promise.all(apis.map((api) => api.stop())));
  for (const port of ports) apis.push(await run(port));
  const worker = await startWorkerProcess(url.href);
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
      for (const [n, port] of ports.entries()) {
        await apis[n]?.stop();
        apis[n] = await run(port);
        await wait(1_500);
      }
    },
  };
}
