import { randomUUID } from 'node:crypto';
import { loginBonusHundredths } from '@goldwren/rules';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DatabaseUser, databaseUserNames } from '../../src/platform/logins/database-roles.ts';
import { loginsOf } from '../harness/app-url.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { connect } from '../helpers/database/clients.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';

const forbidden = { code: '42501' };
const noCause = { code: 'GW003' };

const api = setUpTestApi();
let player: Player;
let clients: Record<DatabaseUser, pg.Client>;

beforeAll(async () => {
  player = await newPlayer(api);
  const { players, staff, worker } = loginsOf(api.url);
  clients = { players: await connect(players), staff: await connect(staff), worker: await connect(worker) };
});
afterAll(() => Promise.all(Object.values(clients).map((client) => client.end())));

function balances(): Promise<unknown> {
  return api.owner
    .query('SELECT currency, balance, version, frozen FROM wallet WHERE player_id = $1 ORDER BY currency', [player.id])
    .then(({ rows }) => rows);
}

interface OrderTerms {
  readonly gold?: bigint;
  readonly price?: bigint;
  readonly status?: string;
  /** The package that is sold once per player. */
  readonly isSpecial?: boolean;
}

/** An order of this player for a package, as the players' login can write one. */
async function order({ gold, price, status = 'pending', isSpecial = false }: OrderTerms = {}): Promise<string> {
  const id = randomUUID();
  await clients.players.query(
    `INSERT INTO store_order (player_id, id, package_id, package_name, price_cents, gold, sweeps, first_purchase, status, provider)
     SELECT $1, $2, p.id, p.name, coalesce($3, p.price_cents), coalesce($4, p.gold), p.sweeps, p.first_purchase, $5, 'sandbox'
       FROM coin_package p WHERE p.first_purchase = $6 AND (p.id = 2 OR $6)`,
    [player.id, id, price ?? null, gold ?? null, status, isSpecial],
  );
  return id;
}

/** As the provider names an order: ids of orders are unique for a player alone. */
const referenceOf = (orderId: string) => `${orderId}-${player.id}`;

/** Stores a notification of a payment, signed with the given secret word's hash, or not at all. */
async function notify(
  orderId: string,
  signature: string,
  status = '2',
  reference = referenceOf(orderId),
): Promise<void> {
  const { rows } = await api.owner.query('SELECT price_cents FROM store_order WHERE id = $1', [orderId]);
  const payload = {
    merchant_id: '1000001',
    transaction_id: reference,
    mb_amount: (Number(rows[0].price_cents) / 100).toFixed(2),
    mb_currency: 'USD',
    status,
    md5sig: signature,
  };
  await clients.players.query(
    `INSERT INTO webhook_inbox (provider, event_id, reference, payload, verdict) VALUES ('sandbox', $1, $2, $3, 'credited')`,
    [randomUUID(), reference, payload],
  );
}

/** The signature that the provider would make, from what only the owner can read. */
async function genuine(orderId: string, reference = referenceOf(orderId), status = '2'): Promise<string> {
  const { rows } = await api.owner.query(
    `SELECT upper(md5((a.keys ->> 'merchant_id') || $2::text || (a.keys ->> 'secret_md5') || to_char(o.price_cents / 100.0, 'FM9999990.00') || 'USD' || $3::text)) AS signature
       FROM private.payment_account a, store_order o WHERE a.provider = 'sandbox' AND o.id = $1`,
    [orderId, reference, status],
  );
  return rows[0].signature;
}

const credit = (user: DatabaseUser, id: string) =>
  clients[user].query('SELECT * FROM credit_purchase($1, $2, NULL, true)', [player.id, id]);

