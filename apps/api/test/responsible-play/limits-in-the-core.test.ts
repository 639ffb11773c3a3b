import { randomUUID } from 'node:crypto';
import { currencies, limitKinds, lossLimitOf } from '@goldwren/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { advanceRound, insertRound } from '../../src/modules/games/rounds/round.store.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { baseStake, dealOpenRound, doubling, type OpenRound, settling } from '../helpers/play/raises.ts';
import { roundAt } from '../helpers/play/seats.ts';

const aPlayer = `INSERT INTO player
  (id, email, email_key, password_hash, first_name, last_name, birth_date, country, region, locale)
  SELECT $1::uuid, $1 || '@x.test', $1 || '@x.test', '-', 'A', 'B', '1990-01-01', 'US', 'TX', 'en'`;

const api = setUpTestApi();
/** A round of 10.00 Sweeps Coins that waits for a decision, of a player with 990.00 left. */
let round: OpenRound;
const query = async (text: string, ...values: unknown[]) => (await api.owner.query(text, values)).rows;

beforeEach(async () => {
  const playerId = randomUUID();
  await query(aPlayer, playerId);
  round = await dealOpenRound(api.database, api.owner, 100_000n, playerId);
});

const setLimit = (kind: string, amount: bigint, period = 'day') =>
  query('SELECT set_play_limit($1, $2, $3, $4)', round.playerId, kind, period, amount);
/** As if the limits had been set so many days ago and have been used so far since. */
const usedBefore = (used: bigint, days: number) =>
  query(
    'UPDATE play_limit SET used = $2, period_start = period_start - $3::int WHERE player_id = $1',
    round.playerId,
    used,
    days,
  );
const usedNow = async () =>
  query(
    `SELECT used, period_start = product_period_start(period, now()) AS is_current FROM play_limit WHERE player_id = $1`,
    round.playerId,
  );
const mayMove = async (amount: bigint, purpose: string, currency = 'sweeps') =>
  (await query('SELECT check_movement($1, $2, $3, $4) AS refusal', round.playerId, currency, amount, purpose))[0]
    .refusal;
const playFrom = (payout: bigint, nonce: number, stake = 100n) =>
  insertRound(
    api.database.db,
    roundAt({ ...round, nonce }, { currency: 'sweeps', stake, payout, clientSeed: `seed-${nonce}` }),
    0,
  );

describe('the counter of a limit', () => {
  test.each(['day', 'week', 'month'])('starts again at zero with the first round of a new %s', async (period) => {
    await advanceRound(api.database.db, settling(round, 0, 0n));
    await setLimit('sweeps_loss', 5_000n, period);
    await usedBefore(4_000n, 32);
    await playFrom(0n, 1);
    expect(await usedNow()).toEqual([{ used: 100n, is_current: true }]);
    await playFrom(30n, 2);
    expect(await usedNow()).toEqual([{ used: 170n, is_current: true }]);
  });

  test('continues within its period', async () => {
    await advanceRound(api.database.db, settling(round, 0, 0n));
    await setLimit('sweeps_loss', 5_000n);
    await usedBefore(4_000n, 0);
    await playFrom(0n, 1);
    expect(await usedNow()).toEqual([{ used: 4_100n, is_current: true }]);
  });

  test('rises by a raise and falls by what the round pays', async () => {
    await setLimit('sweeps_loss', 5_000n);
    await advanceRound(api.database.db, doubling(round));
    expect(await usedNow()).toEqual([{ used: 2n * baseStake, is_current: true }]);
    await advanceRound(api.database.db, settling(round, 1, 700n));
    expect(await usedNow()).toEqual([{ used: 2n * baseStake - 700n, is_current: true }]);
  });

  test('of play time and that of the reality check rise by the time since the last round', async () => {
    await advanceRound(api.database.db, settling(round, 0, 0n));
    await setLimit('play_time', 3_600n);
    const paused = "unchecked_seconds = 50, last_play_at = now() - interval '100 seconds'";
    await query(`UPDATE play_pace SET ${paused} WHERE player_id = $1`, round.playerId);
    await playFrom(0n, 1);
    const [{ used }] = await usedNow();
    expect(Number(used)).toBeGreaterThanOrEqual(100);
    expect(Number(used)).toBeLessThan(300);
    const [{ unchecked }] = await query(
      'SELECT unchecked_seconds::bigint AS unchecked FROM play_pace WHERE player_id = $1',
      round.playerId,
    );
    expect(unchecked).toBe(used + 50n);
  });

  test('of a past period does not reject the first stake of a new one', async () => {
    await setLimit('sweeps_loss', 5_000n);
    await usedBefore(5_000n, 1);
    expect(await mayMove(5_000n, 'stake')).toBeNull();
    expect(await mayMove(5_001n, 'stake')).toBe('limit_reached');
  });
});

