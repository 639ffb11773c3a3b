import { describe, expect, test } from 'vitest';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { setBalance } from '../helpers/money/money.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { type RoundBody, roundBody, starlight, start } from '../helpers/play/play.ts';

const api = setUpTestApi();

function playWith(player: Player, sessionId: string, key: string, body: Partial<RoundBody> = {}) {
  return player.send('POST', `/api/games/${starlight}/session/${sessionId}/rounds`, {
    json: roundBody(body),
    headers: { 'idempotency-key': key },
  });
}

describe('an Idempotency-Key', () => {
  test('is valid for only one of two concurrent different rounds', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => playWith(player, sessionId, 'one-key', { client_seed: `seed-${n}` })),
    );
    const played = answers.filter(({ status }) => status === 200);
    expect(played).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => !played.includes(answer))) {
      expect(status).toBe(409);
      expect(['idempotency_mismatch', 'nonce_conflict']).toContain(body.code);
    }
    expect(
      await findLedgerFaults(
        api.owner,
        played.map(({ body }) => body),
      ),
    ).toEqual([]);
  });

  test('returns the first answer again for the same body', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    const first = await playWith(player, sessionId, 'again');
    expect(first.status).toBe(200);
    expect((await playWith(player, sessionId, 'again')).body).toEqual(first.body);
  });

  test('is rejected with another body, which changes nothing', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    const first = await playWith(player, sessionId, 'mine');
    expectProblemAnswer(await playWith(player, sessionId, 'mine', { nonce: 1 }), 'idempotency_mismatch');
    expect((await player.client.wallet.get()).gold_balance).toBe(first.body.wallet.gold);
  });

  test('is independent for each player', async () => {
    for (const player of [await newPlayer(api), await newPlayer(api)]) {
      const { session_id: sessionId } = await start(player);
      expect((await playWith(player, sessionId, 'shared')).status).toBe(200);
    }
  });

  test('is not used up by a rejected request', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    await setBalance(api.owner, player.id, 'gold', '0.00');
    expectProblemAnswer(await playWith(player, sessionId, 'refused'), 'insufficient_gold');
    await setBalance(api.owner, player.id, 'gold', '5000.00');
    expect((await playWith(player, sessionId, 'refused', { stake: '5000.00' })).status).toBe(200);
  });

  test.each(['', ' ', 'two words', 'é', 'x'.repeat(129)])('returns 422 for the key "%s"', async (key) => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    expectProblemAnswer(await playWith(player, sessionId, key), 'validation_failed');
  });
});
