import { describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { setBalance } from '../helpers/money/money.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { chooseSeed, openSeed, play, start } from '../helpers/play/play.ts';

const api = setUpTestApi(() => ({ settings: { ROUND_MIN_INTERVAL_MS: '0' } }));

async function setLimit(player: Player, kind: string, amount: string | null, period = 'day') {
  const body = { limits: [{ kind, period, amount }] };
  return player.client.play.setLimits({ body: body as never });
}

/** Moves the player's requested change into the past. */
async function moveRequestBack(player: Player, time: string): Promise<void> {
  await api.owner.query('UPDATE play_limit SET wanted_at = now() - $2::interval WHERE player_id = $1', [
    player.id,
    time,
  ]);
}

/** Opens a session of Starlight whose next round loses. */
async function openLosingSession(player: Player) {
  const { session_id: sessionId } = await start(player);
  const seed = await openSeed(api.owner, sessionId);
  return {
    lose: (nonce: number, stake = '1000.00') =>
      play(player, sessionId, { nonce, stake, client_seed: chooseSeed(seed, nonce, 'loss') }),
    win: (nonce: number, stake = '1000.00') =>
      play(player, sessionId, { nonce, stake, client_seed: chooseSeed(seed, nonce, 'win') }),
  };
}

describe('a loss limit', () => {
  test('rejects a stake that could exceed it, with its kind and end, and nothing moves', async () => {
    const player = await newPlayer(api);
    await setLimit(player, 'gold_loss', '2500.00');
    const table = await openLosingSession(player);
    await table.lose(0);
    await table.lose(1);
    const before = await player.client.wallet.get();
    const problem = await expectProblem(table.lose(2), 'limit_reached');
    expect(problem.params).toMatchObject({ reason: 'play_limit', kind: 'gold_loss', period: 'day', amount: '2500.00' });
    expect(problem.message).toMatch(/your own limit of a loss of 2,500 Gold Coins in a day/);
    expect(await player.client.wallet.get()).toEqual(before);
    expect((await player.client.play.limits()).limits).toMatchObject([{ used: '2000.00', left: '500.00' }]);
  });

  test('counts net losses, including rounds before it was set', async () => {
    const player = await newPlayer(api);
    const table = await openLosingSession(player);
    await table.lose(0);
    const won = await table.win(1);
    await setLimit(player, 'gold_loss', '1000000.00');
    const net = 2_000 - Number(won.payout);
    const [limit] = (await player.client.play.limits()).limits;
    expect(Number(limit?.used)).toBe(net);
    await table.lose(2);
    expect(Number((await player.client.play.limits()).limits[0]?.used)).toBe(net + 1_000);
  });

  test('applies to one currency, and starts again with each period', async () => {
    const player = await newPlayer(api);
    await setBalance(api.owner, player.id, 'sweeps', '100.00');
    await setLimit(player, 'gold_loss', '0.00');
    const table = await openLosingSession(player);
    await expectProblem(table.lose(0), 'limit_reached');
    const { session_id: sessionId } = await start(player);
    await play(player, sessionId, { nonce: 0, currency: 'sweeps', stake: '0.20' });

    await setLimit(player, 'sweeps_loss', '0.20', 'month');
    await api.owner.query(
      `UPDATE play_limit SET used = amount, period_start = period_start - 40 WHERE player_id = $1 AND kind = 'sweeps_loss'`,
      [player.id],
    );
    await play(player, sessionId, { nonce: 1, currency: 'sweeps', stake: '0.20' });
  });

  test('applies when it is the lowest of several', async () => {
    const player = await newPlayer(api);
    await setLimit(player, 'gold_loss', '1000000.00', 'day');
    await setLimit(player, 'gold_loss', '500.00', 'week');
    const table = await openLosingSession(player);
    const problem = await expectProblem(table.lose(0), 'limit_reached');
    expect(problem.params).toMatchObject({ period: 'week', amount: '500.00' });
  });
});

describe('a change of a limit', () => {
  test('to a lower amount applies at once', async () => {
    const player = await newPlayer(api);
    await setLimit(player, 'gold_loss', '5000.00');
    await setLimit(player, 'gold_loss', '999.00');
    const table = await openLosingSession(player);
    await expectProblem(table.lose(0), 'limit_reached');
  });

  test.each([
    ['to a higher amount', '5000.00'],
    ['to no limit', null],
  ])('%s requires 24 hours and a confirmation', async (_name, wanted) => {
    const player = await newPlayer(api);
    await setLimit(player, 'gold_loss', '500.00');
    const asked = await setLimit(player, 'gold_loss', wanted);
    expect(asked.limits[0]).toMatchObject({ amount: '500.00', wanted: { amount: wanted } });
    const body = { kind: 'gold_loss', period: 'day' } as const;
    const table = await openLosingSession(player);

    await moveRequestBack(player, '23 hours 59 minutes');
    await expectProblem(player.client.play.confirmLimit({ body }), 'limit_not_yet');
    await expectProblem(table.lose(0), 'limit_reached');
    await moveRequestBack(player, '30 hours');
    // The change does not apply without the confirmation.
    await expectProblem(table.lose(0), 'limit_reached');
    await player.client.play.confirmLimit({ body });
    await table.lose(0);
    await expectProblem(player.client.play.confirmLimit({ body }), 'not_found');
  });

  test('expires without a confirmation within seven days, and a new request waits again', async () => {
    const player = await newPlayer(api);
    await setLimit(player, 'gold_loss', '500.00');
    await setLimit(player, 'gold_loss', '900.00');
    await moveRequestBack(player, '8 days 1 minute');
    expect((await player.client.play.limits()).limits[0]?.wanted).toBeNull();
    const body = { kind: 'gold_loss', period: 'day' } as const;
    await expectProblem(player.client.play.confirmLimit({ body }), 'not_found');
    await setLimit(player, 'gold_loss', '900.00');
    await expectProblem(player.client.play.confirmLimit({ body }), 'limit_not_yet');
  });

  test('keeps its waiting time when it is requested again, and is cancelled by a lower limit', async () => {
    const player = await newPlayer(api);
    await setLimit(player, 'gold_loss', '500.00');
    await setLimit(player, 'gold_loss', '900.00');
    await moveRequestBack(player, '25 hours');
    await setLimit(player, 'gold_loss', '900.00');
    const body = { kind: 'gold_loss', period: 'day' } as const;
    expect((await player.client.play.confirmLimit({ body })).limits[0]?.amount).toBe('900.00');
    await setLimit(player, 'gold_loss', '1000.00');
    await setLimit(player, 'gold_loss', '100.00');
    expect((await player.client.play.limits()).limits[0]).toMatchObject({ amount: '100.00', wanted: null });
  });

  test.each([
    ['gold_loss', '10'],
    ['gold_loss', '-1.00'],
    ['gold_loss', '1e3'],
    ['gold_loss', '1.000'],
    ['play_time', '1.50'],
    ['play_time', '99999'],
    ['purchase', '999999999.00'],
  ])('of %s to %s is rejected, and nothing is set', async (kind, amount) => {
    const player = await newPlayer(api);
    await expectProblem(setLimit(player, kind, amount), 'validation_failed');
    expect((await player.client.play.limits()).limits).toEqual([]);
  });
});

describe('a time limit', () => {
  test('blocks the next round when it is used up, and the running round is paid', async () => {
    const player = await newPlayer(api);
    await setLimit(player, 'play_time', '60');
    const table = await openLosingSession(player);
    await table.lose(0);
    await api.owner.query(`UPDATE play_limit SET used = 3540 WHERE player_id = $1 AND kind = 'play_time'`, [player.id]);
    await api.owner.query(`UPDATE play_pace SET last_play_at = now() - interval '59 seconds' WHERE player_id = $1`, [
      player.id,
    ]);
    await table.lose(1);
    await api.owner.query(`UPDATE play_pace SET last_play_at = now() - interval '2 seconds' WHERE player_id = $1`, [
      player.id,
    ]);
    const problem = await expectProblem(table.lose(2), 'limit_reached');
    expect(problem.params).toMatchObject({ kind: 'play_time', amount: '60' });
  });

  test('does not count time between two visits', async () => {
    const player = await newPlayer(api);
    await setLimit(player, 'play_time', '60');
    const table = await openLosingSession(player);
    await table.lose(0);
    await api.owner.query(`UPDATE play_pace SET last_play_at = now() - interval '6 minutes' WHERE player_id = $1`, [
      player.id,
    ]);
    await table.lose(1);
    expect((await player.client.play.limits()).limits[0]?.used).toBe('0');
  });
});

test('blocks the next round while a reality check is due, and starts the interval again after the answer', async () => {
  const player = await newPlayer(api);
  await player.client.play.setLimits({ body: { reality_check_minutes: 15 } });
  const table = await openLosingSession(player);
  await table.lose(0);
  await api.owner.query('UPDATE play_pace SET unchecked_seconds = 900 WHERE player_id = $1', [player.id]);
  expect((await player.client.play.status()).reality_check).toMatchObject({ minutes: 15, due: true });
  await expectProblem(table.lose(1), 'reality_check_due');
  expect((await player.client.play.answerRealityCheck()).reality_check).toMatchObject({ due: false, seconds: 0 });
  await table.lose(1);
});

test('returns the same totals of the day in the status and in the statement as in the journal', async () => {
  const player = await newPlayer(api);
  const table = await openLosingSession(player);
  await table.lose(0);
  const won = await table.win(1);
  const net = (Number(won.payout) - 2_000).toFixed(2);
  expect((await player.client.play.status()).today.net).toEqual({ gold: net, sweeps: '0.00' });
  for (const period of ['day', 'week', 'month'] as const) {
    const { results } = await player.client.play.statement({ query: { period } });
    expect(results).toMatchObject([{ gold: { staked: '2000.00', paid: won.payout, net }, purchases: '0.00' }]);
  }
  expect(await findLedgerFaults(api.owner)).toEqual([]);
});
