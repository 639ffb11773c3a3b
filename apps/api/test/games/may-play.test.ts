import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setWalletsFrozen } from '../../src/modules/ledger/public.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { redemptionBody } from '../helpers/money/redeem.ts';
import { newPlayer, registration } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { hold, jacks, play, roundBody, starlight, start } from '../helpers/play/play.ts';

let api: TestApi;
let behindEdge: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  behindEdge = await createTestApi({ settings: { GEO_HEADER: 'X-Region' } });
});
afterAll(async () => {
  await api.close();
  await behindEdge.close();
});

const sweeps = { currency: 'sweeps', stake: '0.20' } as const;

describe('the state of a player', () => {
  test('allows Gold Coins but not Sweeps Coins in Michigan', async () => {
    const player = await newPlayer(api, { us_state: 'MI' });
    const { session_id: sessionId } = await start(player);
    await expectProblem(play(player, sessionId, sweeps), 'region_blocked');
    expect((await play(player, sessionId)).nonce).toBe(0);
  });

  test('is checked for every round, so a change during a session takes effect at once', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    await play(player, sessionId, sweeps);
    await api.owner.query("UPDATE player SET region_set_at = now() - interval '366 days' WHERE id = $1", [player.id]);
    await player.client.account.update({ body: { us_state: 'MI' } });
    await expectProblem(play(player, sessionId, { ...sweeps, nonce: 1 }), 'region_blocked');
    expect((await play(player, sessionId, { nonce: 1 })).nonce).toBe(1);
  });
});

describe('the location of the visitor from a trusted edge', () => {
  test('is checked for Sweeps Coins and at registration', async () => {
    const player = await newPlayer(behindEdge);
    const { session_id: sessionId } = await start(player);
    const path = `/api/games/${starlight}/session/${sessionId}/rounds`;
    const from = (region: string, json: object = roundBody(sweeps)) =>
      player.send('POST', path, { json, headers: { 'x-region': region } });
    expectProblemAnswer(await from('US-MI'), 'region_blocked');
    expectProblemAnswer(await from('us-wa', roundBody()), 'region_blocked');
    expect((await from('US-NY')).status).toBe(200);
    const joining = { json: registration(), headers: { 'x-region': 'US-NV' } };
    expectProblemAnswer(await behindEdge.caller().send('POST', '/api/auth/register', joining), 'region_blocked');
  });

  test.each(['', 'US', 'US-ZZ', 'XX-MI', 'US-MI-US', '%00', 'GB-ENG', 'unknown'])(
    'is unknown when it is "%s", so calls that need a region are rejected and Gold Coins still work',
    async (region) => {
      const headers = { 'x-region': region };
      const joining = { json: registration(), headers };
      expectProblemAnswer(await behindEdge.caller().send('POST', '/api/auth/register', joining), 'region_unknown');
      const player = await newPlayer(behindEdge);
      const { session_id: sessionId } = await start(player);
      const rounds = `/api/games/${starlight}/session/${sessionId}/rounds`;
      expectProblemAnswer(await player.send('POST', rounds, { json: roundBody(sweeps), headers }), 'region_unknown');
      expectProblemAnswer(
        await player.send('POST', '/api/store/checkout', { json: { package_id: 1 }, headers }),
        'region_unknown',
      );
      const prize = { json: redemptionBody(), headers };
      expectProblemAnswer(await player.send('POST', '/api/redemptions', prize), 'region_unknown');
      expect((await player.send('POST', rounds, { json: roundBody(), headers })).status).toBe(200);
    },
  );

  test('is unknown when the edge sends no header', async () => {
    const { app } = behindEdge;
    const answer = await app.inject({ method: 'POST', url: '/api/auth/register', payload: registration() });
    expect(answer).toMatchObject({ statusCode: 403, body: expect.stringContaining('region_unknown') });
  });

  test('is not read from a header that is not configured', async () => {
    const joining = { json: registration(), headers: { 'x-region': 'US-NV' } };
    expect((await api.caller().send('POST', '/api/auth/register', joining)).status).toBe(201);
  });
});

describe('a player whom staff restricted', () => {
  test('cannot start a session or stake while suspended, but can finish an open round', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player, jacks);
    const dealt = await play(player, sessionId, {}, jacks);
    await api.owner.query('UPDATE player SET suspended_at = now() WHERE id = $1', [player.id]);
    expect((await player.client.auth.me()).user.restrictions).toContain('account_suspended');
    await expectProblem(start(player), 'account_suspended');
    await expectProblem(play(player, sessionId, { nonce: 1 }, jacks), 'account_suspended');
    expect((await hold(player, sessionId, dealt.round_id, [0, 1])).state).toBe('settled');
  });

  test('cannot stake from a frozen wallet, but an open round is still paid', async () => {
    const player = await newPlayer(api);
    const [slots, cards] = [await start(player), await start(player, jacks)];
    const dealt = await play(player, cards.session_id, {}, jacks);
    await setWalletsFrozen(api.database.db, player.id, true);
    await expectProblem(play(player, slots.session_id), 'account_suspended');
    await expectProblem(play(player, slots.session_id, sweeps), 'account_suspended');
    expect((await hold(player, cards.session_id, dealt.round_id, [0, 1])).state).toBe('settled');
    await setWalletsFrozen(api.database.db, player.id, false);
    expect((await play(player, slots.session_id)).nonce).toBe(0);
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });
});
