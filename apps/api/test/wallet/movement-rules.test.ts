import { randomUUID } from 'node:crypto';
import { journalKinds, movementCallers, movementRules, welcomeOffer } from '@goldwren/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { expandSharedText } from '../../sql/shared-text.ts';
import { readSqlFunctions } from '../../src/platform/schema/sql-objects.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';

const api = setUpTestApi();
let playerId: string;
beforeAll(async () => {
  playerId = randomUUID();
  await api.owner.query('SELECT open_wallets($1)', [playerId]);
  for (const currency of ['gold', 'sweeps']) {
    await api.owner.query('SELECT adjust_balance($1, $2, 100000, $3)', [playerId, currency, randomUUID()]);
  }
});

const functions = readSqlFunctions();

test('stores exactly the movement rules of packages/rules', async () => {
  const { rows } = await api.owner.query(
    'SELECT caller, kind, currency, sign, contra, most AS "mostHundredths" FROM movement_rule ORDER BY caller, kind, currency, sign',
  );
  const order = (rule: (typeof movementRules)[number]) =>
    `${rule.caller} ${String(journalKinds.indexOf(rule.kind)).padStart(3)} ${rule.currency} ${rule.sign + 1}`;
  expect(rows).toEqual([...movementRules].sort((a, b) => (order(a) < order(b) ? -1 : 1)));
});

test('has a rule for every caller and kind of movement, and no contradicting rules', () => {
  expect(new Set(movementRules.map(({ caller }) => caller))).toEqual(new Set(movementCallers));
  expect(new Set(movementRules.map(({ kind }) => kind))).toEqual(new Set(journalKinds));
  const keys = movementRules.map(({ caller, kind, currency, sign }) => `${caller} ${kind} ${currency} ${sign}`);
  expect(new Set(keys).size).toBe(keys.length);
});

function post(caller: string, kind: string, currency: string, amount: bigint) {
  return api.owner.query('SELECT * FROM post_entry($1, $2, $3, $4, $5, 0, $6)', [
    caller,
    kind,
    playerId,
    currency,
    amount,
    randomUUID(),
  ]);
}

describe('a posting', () => {
  const signs = [1, -1] as const;
  const all = movementCallers.flatMap((caller) =>
    journalKinds.flatMap((kind) =>
      (['gold', 'sweeps'] as const).flatMap((currency) => signs.map((sign) => ({ caller, kind, currency, sign }))),
    ),
  );

  test('is accepted only with a rule, against the operator account of the rule', async () => {
    const client = await api.owner.connect();
    const postings = () => client.query('SELECT count(*)::int AS n FROM journal WHERE player_id = $1', [playerId]);
    const before = (await postings()).rows[0].n;
    // Tries each in one statement, because thousands of single ones take a minute.
    await client.query(`
      CREATE FUNCTION pg_temp.outcome(caller text, kind journal_kind, player uuid, currency currency, sign int) RETURNS text
      LANGUAGE plpgsql AS $$
      DECLARE
        v_ref uuid := gen_random_uuid();
      BEGIN
        PERFORM post_entry(caller, kind, player, currency, sign, 0, v_ref);
        RETURN (SELECT contra FROM journal j WHERE j.player_id = player AND j.ref = v_ref AND j.kind = outcome.kind);
      EXCEPTION WHEN SQLSTATE 'GW001' THEN RETURN 'refused';
      END $$`);
    const { rows } = await client.query(
      `SELECT pg_temp.outcome(caller, kind, $2, currency, sign)
         FROM jsonb_to_recordset($1) AS t (caller text, kind journal_kind, currency currency, sign int)`,
      [JSON.stringify(all), playerId],
    );
    const isRule = (posting: (typeof all)[number]) => (rule: (typeof movementRules)[number]) =>
      (['caller', 'kind', 'currency', 'sign'] as const).every((key) => rule[key] === posting[key]);
    expect(all).toHaveLength(movementCallers.length * journalKinds.length * 4);
    expect(all.map((posting, n) => ({ ...posting, outcome: rows[n].outcome }))).toEqual(
      all.map((posting) => ({ ...posting, outcome: movementRules.find(isRule(posting))?.contra ?? 'refused' })),
    );
    expect((await postings()).rows[0].n).toBe(before + movementRules.length);
    client.release();
  });

  test('is accepted up to the maximum amount of the rules, and rejected above it', async () => {
    const most = welcomeOffer.sweepsHundredths;
    await expect(post('registration', 'welcome_offer', 'sweeps', most + 1n)).rejects.toMatchObject({ code: 'GW001' });
    await post('registration', 'welcome_offer', 'sweeps', most);
  });
});

