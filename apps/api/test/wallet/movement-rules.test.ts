import { randomUUID } from 'node:crypto';
import { journalKinds, movementCallers, movementRules, welcomeOffer } from '@goldwren/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { expandSharedText } from '../../sql/shared-text.ts';
import { readSqlFunctions } from '../../src/platform/schema/sql-objects.ts';
import { setUpTestApi } from '../support/api/test-api.ts';

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
    const wallets = () => api.owner.query('SELECT * FROM wallet WHERE player_id = $1 ORDER BY currency', [playerId]);
    for (const { caller, kind, currency, sign } of all) {
      const isRule = (rule: (typeof movementRules)[number]) =>
        rule.caller === caller && rule.kind === kind && rule.currency === currency && rule.sign === sign;
      const rule = movementRules.find(isRule);
      if (rule) {
        await post(caller, kind, currency, BigInt(sign));
        const { rows } = await api.owner.query(
          'SELECT kind, contra FROM journal WHERE player_id = $1 AND currency = $2 ORDER BY seq DESC LIMIT 1',
          [playerId, currency],
        );
        expect(rows).toEqual([{ kind, contra: rule.contra }]);
      } else {
        const before = (await wallets()).rows;
        await expect(post(caller, kind, currency, BigInt(sign))).rejects.toMatchObject({ code: 'GW001' });
        expect((await wallets()).rows).toEqual(before);
      }
    }
    expect(all).toHaveLength(movementCallers.length * journalKinds.length * 4);
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
    const places = bodies.filter(({ text }) => /INSERT INTO journal|UPDATE wallet\b[^;]*\bbalance = /.test(text));
    expect(places.map(({ name }) => name)).toEqual(['play_round', 'play_rounds', 'post_movement']);
    for (const { name, text } of functions.filter((one) => places.some((place) => place.name === one.name))) {
      expect(text.match(/INSERT INTO journal/g), name).toHaveLength(1);
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
