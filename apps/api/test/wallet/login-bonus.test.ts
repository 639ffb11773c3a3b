import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { createTestApi, setUpTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { installDatabaseClock } from '../helpers/database/database-clock.ts';
import { alsoAt, newPlayer, type Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

const base = setUpTestApi();
let api: TestApi;
let other: TestApi;
let clock: { set(instant: string): Promise<void> };
beforeAll(async () => {
  clock = await installDatabaseClock(base.owner, ['grant_login_bonus']);
  api = await createTestApi({ databaseUrl: base.url });
  other = await createTestApi({ databaseUrl: base.url });
});
afterAll(async () => {
  expect(await findLedgerFaults(base.owner)).toEqual([]);
  await Promise.all([api.close(), other.close()]);
});

/** Creates a new player who is signed in at this time. */
async function playerAt(instant: string): Promise<Player> {
  await clock.set(instant);
  const player = await newPlayer(api);
  await travel(instant);
  return player;
}

/** Moves the clock. Sessions move with it, so that they do not expire. */
async function travel(instant: string): Promise<void> {
  await clock.set(instant);
  await base.owner.query('UPDATE http_session SET last_seen_at = $1, created_at = $1', [instant]);
}

async function postings(player: Player): Promise<string[]> {
  const { rows } = await base.owner.query(
    "SELECT amount::text, contra FROM journal WHERE player_id = $1 AND kind = 'login_bonus' AND currency = 'gold' ORDER BY seq",
    [player.id],
  );
  for (const row of rows) expect(row.contra).toBe('issuance');
  return rows.map(({ amount }) => amount);
}

const claim = (player: Player) => player.client.wallet.claimLoginBonus();

describe('the login bonus', () => {
  test('starts at day 1 with 100 GC, and can be claimed again after midnight in New York', async () => {
    const player = await playerAt('2026-06-10T15:00:00Z');
    const before = await player.client.wallet.loginBonus();
    expect(before).toMatchObject({ day: 1, amount: '100.00', claimable: true, next_claim_at: null });
    expect(before.days.map(({ amount }) => amount)).toEqual([
      '100.00',
      '200.00',
      '300.00',
      '500.00',
      '750.00',
      '1000.00',
      '2500.00',
    ]);
    expect(before.days.map(({ state }) => state)).toEqual(['today', ...Array(6).fill('ahead')]);
    expect(await claim(player)).toMatchObject({
      claimed: '100.00',
      gold_balance: '2000100.00',
      day: 2,
      amount: '200.00',
      claimable: false,
      next_claim_at: '2026-06-11T04:00:00.000Z',
    });
    const after = await player.client.wallet.loginBonus();
    expect(after.days.map(({ state }) => state)).toEqual(['claimed', ...Array(6).fill('ahead')]);
    expect((await player.client.wallet.get()).gold_balance).toBe('2000100.00');
    await expectProblem(claim(player), 'conflict');
    expect(await postings(player)).toEqual(['10000']);
  });

  test('credits seven amounts on seven days and starts again', async () => {
    const player = await playerAt('2026-06-01T12:00:00Z');
    const claimed: string[] = [];
    for (let day = 1; day <= 8; day += 1) {
      await travel(`2026-06-0${day}T12:00:00Z`);
      claimed.push((await claim(player)).claimed);
      if (day === 7) {
        const bonus = await player.client.wallet.loginBonus();
        expect(bonus).toMatchObject({ day: 1, claimable: false });
        expect(bonus.days.every(({ state }) => state === 'claimed')).toBe(true);
      }
    }
    expect(claimed).toEqual(['100.00', '200.00', '300.00', '500.00', '750.00', '1000.00', '2500.00', '100.00']);
  });

  test('starts again at day 1 after a missed day', async () => {
    const player = await playerAt('2026-06-01T12:00:00Z');
    await claim(player);
    await travel('2026-06-02T12:00:00Z');
    await claim(player);
    await travel('2026-06-04T12:00:00Z');
    expect(await player.client.wallet.loginBonus()).toMatchObject({ day: 1, claimable: true });
    expect((await claim(player)).claimed).toBe('100.00');
  });
});

describe('a new day starts at midnight in New York by the database clock', () => {
  test.each([
    ['in summer', '2026-07-01T03:59:59.999Z', '2026-07-01T04:00:00Z'],
    ['in winter', '2026-12-01T04:59:59.999Z', '2026-12-01T05:00:00Z'],
    ['at the start of the 23-hour day in March', '2026-03-08T04:59:59Z', '2026-03-08T05:00:00Z'],
    ['at the end of the 23-hour day in March', '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z'],
    ['at the start of the 25-hour day in November', '2026-11-01T03:59:59Z', '2026-11-01T04:00:00Z'],
    ['at the end of the 25-hour day in November', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'],
    ['at the start of a new year', '2027-01-01T04:59:59Z', '2027-01-01T05:00:00Z'],
  ])('%s', async (_when, lastMoment, midnight) => {
    const player = await playerAt(lastMoment);
    expect((await claim(player)).next_claim_at).toBe(new Date(midnight).toISOString());
    await expectProblem(claim(player), 'conflict');
    await travel(midnight);
    expect((await claim(player)).claimed).toBe('200.00');
    await expectProblem(claim(player), 'conflict');
  });

  test('once on a day with a repeated hour', async () => {
    const player = await playerAt('2026-11-01T05:30:00Z');
    await claim(player);
    await travel('2026-11-01T06:30:00Z');
    await expectProblem(claim(player), 'conflict');
  });

  test('without a second credit when the clock goes back a day', async () => {
    const player = await playerAt('2026-06-05T12:00:00Z');
    await claim(player);
    await travel('2026-06-04T12:00:00Z');
    await expectProblem(claim(player), 'conflict');
    expect(await postings(player)).toHaveLength(1);
  });
});

describe('claiming the bonus', () => {
  test.each([
    ['for the first time', '2026-06-20T12:00:00Z', ['10000']],
    ['the day after', '2026-06-21T12:00:00Z', ['10000', '20000']],
  ])('credits once for 50 concurrent requests at two API instances %s', async (_when, instant, posted) => {
    const player = await playerAt('2026-06-20T12:00:00Z');
    if (posted.length > 1) await claim(player);
    await travel(instant);
    const there = alsoAt(other, player);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? player : there).send('POST', '/api/wallet/login-bonus')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(409)]);
    expect(await postings(player)).toEqual(posted);
  });

  test('returns the first answer again for the same Idempotency-Key, also the next day', async () => {
    const player = await playerAt('2026-06-21T12:00:00Z');
    const retry = () =>
      player.send('POST', '/api/wallet/login-bonus', { headers: { 'idempotency-key': 'claim-of-today' } });
    const first = await retry();
    expect(first.status).toBe(200);
    expect(await retry()).toMatchObject({ status: 200, body: first.body });
    await travel('2026-06-22T12:00:00Z');
    expect(await retry()).toMatchObject({ status: 200, body: { claimed: '100.00', claimable: true } });
    expect(await postings(player)).toHaveLength(1);
  });

  test('is rejected while the account is suspended', async () => {
    const player = await playerAt('2026-06-20T12:00:00Z');
    await base.owner.query('UPDATE player SET suspended_at = now() WHERE id = $1', [player.id]);
    await expectProblem(claim(player), 'account_suspended');
    expect(await postings(player)).toEqual([]);
  });

  test('does not affect other players', async () => {
    const one = await playerAt('2026-06-20T12:00:00Z');
    const two = await newPlayer(api);
    await claim(one);
    expect(await two.client.wallet.loginBonus()).toMatchObject({ claimable: true, day: 1 });
  });
});
