import type { Round } from '@goldwren/contracts/player';
import {
  createBestMove,
  parseCard,
  type ThreeCardView,
  threeCardPoker,
} from '@goldwren/game-engine/games/three-card-poker';
import { describe, expect, test } from 'vitest';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { setBalance } from '../helpers/money/money.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { end, play, start } from '../helpers/play/play.ts';
import { act, expectInsideBand, gameOf, playByStrategy } from '../helpers/play/strategy.ts';

const slug = 'three-card-poker';
const { id } = gameOf(slug);
const { data } = threeCardPoker.maths;
const bestMove = createBestMove(data);
const rounds = 600;
const stake = 1000;
const before = 2_000_000;

const api = setUpTestApi();

/** Returns the published best decision for the cards of the answer. */
function best(round: Round): { type: string } {
  const { player } = round.view as unknown as ThreeCardView;
  return { type: bestMove(player.map((card) => parseCard(data, card))) };
}

async function dealt() {
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player, id);
  const round = await play(player, sessionId, {}, id);
  const send = (json: unknown) => act(player, id, sessionId, round.round_id, json);
  const gold = async () => (await player.client.wallet.get()).gold_balance;
  return { player, sessionId, round, send, gold };
}

test(`returns within its band over ${rounds} rounds with the published play, and the wallet matches the rounds`, async () => {
  const player = await newPlayer(api);
  const results = await playByStrategy(player, slug, rounds, best);
  expectInsideBand(slug, results);
  const net = results.reduce((sum, one) => sum + Math.round(stake * one), 0);
  expect((await player.client.wallet.get()).gold_balance).toBe((before - stake * rounds + net).toFixed(2));
  expect(await findLedgerFaults(api.owner)).toEqual([]);
}, 120_000);

describe('a decision', () => {
  test('to play takes one more ante once, and pays both', async () => {
    const { send, gold } = await dealt();
    const answers = await Promise.all([0, 1, 2].map(() => send({ step: 0, action: { type: 'play' } })));
    const [{ body } = { body: undefined }] = answers;
    for (const answer of answers) expect(answer.body).toMatchObject({ state: 'settled', raised: '1000.00' });
    expect(await gold()).toBe((before - 2 * stake + Number(body.payout)).toFixed(2));
    expect(await findLedgerFaults(api.owner, [body])).toEqual([]);
  });

  test('to fold ends the round, takes nothing more and shows the dealer hand', async () => {
    const { send, gold } = await dealt();
    const { body } = await send({ step: 0, action: { type: 'fold' } });
    expect(body).toMatchObject({ state: 'settled', raised: '0.00', payout: '0.00', legal_actions: [] });
    expect(body.events.map(({ type }: { type: string }) => type)).toEqual(['deal', 'fold', 'reveal', 'hand', 'settle']);
    expect(await gold()).toBe('1999000.00');
    expectProblemAnswer(await send({ step: 0, action: { type: 'play' } }), 'conflict');
    expectProblemAnswer(await send({ step: 1, action: { type: 'play' } }), 'conflict');
    expect(await gold()).toBe('1999000.00');
  });

  test.each([{ type: 'raise' }, { type: 'play', times: 2 }, { type: 'double' }, {}])(
    'returns 422 for the action %o, and nothing moves',
    async (action) => {
      const { player, round, send, gold } = await dealt();
      expectProblemAnswer(await send({ step: 0, action }), 'validation_failed');
      expect(await gold()).toBe('1999000.00');
      expect(await player.client.games.getRound({ params: { id: round.round_id } })).toMatchObject({ state: 'open' });
    },
  );

  test('returns a conflict for a later step, and 404 for another player', async () => {
    const { sessionId, round, send, gold } = await dealt();
    expectProblemAnswer(await send({ step: 1, action: { type: 'play' } }), 'conflict');
    const stranger = await newPlayer(api);
    const json = { step: 0, action: { type: 'play' } };
    expectProblemAnswer(await act(stranger, id, sessionId, round.round_id, json), 'not_found');
    expect(await gold()).toBe('1999000.00');
  });

  test('to play without enough coins is rejected, and the hand can be folded', async () => {
    const { player, send } = await dealt();
    await setBalance(api.owner, player.id, 'gold', '999.99');
    expectProblemAnswer(await send({ step: 0, action: { type: 'play' } }), 'insufficient_gold');
    expect((await send({ step: 0, action: { type: 'fold' } })).body).toMatchObject({ state: 'settled' });
  });
});

test("hides the dealer's cards until the end, and folds an abandoned hand", async () => {
  const { player, sessionId, round } = await dealt();
  const recalled = await player.client.games.getRound({ params: { id: round.round_id } });
  const resumed = (await start(player, id)).open_round;
  await end(player, sessionId, { gold_won: '0.00', rounds: 1 }, id);
  const settled = await player.client.games.getRound({ params: { id: round.round_id } });
  const dealer = (settled.events as { type: string; dealer?: string[] }[]).find(
    ({ type }) => type === 'reveal',
  )?.dealer;
  expect(dealer).toHaveLength(3);
  for (const open of [round, recalled, resumed]) {
    for (const card of dealer ?? []) expect(JSON.stringify(open)).not.toContain(`"${card}"`);
  }
  expect(settled).toMatchObject({ settled_by: 'default_action', raised: '0.00', payout: '0.00' });
  expect(settled.actions).toEqual([{ type: 'fold' }]);
});