describe('a limit that is set in the middle of its period', () => {
  const usedOf = async (kind: string) =>
    (await query(`SELECT limit_used($1, $2, now() - interval '1 day') AS used`, round.playerId, kind))[0].used;

  test('counts stakes, raises and wins of its coin', async () => {
    await advanceRound(api.database.db, doubling(round));
    expect(await usedOf('sweeps_loss')).toBe(2n * baseStake);
    expect(await usedOf('gold_loss')).toBe(0n);
    await advanceRound(api.database.db, settling(round, 1, 1_500n));
    expect(await usedOf('sweeps_loss')).toBe(2n * baseStake - 1_500n);
    await setLimit('sweeps_loss', 5_000n);
    expect(await usedNow()).toEqual([{ used: 2n * baseStake - 1_500n, is_current: true }]);
  });

  test('counts pauses of at most five minutes as play', async () => {
    await advanceRound(api.database.db, doubling(round));
    await advanceRound(api.database.db, settling(round, 1, 100n));
    // Three actions: five minutes between the first two, then a pause of 50 minutes.
    // One statement, so that all times are relative to the same second.
    await tamper(
      api.owner,
      `UPDATE journal SET at = date_trunc('second', now()) - interval '1 minute' *
              CASE kind WHEN 'stake' THEN 60 WHEN 'raise' THEN 55 ELSE 5 END
        WHERE player_id = $1 AND kind IN ('stake', 'raise', 'win')`,
      [round.playerId],
    );
    expect(await usedOf('play_time')).toBe(300n);
    await tamper(
      api.owner,
      "UPDATE journal SET at = at - interval '1 second' WHERE player_id = $1 AND kind = 'stake'",
      [round.playerId],
    );
    expect(await usedOf('play_time')).toBe(0n);
  });
});

test('a second request to raise a limit replaces the first one, and its wait starts again', async () => {
  await setLimit('sweeps_loss', 5_000n);
  await setLimit('sweeps_loss', 9_000n);
  await query("UPDATE play_limit SET wanted_at = now() - interval '20 hours' WHERE player_id = $1", round.playerId);
  await setLimit('sweeps_loss', 8_000n);
  const [{ amount, wanted, wanted_at: wantedAt }] = await query(
    'SELECT amount, wanted, wanted_at FROM play_limit WHERE player_id = $1',
    round.playerId,
  );
  expect({ amount, wanted }).toEqual({ amount: 5_000n, wanted: 8_000n });
  expect(Date.now() - wantedAt.getTime()).toBeLessThan(3_600_000);
});

describe('at the limit itself', () => {
  test('a stake that just fits below a loss limit is accepted, and one hundredth more is rejected', async () => {
    await setLimit('sweeps_loss', 5_000n);
    await usedBefore(4_000n, 0);
    expect(await mayMove(1_000n, 'stake')).toBeNull();
    expect(await mayMove(1_001n, 'stake')).toBe('limit_reached');
    expect(await mayMove(1_001n, 'stake', 'gold')).toBeNull();
  });

  test('play time is used up at the limit, and a second before it is not', async () => {
    await setLimit('play_time', 3_600n);
    await query('UPDATE play_pace SET last_play_at = NULL WHERE player_id = $1', round.playerId);
    await usedBefore(3_599n, 0);
    expect(await mayMove(1n, 'stake')).toBeNull();
    await usedBefore(3_600n, 0);
    expect(await mayMove(1n, 'stake')).toBe('limit_reached');
  });

  test('a reality check is due at its minutes, and a second before it is not', async () => {
    await query('SELECT set_reality_check($1, 15)', round.playerId);
    const played = (seconds: number) =>
      query(
        'UPDATE play_pace SET unchecked_seconds = $2, last_play_at = NULL WHERE player_id = $1',
        round.playerId,
        seconds,
      );
    await played(899);
    expect(await mayMove(1n, 'stake')).toBeNull();
    await played(900);
    expect(await mayMove(1n, 'stake')).toBe('reality_check_due');
  });
});

