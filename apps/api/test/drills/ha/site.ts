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

/** Two API processes and a worker over a cluster, behind HAProxy, with players. */
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

export async function startSite(cluster: HaCluster): Promise<Site> {
  await prepareDatabase(cluster.url, loginsOf(cluster.url), testAccounts, testSeedKey);
  const cutter = await startAnswerCutter(Number(new URL(cluster.url).port));
  const url = new URL(cluster.url);
  url.port = String(cutter.port);
  const ports = [await freePort(), await freePort()] as const;
  // HAProxy, and the proxy in front of it that callerAt pretends to be.
  const settings = { SHUTDOWN_DELAY_SECONDS: '5', TRUSTED_PROXIES: '2' };
  const run = (port: number) => startApiProcess(url.href, settings, { port });
  const apis: ApiProcess[] = [await run(ports[0]), await run(ports[1])];
  const worker = await startWorkerProcess(url.href, { LOG_LEVEL: 'info' });
  const proxy = await startProxy(ports);
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
      for (const n of [0, 1] as const) {
        await apis[n]?.stop();
        apis[n] = await run(ports[n]);
        await wait(1_500);
      }
    },
    stop: async () => {
      await proxy.stop();
      await Promise.all([...apis.map((api) => api.stop()), worker.stop()]);
      await cutter.stop();
    },
  };
}
