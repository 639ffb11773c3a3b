import { describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { setBalance } from '../helpers/money/money.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { end, hold, jacks, play, starlight, start } from '../helpers/play/play.ts';

const api = setUpTestApi();

function setEnabled(enabled: boolean) {
  return api.owner.query('UPDATE game SET enabled = $1', [enabled]);
}

describe('starting a session', () => {
  test('returns a commitment without its seed, with balances, stakes and maths', async () => {
    const started = await start(await newPlayer(api));
    expect(started).toEqual({
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      outcome_seed: expect.stringMatching(/^c2:[0-9a-f]{64}$/),
      chain_start: null,
      wallet: { gold: '2000000.00', sweeps: '2.00' },
      resumed: false,
      next_nonce: 0,
      next_commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      open_round: null,
      held_by: null,
      stakes: {
        gold: ['1000.00', '5000.00', '10000.00', '50000.00', '100000.00'],
        sweeps: ['0.20', '0.40', '1.00', '2.00', '5.00'],
      },
      maths: { version: expect.any(String), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      started_at: expect.any(String),
      net: { gold: '0.00', sweeps: '0.00' },
    });
  });

  test('resumes the open session at its current nonce', async () => {
    const player = await newPlayer(api);
    const first = await start(player);
    const round = await play(player, first.session_id, { client_seed: 'my-own' });
    const again = await start(player);
    expect(again).toMatchObject({
      session_id: first.session_id,
      resumed: true,
      next_nonce: 1,
      next_commitment: round.next_commitment,
      wallet: round.wallet,
    });
    expect(Number(again.net.gold)).toBe(Number(round.payout) - 1000);
    expect((await start(player, jacks)).session_id).not.toBe(first.session_id);
  });

  test('resumes an unfinished round with only its dealt cards', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player, jacks);
    const dealt = await play(player, sessionId, {}, jacks);
    expect((await start(player, jacks)).open_round).toEqual(dealt);
    await hold(player, sessionId, dealt.round_id, [0]);
    expect((await start(player, jacks)).open_round).toBeNull();
  });

  test('uses a new seed after the end of the previous session', async () => {
    const player = await newPlayer(api);
    const first = await start(player);
    await end(player, first.session_id, { gold_won: '0.00', rounds: 0 });
    const second = await start(player);
    expect(second).toMatchObject({ resumed: false, next_nonce: 0 });
    expect(second.outcome_seed).not.toBe(first.outcome_seed);
  });
});

describe('the balance', () => {
  test('below the smallest stake returns insufficient_gold with the sentence of the specification', async () => {
    const player = await newPlayer(api, { us_state: 'MI' });
    await setBalance(api.owner, player.id, 'gold', '999.99');
    const problem = await expectProblem(start(player), 'insufficient_gold');
    expect(problem.message).toBe('Insufficient Gold Coins');
    await setBalance(api.owner, player.id, 'gold', '1000.00');
    expect((await start(player)).resumed).toBe(false);
  });

  test('may have no gold when Sweeps Coins are allowed and cover their own stake', async () => {
    const player = await newPlayer(api);
    await setBalance(api.owner, player.id, 'gold', '0.00');
    const { session_id: sessionId } = await start(player);
    await setBalance(api.owner, player.id, 'sweeps', '0.20');
    await expectProblem(play(player, sessionId), 'insufficient_gold');
    const round = await play(player, sessionId, { currency: 'sweeps', stake: '0.20' });
    expect(round.wallet).toEqual({ gold: '0.00', sweeps: round.payout });
    await setBalance(api.owner, player.id, 'sweeps', '0.19');
    await expectProblem(
      play(player, sessionId, { nonce: 1, currency: 'sweeps', stake: '0.20' }),
      'insufficient_sweeps',
    );
    await expectProblem(start(player), 'insufficient_gold');
  });

  test('includes a win at once, and a rejected stake leaves the nonce free', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    await setBalance(api.owner, player.id, 'gold', '500.00');
    await expectProblem(play(player, sessionId), 'insufficient_gold');
    await setBalance(api.owner, player.id, 'gold', '1000.00');
    expect((await play(player, sessionId)).nonce).toBe(0);
  });
});

describe('a game that staff switched off', () => {
  test('rejects new sessions and rounds, while an open round can be finished', async () => {
    const player = await newPlayer(api);
    const [slots, cards] = [await start(player, starlight), await start(player, jacks)];
    const dealt = await play(player, cards.session_id, {}, jacks);
    await setEnabled(false);
    try {
      await expectProblem(start(player), 'game_off');
      await expectProblem(play(player, slots.session_id), 'game_off');
      expect((await start(player, jacks)).open_round?.round_id).toBe(dealt.round_id);
      expect((await hold(player, cards.session_id, dealt.round_id, [1, 2])).state).toBe('settled');
      await expectProblem(play(player, cards.session_id, { nonce: 1 }, jacks), 'game_off');
      await expectProblem(start(player, jacks), 'game_off');
      const { results } = await api.caller().client.games.list();
      expect(results.filter(({ enabled }) => enabled)).toEqual([]);
    } finally {
      await setEnabled(true);
    }
    expect((await play(player, slots.session_id)).nonce).toBe(0);
  });
});