test('a raise of an open round is rejected for the money that is lost, and never for the time', async () => {
  await setLimit('play_time', 3_600n);
  await query('SELECT set_reality_check($1, 15)', round.playerId);
  await usedBefore(3_600n, 0);
  await query('UPDATE play_pace SET unchecked_seconds = 900, last_play_at = NULL WHERE player_id = $1', round.playerId);
  expect(await mayMove(1n, 'stake')).toBe('limit_reached');
  expect(await mayMove(baseStake, 'raise')).toBeNull();
  await advanceRound(api.database.db, doubling(round));
  await setLimit('sweeps_loss', 2n * baseStake);
  expect(await mayMove(1n, 'raise')).toBe('limit_reached');
});

describe('a further self-exclusion', () => {
  const exclude = async (months: number | null) =>
    (await query('SELECT until FROM exclude_player($1, $2)', round.playerId, months))[0].until as Date | null;
  const exclusion = async () =>
    (await query('SELECT excluded_at, excluded_until, exclusion_ends_at FROM player WHERE id = $1', round.playerId))[0];
  const pass = (assignments: string) =>
    tamper(api.owner, `UPDATE player SET ${assignments} WHERE id = $1`, [round.playerId]);
  const requestReturn = () => query('SELECT return_from_exclusion($1, 24)', round.playerId);

  test.each([6, 12, null])('of %s months ends an earlier request to return', async (months) => {
    await exclude(6);
    await pass("excluded_until = now() - interval '1 day'");
    await requestReturn();
    expect((await exclusion()).exclusion_ends_at).toBeInstanceOf(Date);
    const until = await exclude(months);
    expect(await exclusion()).toMatchObject({ excluded_until: until, exclusion_ends_at: null });
    await expect(requestReturn()).rejects.toThrow('self_excluded');
  });

  test('starts a new term after the first one has ended, and needs a new request to return', async () => {
    await exclude(6);
    const past = "now() - interval '1 day'";
    await pass(`excluded_at = now() - interval '1 year', excluded_until = ${past}, exclusion_ends_at = ${past}`);
    expect(await mayMove(1n, 'stake')).toBeNull();
    await exclude(6);
    const { excluded_at, exclusion_ends_at } = await exclusion();
    expect(Date.now() - excluded_at.getTime()).toBeLessThan(60_000);
    expect(exclusion_ends_at).toBeNull();
    expect(await mayMove(1n, 'stake')).toBe('self_excluded');
  });
});

describe('a kind of limit', () => {
  const used = (kind: string) => query('SELECT limit_used($1, $2, now()) AS used', round.playerId, kind);

  test('of the rules is known to SQL', async () => {
    for (const kind of limitKinds) expect(await used(kind)).toEqual([{ used: expect.anything() }]);
    for (const currency of currencies) {
      expect(await query('SELECT loss_limit_of($1) AS kind', currency)).toEqual([{ kind: lossLimitOf[currency] }]);
    }
  });

  test('that does not exist is rejected and does not count as a loss', async () => {
    await expect(used('session_loss')).rejects.toThrow('there is no limit of the kind session_loss');
    await expect(query("SELECT set_play_limit($1, 'session_loss', 'day', 100)", round.playerId)).rejects.toThrow(
      'there is no limit of the kind session_loss',
    );
  });

  test('is needed for every coin and every purpose of a movement', async () => {
    await expect(query('SELECT loss_limit_of(NULL)')).rejects.toThrow('there is no loss limit of the coin');
    await setLimit('sweeps_loss', 5_000n);
    for (const purpose of ['bonus', null]) {
      await expect(query('SELECT check_movement($1, $2, 1, $3)', round.playerId, 'sweeps', purpose)).rejects.toThrow(
        'there are no limits for a movement of the purpose',
      );
    }
  });
});
