import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
let player: Player;
beforeAll(async () => {
  player = await newPlayer(api);
  await play(player, (await start(player)).session_id);
});

describe('history rejects changes, even by the owner of the tables:', () => {
  test.each([
    'UPDATE journal SET amount = amount + 1',
    'UPDATE journal SET at = now()',
    'DELETE FROM journal',
    'TRUNCATE journal',
    'DELETE FROM wallet',
    'TRUNCATE wallet',
    'DELETE FROM round',
    'TRUNCATE round',
    'TRUNCATE round_raise',
  ])('%s', async (statement) => {
    await expect(api.owner.query(statement)).rejects.toThrow(/append-only/);
  });
});

const insufficientPrivilege = '42501';

describe("the API's database login cannot write money except through SQL functions:", () => {
  test('it is the login of the API, not a superuser or owner, and in no other role', async () => {
    const { rows } = await api.databases.players.db.$client.query(
      `SELECT current_user = session_user AS plain, rolsuper AS superuser,
              ARRAY(SELECT r.rolname::text FROM pg_roles r WHERE pg_has_role(session_user, r.oid, 'MEMBER') AND r.rolname <> session_user) AS member_of
         FROM pg_roles WHERE rolname = session_user`,
    );
    expect(rows).toEqual([{ plain: true, superuser: false, member_of: ['goldwren_api'] }]);
  });

  test.each([
    'UPDATE wallet SET balance = balance + 1',
    "INSERT INTO wallet (player_id, currency, balance) VALUES (gen_random_uuid(), 'gold', 1)",
    'DELETE FROM wallet',
    "INSERT INTO journal VALUES (gen_random_uuid(), 'gold', 1, 1, 1, gen_random_uuid(), now(), 'adjustment', 'adjustment')",
    'UPDATE journal SET amount = 1',
    'DELETE FROM journal',
    'TRUNCATE journal',
    'UPDATE round SET payout = 1',
    'DELETE FROM round',
    'UPDATE game_session SET next_nonce = 0',
    'DELETE FROM game_session',
    "INSERT INTO idempotency (player_id, key, request_hash) VALUES (gen_random_uuid(), 'k', '')",
    'DELETE FROM idempotency',
    "INSERT INTO movement_rule VALUES ('play', 'welcome_offer', 'gold', 1, 'issuance')",
    'UPDATE movement_rule SET most = NULL',
    'INSERT INTO round_raise VALUES (gen_random_uuid(), gen_random_uuid(), 0, gen_random_uuid(), 1)',
    'DELETE FROM round_raise',
    "SELECT post_entry('play', 'win', gen_random_uuid(), 'gold', 1, 0, gen_random_uuid())",
    "SELECT adjust_balance(gen_random_uuid(), 'gold', 1, gen_random_uuid())",
    'UPDATE game_maths SET max_pay_x100 = 1',
    'UPDATE game SET maths_id = 1',
    'UPDATE reconciliation SET findings = $$[]$$',
    'ALTER TABLE journal DISABLE TRIGGER ALL',
    'DROP FUNCTION play_round',
    'CREATE TABLE mine ()',
  ])('%s', async (statement) => {
    await expect(api.databases.players.db.$client.query(statement)).rejects.toMatchObject({
      code: insufficientPrivilege,
    });
  });

  test('it cannot delete a reconciliation with findings', async () => {
    await api.owner.query(
      `INSERT INTO reconciliation (id, wallets, rows, findings) VALUES (gen_random_uuid(), 1, 1, '[{"check": "x"}]')`,
    );
    const forget = api.database.db.$client.query(`DELETE FROM reconciliation WHERE findings <> '[]'`);
    await expect(forget).rejects.toMatchObject({ code: 'GW002' });
  });

  test.each([
    'SET ROLE NONE',
    'RESET ROLE',
    'RESET ALL',
    'SET SESSION AUTHORIZATION DEFAULT',
    'RESET SESSION AUTHORIZATION',
    'SET ROLE goldwren_api',
  ])('it gets no more rights with %s', async (wayOut) => {
    const attack = api.databases.players.db.$client.query(`${wayOut}; UPDATE wallet SET balance = balance + 1`);
    await expect(attack).rejects.toMatchObject({
      code: insufficientPrivilege,
      message: 'permission denied for table wallet',
    });
  });

  test.each(['SET ROLE', 'SET SESSION AUTHORIZATION'])('it cannot run %s for the owner', async (command) => {
    const { rows } = await api.owner.query<{ name: string }>('SELECT quote_ident(current_user) AS name');
    const attack = api.databases.players.db.$client.query(`${command} ${rows[0]?.name}`);
    await expect(attack).rejects.toMatchObject({ code: insufficientPrivilege });
  });

  test('it cannot replace a table with a temporary one', async () => {
    const client = await api.databases.players.db.$client.connect();
    try {
      await client.query(
        'BEGIN; CREATE TEMP TABLE wallet AS SELECT * FROM public.wallet; UPDATE wallet SET balance = 1',
      );
      await client.query('SELECT grant_login_bonus($1, $2)', [player.id, randomUUID()]);
      const { rows } = await client.query(
        "SELECT balance > 100 AS real FROM public.wallet WHERE player_id = $1 AND currency = 'gold'",
        [player.id],
      );
      expect(rows).toEqual([{ real: true }]);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});

describe('the SQL functions reject what no maths can produce:', () => {
  test.each([
    ['a payout above the highest award', 100_000n, 100_000_000_000n],
    ['a negative payout', 100_000n, -1n],
    ['a zero stake', 0n, 0n],
    ['a negative stake', -100_000n, 0n],
  ])('%s', async (_name, stake, payout) => {
    const { session_id: sessionId, next_nonce: nonce } = await start(player);
    const before = await player.client.wallet.get();
    const call = api.databases.players.db.$client.query(
      "SELECT * FROM play_round($1, $2, $3, $4, 'gold', $5, true, $6, 'seed', '{}', 0, NULL, NULL)",
      [player.id, sessionId, randomUUID(), nonce, stake, payout],
    );
    await expect(call).rejects.toThrow(/outside the maths/);
    expect(await player.client.wallet.get()).toEqual(before);
  });
});