describe.each(databaseUserNames)('the login of %s cannot create coins', (user) => {
  test('without an order', async () => {
    await expect(credit(user, randomUUID())).rejects.toThrow('not_found');
  });

  test('with an unpaid order, or a notification that the provider did not sign', async () => {
    const before = await balances();
    const id = await order();
    await expect(credit(user, id)).rejects.toMatchObject(noCause);
    await notify(id, 'A'.repeat(32));
    await expect(credit(user, id)).rejects.toMatchObject(noCause);
    expect(await balances()).toEqual(before);
  });

  test.each(['0', '-1', '-2', '-3'])(
    'with a signed notification of status %s, which is not a payment',
    async (status) => {
      const before = await balances();
      const id = await order();
      await notify(id, await genuine(id, referenceOf(id), status), status);
      await expect(credit(user, id)).rejects.toMatchObject(noCause);
      expect(await balances()).toEqual(before);
    },
  );

  test('with an order in review that no member of staff decides', async () => {
    const before = await balances();
    await expect(credit(user, await order({ status: 'review' }))).rejects.toMatchObject(noCause);
    expect(await balances()).toEqual(before);
  });

  test('with a signed payment for terms that no package has', async () => {
    const before = await balances();
    const id = await order({ gold: 999_999_999_999n });
    await notify(id, await genuine(id));
    await expect(credit(user, id)).rejects.toMatchObject(noCause);
    expect(await balances()).toEqual(before);
  });

  test('with a signed payment for the first-purchase special that another order has reserved', async () => {
    const before = await balances();
    const id = await order({ isSpecial: true });
    await notify(id, await genuine(id));
    await expect(credit(user, id)).rejects.toMatchObject(noCause);
    expect(await balances()).toEqual(before);
  });

  test("with a signed payment that names the order without its player, or another player's order of the same id", async () => {
    const before = await balances();
    for (const suffix of ['', `-${randomUUID()}`]) {
      const id = await order();
      const reference = `${id}${suffix}`;
      await notify(id, await genuine(id, reference), '2', reference);
      await expect(credit(user, id)).rejects.toMatchObject(noCause);
    }
    expect(await balances()).toEqual(before);
  });

  test('with the same order twice', async () => {
    const id = await order();
    await notify(id, await genuine(id));
    await credit(user, id);
    const once = await balances();
    await credit(user, id);
    expect(await balances()).toEqual(once);
    await api.owner.query("UPDATE store_order SET status = 'paid' WHERE id = $1", [id]);
    await expect(credit(user, id)).rejects.toThrow('conflict');
    expect(await balances()).toEqual(once);
  });

  test('by reversing what the provider did not reverse', async () => {
    const id = await order({ status: 'paid' });
    const attack = clients[user].query("SELECT * FROM reverse_purchase($1, 'gold', $2)", [player.id, id]);
    await expect(attack).rejects.toMatchObject(noCause);
    await notify(id, 'A'.repeat(32), '-3');
    const withForgedNotice = clients[user].query("SELECT * FROM reverse_purchase($1, 'gold', $2)", [player.id, id]);
    await expect(withForgedNotice).rejects.toMatchObject(noCause);
  });
});

test('Sweeps Coins of a purchase must be played once', async () => {
  const unplayed = async (): Promise<bigint> => {
    const { rows } = await api.owner.query("SELECT unplayed FROM wallet WHERE player_id = $1 AND currency = 'sweeps'", [
      player.id,
    ]);
    return BigInt(rows[0].unplayed);
  };
  const before = await unplayed();
  const id = await order();
  await notify(id, await genuine(id));
  const { rows } = await credit('players', id);
  expect(BigInt(rows[0].sweeps)).toBeGreaterThan(0n);
  expect(await unplayed()).toBe(before + BigInt(rows[0].sweeps));
});

