import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginsOf } from '../harness/app-url.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { connect, rollBackAfter } from '../helpers/database/clients.ts';
import {
  bronzeId,
  createStoreFixture,
  newBuyers,
  notification,
  placeOrder,
  type StoreFixture,
} from '../helpers/money/store.ts';
import { actorOf, newStaff } from '../helpers/people/staff.ts';

// The API checks these cases before it calls a function, so its calls never take these branches. A stolen login can.

let api: TestApi;
let store: StoreFixture;
let staff: pg.Client;
let players: pg.Client;
let sessionId: string;
beforeAll(async () => {
  [api, store] = await Promise.all([createTestApi(), createStoreFixture()]);
  const logins = loginsOf(api.url);
  [staff, players] = await Promise.all([connect(logins.staff), connect(logins.players)]);
  const admin = await newStaff(api, ['admin', 'compliance']);
  sessionId = (await actorOf(admin, 'games.switch')).proof.sessionId;
});
afterAll(async () => {
  await Promise.all([staff.end(), players.end()]);
  await Promise.all([api.close(), store.close()]);
});

/** Runs a statement of the staff login while a member acts with the permission, and rolls it back. Returns its rows. */
function attemptAs(permission: string, statement: string): Promise<unknown[]> {
  return rollBackAfter(staff, async () => {
    await staff.query('SELECT begin_staff_action($1, $2, true)', [sessionId, permission]);
    return (await staff.query(statement)).rows;
  });
}

const newPlayerRow = `INSERT INTO player (id, email, email_key, password_hash, first_name, last_name, birth_date, country, region, locale, identity_status)
  SELECT $1::uuid, $1 || '@x.test', $1 || '@x.test', '-', 'A', 'B', '1990-01-01', 'US', 'TX', 'en', $2`;

describe('decisions of staff', () => {
  test('cannot switch a game for a reason of the audit', async () => {
    const call = attemptAs('games.switch', "SELECT switch_game(1, false, 'audit', 'x')");
    await expect(call).rejects.toThrow('staff do not switch a game for audit');
  });

  test('cannot announce a maintenance when another announcement was first', async () => {
    const call = "SELECT announce_maintenance(-1, now(), now() + interval '1 hour', 'x')";
    expect(await attemptAs('maintenance.announce', call)).toEqual([]);
  });

  test('cannot return a redemption with the status paid', async () => {
    const call = api.owner.query("SELECT return_redemption(gen_random_uuid(), gen_random_uuid(), 'paid')");
    await expect(call).rejects.toThrow('does not go back as paid');
  });

  test('need the key of the proof to sign in', async () => {
    const owner = await connect(api.url);
    const proven = rollBackAfter(owner, async () => {
      await owner.query('DELETE FROM private.staff_proof_key');
      return owner.query("SELECT staff_sign_in_is_proven(gen_random_uuid(), 1, 'x', NULL, 'x') AS proven");
    });
    expect((await proven).rows).toEqual([{ proven: false }]);
    await owner.end();
  });
});

describe('the login of players', () => {
  test('cannot add a player with a verified identity', async () => {
    const call = players.query(newPlayerRow, [randomUUID(), 'verified']);
    await expect(call).rejects.toMatchObject({ code: '42501' });
  });

  test('cannot credit the welcome offer twice in the transaction that adds the player', async () => {
    const id = randomUUID();
    await rollBackAfter(players, async () => {
      await players.query(newPlayerRow, [id, 'none']);
      await players.query('SELECT open_wallets($1)', [id]);
      const grant = () => players.query("SELECT amount FROM grant_welcome_offer($1, 'gold', gen_random_uuid())", [id]);
      expect((await grant()).rows).toEqual([{ amount: '200000000' }]);
      await expect(grant()).rejects.toThrow('conflict');
    });
  });
});

describe('a function that finds nothing to do', () => {
  test('takes no Sweeps Coins from an empty wallet in a barred region', async () => {
    const [player] = (await newBuyers(api.owner, 1, 'MI')) as [string];
    const { rows } = await api.owner.query('SELECT taken FROM expire_sweeps($1, gen_random_uuid())', [player]);
    expect(rows).toEqual([{ taken: 0n }]);
  });

  test('finds no genuine notification of an unknown provider', async () => {
    expect((await api.owner.query("SELECT * FROM genuine_notices('unknown', ARRAY['x'])")).rows).toEqual([]);
  });

  test('removes no limit that was never set', async () => {
    const [player] = (await newBuyers(api.owner, 1)) as [string];
    await api.owner.query("SELECT set_play_limit($1, 'purchase', 'day', NULL)", [player]);
    expect((await api.owner.query('SELECT FROM play_limit WHERE player_id = $1', [player])).rowCount).toBe(0);
  });

  test('reverses no purchase of a player without a wallet', async () => {
    const [player] = (await newBuyers(store.owner, 1)) as [string];
    const order = await placeOrder(store.owner, player, bronzeId);
    const stranger = randomUUID();
    await store.owner.query('UPDATE store_order SET player_id = $1 WHERE id = $2', [stranger, order]);
    const call = store.owner.query("SELECT reverse_purchase($1, 'gold', $2)", [stranger, order]);
    await expect(call).rejects.toThrow('not_found');
  });
});

describe('a limit whose period has ended', () => {
  async function limitOfLastYear(kind: string, amount: number): Promise<string> {
    const [player] = (await newBuyers(store.owner, 1)) as [string];
    await store.owner.query("SELECT set_play_limit($1, $2, 'day', $3)", [player, kind, amount]);
    await store.owner.query(
      'UPDATE play_limit SET used = amount, period_start = period_start - 365 WHERE player_id = $1',
      [player],
    );
    return player;
  }

  test('counts a purchase from the beginning of the new period', async () => {
    const player = await limitOfLastYear('purchase', 100_000);
    const order = await placeOrder(store.owner, player, bronzeId);
    await store.notify(notification(order, 'processed'));
    const { rows } = await store.owner.query(
      'SELECT l.used = o.price_cents AS same FROM play_limit l JOIN store_order o USING (player_id) WHERE l.player_id = $1',
      [player],
    );
    expect(rows).toEqual([{ same: true }]);
  });

  test('allows play again', async () => {
    const player = await limitOfLastYear('play_time', 3_600);
    const { rows } = await store.owner.query("SELECT check_responsible_play($1, 'gold', 20, 'stake') AS code", [
      player,
    ]);
    expect(rows).toEqual([{ code: null }]);
  });
});
