import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwner } from '../helpers/api/test-api.ts';
import { alsoAt, newPlayer, type Player, password } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { type ApiProcess, startApiProcess } from '../helpers/processes/api-process.ts';
import { type DurableCluster, startDurableCluster } from '../helpers/processes/durable-cluster.ts';
import { callerAt, type OtherCall, type PacedLoad, startPacedLoad } from '../helpers/processes/paced-load.ts';
import { checkOutEarlierBuild, type EarlierBuild, type Prepared, runPrepare } from './earlier-build.ts';

const players = 16;
const pace = { roundsPerSecond: 40 };
const phaseMs = 6_000;
const ownPrepare = fileURLToPath(new URL('../../src/launch/prepare-cli.ts', import.meta.url));

let earlier: EarlierBuild;
let cluster: DurableCluster;
let owner: pg.Pool;
beforeAll(async () => {
  earlier = checkOutEarlierBuild();
  cluster = await startDurableCluster({}, async (url) => succeed(await earlier.prepare(url)));
  owner = openOwner(cluster.url);
}, 300_000);
afterAll(async () => {
  await owner?.end();
  await cluster?.stop();
  earlier?.remove();
});

function succeed({ code, output }: Prepared): void {
  expect(code, output).toBe(0);
}

const schemaNow = async () =>
  (
    await owner.query(
      `SELECT name, revision, hash FROM drizzle.sql_object
        UNION ALL SELECT 'migration', count(*)::int, max(created_at)::text FROM drizzle.__drizzle_migrations ORDER BY name`,
    )
  ).rows;

const settings = { TRUSTED_PROXIES: '1' };
const runEarlier = (awaited: '/readyz' | '/healthz') =>
  startApiProcess(cluster.url, settings, { program: earlier.program, awaited });
const runThis = () => startApiProcess(cluster.url, settings);

/** Returns null when the process is ready, otherwise the reason that it gives. */
async function whyNotReady(api: ApiProcess): Promise<string | null> {
  const answer = await fetch(`${api.baseUrl}/readyz`);
  return answer.status === 200 ? null : ((await answer.json()) as { status: string }).status;
}

/** Players whose next requests go to one process or to several. */
interface Crowd {
  readonly load: PacedLoad;
  /** From now on, request n of a player goes to process n modulo their number. */
  sendTo(...apis: readonly ApiProcess[]): void;
}

async function gather(first: ApiProcess): Promise<Crowd> {
  const placeAt = (api: ApiProcess) => ({ caller: () => callerAt(api.baseUrl) });
  const made: Player[] = [];
  for (let n = 0; n < players; n += 1) made.push(await newPlayer(placeAt(first)));
  let apis: readonly ApiProcess[] = [first];
  let turn = 0;
  const seats = made.map((player) => {
    const known = new Map<ApiProcess, Player>([[first, player]]);
    return () => {
      turn += 1;
      const api = apis[turn % apis.length] as ApiProcess;
      const here = known.get(api) ?? alsoAt(placeAt(api), player);
      known.set(api, here);
      return here;
    };
  });
  const signIn: OtherCall = ({ email }) => {
    const api = apis[turn % apis.length] as ApiProcess;
    return callerAt(api.baseUrl).send('POST', '/api/auth/login', { json: { email, password } });
  };
  const readGames: OtherCall = (player) => player.send('GET', '/api/games');
  const load = await startPacedLoad(seats, { ...pace, others: [signIn, readGames] });
  return {
    load,
    sendTo: (...next) => {
      apis = next;
    },
  };
}

test('two releases serve the same players from one database, in both orders, and no request fails', async () => {
  const phases: string[] = [`The earlier build is ${earlier.name}.`];
  const schemaBefore = await schemaNow();
  const old = await runEarlier('/readyz');
  const crowd = await gather(old);
  const note = (what: string) => {
    phases.push(`${what}: ${crowd.load.acknowledged.length} rounds so far, ${crowd.load.failures.length} failed`);
  };
  await wait(phaseMs);
  note('the earlier build on its own schema');

  // Release: prepare under load, then both builds at the same time, then only the new one.
  succeed(await runPrepare(ownPrepare, cluster.url));
  const schemaAfter = await schemaNow();
  const reason = await whyNotReady(old);
  if (reason === null) await wait(phaseMs);
  // A build that cannot use the schema gets no traffic, and says so.
  else expect(reason).toMatch(/^the database is newer/);
  note(`the earlier build on the new schema (${reason ?? 'ready'})`);
  const present = await runThis();
  crowd.sendTo(...(reason === null ? [old, present] : [present]));
  await wait(phaseMs);
  note('both builds');
  crowd.sendTo(present);
  await wait(500);
  expect(await old.stop()).toBe(0);
  await wait(phaseMs);
  note('the new build');

  // Return to the earlier build without a restored backup: its prepare must not go back, and its processes still serve.
  const again = await earlier.prepare(cluster.url);
  if (JSON.stringify(schemaBefore) === JSON.stringify(schemaAfter)) succeed(again);
  else expect(again).toMatchObject({ code: 1, output: expect.stringContaining('prepared by a newer build') });
  expect(await schemaNow()).toEqual(schemaAfter);
  const back = await runEarlier(reason === null ? '/readyz' : '/healthz');
  expect(await whyNotReady(back)).toBe(reason);
  if (reason === null) {
    crowd.sendTo(present, back);
    await wait(phaseMs);
    crowd.sendTo(back);
    await wait(500);
    expect(await present.stop()).toBe(0);
    await wait(phaseMs);
    note('the earlier build again');
  }
  await crowd.load.stop();
  await Promise.all([back, present].map((api) => api.stop()));
  console.info(phases.join('\n'));
  expect(crowd.load.failures).toEqual([]);
  expect(crowd.load.acknowledged.length).toBeGreaterThan(200);
  expect(await findLedgerFaults(owner, crowd.load.acknowledged)).toEqual([]);
});