describe('the login of players cannot', () => {
  const attempts: readonly (readonly [string, string])[] = [
    ['read the secret of the payment account', 'SELECT * FROM private.payment_account'],
    ['delete a player', 'DELETE FROM player'],
    ['lift a suspension', 'UPDATE player SET suspended_at = NULL'],
    ['open a closed account', 'UPDATE player SET closed_at = NULL'],
    ['end an exclusion', 'UPDATE player SET excluded_at = NULL'],
    ['change a wallet', 'UPDATE wallet SET balance = balance + 1'],
    ['add to the journal', 'INSERT INTO journal DEFAULT VALUES'],
    ['read staff accounts', 'SELECT * FROM staff_member'],
    ['open a staff session', "INSERT INTO staff_session (id_hash, staff_id) VALUES ('x', gen_random_uuid())"],
    ['write the audit log', "SELECT append_audit('order.credited', NULL, NULL, '{}')"],
    ['approve an adjustment', 'SELECT approve_adjustment(gen_random_uuid(), gen_random_uuid())'],
    ['switch a game', "SELECT switch_game(1, false, 'staff', 'x')"],
    ['switch the policy', 'SELECT approve_policy_switch(gen_random_uuid())'],
    ['announce a maintenance', "SELECT announce_maintenance(NULL, now(), now() + interval '1 hour', 'x')"],
    ['release a frozen wallet', 'SELECT set_wallets_frozen(gen_random_uuid(), false)'],
    ['begin a staff action', "SELECT begin_staff_action('x', 'own_account', false)"],
    ['verify an identity', "UPDATE player SET identity_status = 'verified'"],
    ['choose the day of the login bonus', 'UPDATE login_bonus SET streak = 6'],
    ['read the job queue', 'SELECT * FROM graphile_worker._private_jobs'],
    ['enqueue a job', "SELECT graphile_worker.add_job('check_moved_books')"],
    ['become staff', 'SET ROLE goldwren_staff'],
    ['become the worker', 'SET ROLE goldwren_worker'],
    ['post an entry', "SELECT post_entry('play', 'win', gen_random_uuid(), 'gold', 1, 0, gen_random_uuid())"],
  ];

  test.each(attempts)('%s', async (_what, statement) => {
    await expect(clients.players.query(statement)).rejects.toMatchObject(forbidden);
  });

  test('give the welcome offer to a player who is not new', async () => {
    const attack = clients.players.query("SELECT grant_welcome_offer($1, 'sweeps', gen_random_uuid())", [player.id]);
    await expect(attack).rejects.toThrow('conflict');
    const id = randomUUID();
    await api.owner.query(
      `INSERT INTO player (id, email, email_key, password_hash, first_name, last_name, birth_date, country, region, locale, created_at)
       SELECT $1::uuid, $1 || '@x.test', $1 || '@x.test', '-', 'A', 'B', '1990-01-01', 'US', 'TX', 'en', now() - interval '1 day'`,
      [id],
    );
    await api.owner.query('SELECT open_wallets($1)', [id]);
    const late = clients.players.query("SELECT grant_welcome_offer($1, 'sweeps', gen_random_uuid())", [id]);
    await expect(late).rejects.toThrow('conflict');
  });

  test('grant a free entry that it approved itself', async () => {
    const before = await balances();
    const { rows } = await api.owner.query('SELECT email, email_key FROM player WHERE id = $1', [player.id]);
    const entry = randomUUID();
    await api.owner.query(`INSERT INTO free_entry SELECT (jsonb_populate_record(NULL::free_entry, $1)).*`, [
      await entryOf(entry, rows[0]),
    ]);
    const attack = clients.players.query('SELECT * FROM grant_free_entry($1, $2)', [player.id, entry]);
    await expect(attack).rejects.toThrow('conflict');
    expect(await balances()).toEqual(before);
  });
});

/** A row of free_entry in state approved, with a value for every column that needs one. */
async function entryOf(id: string, { email, email_key }: { email: string; email_key: string }): Promise<object> {
  const { rows } = await api.owner.query<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = 'free_entry' AND is_nullable = 'NO'`,
  );
  const filled = Object.fromEntries(
    rows.map(({ name, type }) => [name, /time|date/.test(type) ? '2026-01-01' : type === 'uuid' ? id : 'x']),
  );
  return { ...filled, id, email, email_key, status: 'approved', method: 'online', locale: 'en' };
}

describe('passwords and second factors are read only by the login that checks them', () => {
  test.each([
    ['staff', 'SELECT password_hash FROM player'],
    ['staff', 'SELECT secret FROM player_totp'],
    ['worker', 'SELECT password_hash FROM player'],
    ['worker', 'SELECT secret FROM player_totp'],
    ['worker', 'SELECT password_hash FROM staff_member'],
    ['players', 'SELECT password_hash FROM staff_member'],
  ] as const)('%s is refused %s', async (user, statement) => {
    await expect(clients[user].query(statement)).rejects.toMatchObject(forbidden);
  });
});

test('the login of staff cannot change the accounts or the audit log', async () => {
  await expect(clients.staff.query("UPDATE staff_member SET roles = '{admin}'")).rejects.toMatchObject(forbidden);
  await expect(clients.staff.query('UPDATE staff_audit SET facts = $1', ['{}'])).rejects.toMatchObject(forbidden);
});

test('the login bonus has the amount of the rules, once a day for any reference', async () => {
  const claim = () => clients.players.query('SELECT * FROM grant_login_bonus($1, $2)', [player.id, randomUUID()]);
  expect((await claim()).rows).toMatchObject([{ claimed: loginBonusHundredths[0]?.toString() }]);
  expect((await claim()).rows).toEqual([]);
});