test('rejects a round when the rules do not allow its postings', async () => {
  const client = await api.owner.connect();
  await client.query('BEGIN');
  await client.query("DELETE FROM movement_rule WHERE caller = 'play' AND kind = 'stake' AND currency = 'gold'");
  const { rows } = await client.query('SELECT id, maths_id FROM game ORDER BY id LIMIT 1');
  const session = randomUUID();
  await client.query("SELECT open_game_session($1, $2, $3, $4, '', '', NULL)", [
    playerId,
    session,
    rows[0].id,
    rows[0].maths_id,
  ]);
  const round = client.query("SELECT play_round($1, $2, $3, 0, 'gold', 100, true, 0, '', '{}', 0, NULL, NULL)", [
    playerId,
    session,
    randomUUID(),
  ]);
  await expect(round).rejects.toMatchObject({ code: 'GW001' });
  await client.query('ROLLBACK');
  client.release();
});

describe('the SQL functions', () => {
  /** The functions without comments. */
  const bodies = functions.map(({ name, text }) => ({ name, text: text.replaceAll(/--.*$/gm, '') }));

  const namesOf = (pattern: RegExp) => bodies.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

  test('write the journal and balances in one shared text, by the rules, for one wallet and in batches', () => {
    const places = bodies.filter(({ text }) => /INSERT INTO journal\b|UPDATE wallet\b[^;]*\bbalance = /.test(text));
    expect(places.map(({ name }) => name)).toEqual(['play_round', 'play_rounds', 'post_movement']);
    for (const { name, text } of functions.filter((one) => places.some((place) => place.name === one.name))) {
      expect(text.match(/INSERT INTO journal\b/g), name).toHaveLength(1);
      expect(text, name).toMatch(
        /-- <shared post-movements>[^;]*UPDATE wallet[^;]*;\s+INSERT INTO journal[^;]*JOIN movement_rule/,
      );
      expect(expandSharedText(text), name).toBe(text);
    }
  });

  test('check every stake and raise under the wallet lock', () => {
    expect(namesOf(/post_movement\('play', 'raise'|r\.kind = 'stake'/)).toEqual([
      'play_round',
      'play_rounds',
      'post_raise',
    ]);
    const checked =
      /FROM wallet w\b[^;]*FOR NO KEY UPDATE;\s+v_refusal := check_funds\([^;]*;\s+IF v_refusal IS NOT NULL THEN PERFORM refuse\(v_refusal\); END IF;/;
    expect(namesOf(checked)).toEqual(['play_round', 'post_raise']);
    const inBatches =
      /WHERE NOT w\.guarded\s+AND check_session\([^()]*\) IS NULL\s+AND check_game\(g\.enabled\) IS NULL\s+AND check_funds\([^()]*, 'stake'\) IS NULL/;
    expect(namesOf(inBatches)).toEqual(['check_rounds', 'play_rounds']);
  });

  test.each([
    [/'(session_ended|too_fast)'/, ['check_session']],
    [/'game_off'/, ['check_game']],
    [/'round_open'/, ['check_session', 'end_game_session']],
    // A round whose nonce was used for another round.
    [/'nonce_conflict'/, ['check_round', 'check_session']],
    [/'account_suspended'/, ['check_wallet']],
    // Postings outside rounds also check the balance.
    [/'insufficient_'/, ['check_funds', 'post_entry']],
    [/last_played_at (<|>)/, ['check_session', 'expire_idle_sweeps']],
  ])('contain %s only in the listed functions', (pattern, names) => {
    expect(namesOf(pattern)).toEqual(names);
  });
});
