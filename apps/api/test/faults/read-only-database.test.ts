import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../helpers/api/caller.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { type FakeGateway, startFakeGateway } from '../helpers/money/fake-gateway.ts';
import { newRedeemer, reconcileLedger, redemptionBody, sweepsOf } from '../helpers/money/redeem.ts';
import { bronzeId, notification, rememberOrder } from '../helpers/money/store.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { type AcknowledgedRound, findLedgerFaults } from '../helpers/play/oracle.ts';
import { roundBody, starlight, start } from '../helpers/play/play.ts';
import { until } from '../helpers/until.ts';

const pulses = 3;

let gateway: FakeGateway;
let api: TestApi;
/** Its sessions can write during a pulse, so that it can end the pulse. */
let switcher: pg.Client;
beforeAll(async () => {
  gateway = await startFakeGateway();
  api = await createTestApi({ settings: { PORT: String(gateway.port) } });
  switcher = new pg.Client({ connectionString: api.url, options: '-c default_transaction_read_only=off' });
  await switcher.connect();
}, 60_000);
afterAll(async () => {
  await switcher.end();
  await api.close();
  await gateway.close();
});

/**
 * What a switchover without Patroni looks like to the API: its connections end, and new ones lead to a server that only
 * reads (SQLSTATE 25006). When it is over, connections from that time still only read, so the API has to close them.
 */
async function pulse(whileReadOnly: () => Promise<void>): Promise<void> {
  const { rows } = await switcher.query('SELECT current_database() AS name');
  const name = switcher.escapeIdentifier(rows[0].name);
  await switcher.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await switcher.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'goldwren-api'`,
  );
  await whileReadOnly();
  await switcher.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
}

/**
 * Repeats a call with the same ID until it succeeds. Every other answer must be 503 with Retry-After, in the problem format.
 */
function createClient() {
  const refusals: Answer[] = [];
  const call = async (send: () => Promise<Answer>, expected: number): Promise<Answer> => {
    for (;;) {
      const answer = await send();
      if (answer.status === expected) return answer;
      const isPolite = answer.body?.code === 'unavailable' && Number(answer.headers.get('retry-after')) >= 1;
      if (answer.status === 503 && isPolite) refusals.push(answer);
      else throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
      await wait(50);
    }
  };
  return { refusals, call };
}
type Client = ReturnType<typeof createClient>;

async function playRounds(client: Client, player: Player, acknowledged: AcknowledgedRound[], isOver: () => boolean) {
  const { session_id: id } = await start(player);
  for (let nonce = 0; !isOver(); nonce += 1) {
    const json = roundBody({ nonce, client_seed: `pulse-${nonce}` });
    const send = () => player.send('POST', `/api/games/${starlight}/session/${id}/rounds`, { json });
    acknowledged.push((await client.call(send, 200)).body);
  }
}

async function buy(client: Client, player: Player): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => player.send('POST', '/api/store/checkout', { json: { package_id: bronzeId }, headers });
  const { order_id: id } = (await client.call(send, 201)).body;
  rememberOrder(id, player.id);
  const payload = new URLSearchParams(notification(id, 'processed')).toString();
  const form = { payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  await client.call(() => api.caller().send('POST', '/api/store/webhooks/sandbox', form), 200);
  return id;
}

async function redeem(client: Client, player: Player): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => player.send('POST', '/api/redemptions', { json: redemptionBody(), headers });
  return (await client.call(send, 201)).body.redemption.id;
}

const countOf = async (text: string, ids: readonly string[]) => (await api.owner.query(text, [ids])).rows[0].n;

test('rounds, purchases and redemptions survive a read-only database: nothing is lost or doubled, and no answer is 500', {
  timeout: 120_000,
}, async () => {
  const [players, buyers, redeemers] = [[], [], []] as Player[][] as [Player[], Player[], Player[]];
  for (let n = 0; n < 3; n += 1) players.push(await newPlayer(api));
  for (let n = 0; n < pulses; n += 1) {
    buyers.push(await newPlayer(api));
    redeemers.push(await newRedeemer(api));
  }
  const client = createClient();
  const acknowledged: AcknowledgedRound[] = [];
  let isOver = false;
  const playing = Promise.all(players.map((player) => playRounds(client, player, acknowledged, () => isOver)));
  playing.catch(() => undefined);
  const orders: string[] = [];
  const redemptions: string[] = [];
  for (let n = 0; n < pulses; n += 1) {
    const [buyer, redeemer] = [buyers[n] as Player, redeemers[n] as Player];
    const played = acknowledged.length;
    await until('rounds are played', () => acknowledged.length > played + 10);
    let calls: Promise<[string, string]> | undefined;
    await pulse(async () => {
      const before = client.refusals.length;
      calls = Promise.all([buy(client, buyer), redeem(client, redeemer)]);
      calls.catch(() => undefined);
      // Longer than the API repeats a call, so that players see the refusal too.
      const refused = until('calls are refused', () => client.refusals.length > before + 3);
      await Promise.race([playing, calls, refused]);
      await refused;
    });
    const [order, redemption] = (await calls) as [string, string];
    orders.push(order);
    redemptions.push(redemption);
  }
  const played = acknowledged.length;
  await until('rounds are played again', () => acknowledged.length > played + 10);
  isOver = true;
  await playing;

  expect(client.refusals.length).toBeGreaterThan(pulses * 3);
  expect(new Set([...orders, ...redemptions]).size).toBe(2 * pulses);
  // One credit for each order in each currency, one order for each buyer, and one redemption for each redeemer.
  const paid = "SELECT count(*)::int AS n FROM journal WHERE kind = 'purchase' AND player_id = ANY ($1)";
  expect(
    await countOf(
      paid,
      buyers.map(({ id }) => id),
    ),
  ).toBe(pulses * 2);
  const ordered = 'SELECT count(*)::int AS n FROM store_order WHERE player_id = ANY ($1)';
  expect(
    await countOf(
      ordered,
      buyers.map(({ id }) => id),
    ),
  ).toBe(pulses);
  const redeemed = 'SELECT count(*)::int AS n FROM redemption WHERE player_id = ANY ($1)';
  expect(
    await countOf(
      redeemed,
      redeemers.map(({ id }) => id),
    ),
  ).toBe(pulses);
  for (const redeemer of redeemers) expect(await sweepsOf(redeemer)).toBe('950.00');
  expect(await findLedgerFaults(api.owner, acknowledged)).toEqual([]);
  expect(await reconcileLedger(api)).toEqual([]);
});
