import { setTimeout as wait } from 'node:timers/promises';
import { type Locale, locales } from '@goldwren/messages';
import { messagesFor } from '@goldwren/messages/languages/language-registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../src/launch/free-port.ts';
import { openOwner } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { type ApiProcess, startApiProcess } from '../helpers/processes/api-process.ts';
import { type DurableCluster, startDurableCluster } from '../helpers/processes/durable-cluster.ts';
import { type OtherCall, type PacedLoad, startPacedLoad } from '../helpers/processes/paced-load.ts';
import { lintConfig, startProxy } from './haproxy.ts';

const players = 40;
const roundsPerSecond = 200;

let cluster: DurableCluster;
beforeAll(async () => {
  cluster = await startDurableCluster();
}, 90_000);
afterAll(() => cluster.stop());

const readGames: OtherCall = (player) => player.send('GET', '/api/games');
const readWallet: OtherCall = (player) => player.send('GET', '/api/wallet');

interface Site {
  readonly load: PacedLoad;
  /** Stops and starts one process, and waits until it says itself that it is ready, as an orchestrator does. */
  restart(which: 0 | 1): Promise<void>;
  kill(which: 0 | 1): Promise<void>;
  /** Ends the load, and everything that was started. Returns the faults of the ledger. */
  end(): Promise<string[]>;
}

async function startSite(delaySeconds: number, repeats: boolean): Promise<Site> {
  const ports = [await freePort(), await freePort()] as const;
  // HAProxy, and the proxy in front of it that callerAt pretends to be.
  const settings = { SHUTDOWN_DELAY_SECONDS: String(delaySeconds), TRUSTED_PROXIES: '2' };
  const run = (port: number) => startApiProcess(cluster.url, settings, { port });
  const apis: [ApiProcess, ApiProcess] = [await run(ports[0]), await run(ports[1])];
  const proxy = await startProxy(ports, { repeats });
  const seats: Player[] = [];
  for (let n = 0; n < players; n += 1) seats.push(await newPlayer(proxy));
  const load = await startPacedLoad(
    seats.map((player) => () => player),
    { roundsPerSecond, others: [readGames, readWallet] },
  );
  await wait(2_000);
  return {
    load,
    restart: async (which) => {
      expect(await apis[which].stop()).toBe(0);
      apis[which] = await run(ports[which]);
    },
    kill: async (which) => {
      await apis[which].kill();
      apis[which] = await run(ports[which]);
    },
    end: async () => {
      await wait(2_000);
      await load.stop();
      const owner = openOwner(cluster.url);
      const faults = await findLedgerFaults(owner, load.acknowledged);
      await owner.end();
      await proxy.stop();
      await Promise.all(apis.map((api) => api.stop()));
      return faults;
    },
  };
}

function report(what: string, { acknowledged, failures, times }: PacedLoad, seconds: number): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
  console.info(
    `${what}: ${acknowledged.length} rounds in ${seconds.toFixed(0)} s (${Math.round(acknowledged.length / seconds)}/s), ` +
      `${times.length} requests, ${failures.length} failed, median ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(0.99999)}`,
  );
}

async function rollingRestart(what: string, delaySeconds: number): Promise<PacedLoad> {
  const site = await startSite(delaySeconds, false);
  const begun = performance.now();
  await site.restart(0);
  await site.restart(1);
  const seconds = (performance.now() - begun) / 1_000;
  const before = site.load.acknowledged.length;
  expect(await site.end()).toEqual([]);
  report(what, site.load, seconds + 4);
  expect(before).toBeGreaterThan(1_000);
  return site.load;
}

test('HAProxy accepts the configuration without a warning', () => {
  expect(lintConfig).not.toThrow();
});

test('a rolling restart of two processes loses no request, although the proxy sends none a second time', async () => {
  expect((await rollingRestart('rolling restart', 5)).failures).toEqual([]);
});

test('the same restart without the delay loses requests', async () => {
  const { failures } = await rollingRestart('rolling restart without the delay', 0);
  expect(failures.length).toBeGreaterThan(0);
  expect(failures).toContain('503 unavailable');
});

test('after kill -9 of a process, the proxy repeats the rounds that it did not answer, and none is played twice', async () => {
  const site = await startSite(5, true);
  const begun = performance.now();
  await site.kill(0);
  await wait(3_000);
  const seconds = (performance.now() - begun) / 1_000;
  expect(await site.end()).toEqual([]);
  report('kill -9 of one process', site.load, seconds + 4);
  expect(site.load.failures).toEqual([]);
});

test('calls get a problem, and pages a sentence in both languages, when no process runs', async () => {
  const sentence = (locale: Locale) => messagesFor(locale).problems.plain.unavailable;
  const proxy = await startProxy([await freePort(), await freePort()], { firstStatus: 503 });
  try {
    for (const locale of locales) {
      const call = await fetch(`${proxy.baseUrl}/api/games`, { headers: { 'accept-language': `${locale},*;q=0.5` } });
      expect(call.status).toBe(503);
      expect(call.headers.get('retry-after')).toBe('2');
      expect(call.headers.get('content-language')).toBe(locale);
      expect(await call.json()).toEqual({
        error: sentence(locale),
        code: 'unavailable',
        request_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
      });
    }
    const page = await fetch(`${proxy.baseUrl}/games`);
    expect(page.status).toBe(503);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    for (const locale of locales) expect(html).toContain(sentence(locale));
    expect(html).toContain('<p lang="fr-CA">');
  } finally {
    await proxy.stop();
  }
});
