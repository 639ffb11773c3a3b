import type { Round } from '@goldwren/contracts/player';
import type { AnyGame } from '@goldwren/game-engine';
import {
  type BlackjackMove,
  type BlackjackView,
  bestOf,
  midnightBlackjack,
  parseCard,
} from '@goldwren/game-engine/games/midnight-blackjack';
import { describe, expect, test } from 'vitest';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { setBalance } from '../helpers/money/money.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { end, openSeed, play, start } from '../helpers/play/play.ts';
import { act, expectInsideBand, findClientSeed, gameOf, playByStrategy } from '../helpers/play/strategy.ts';

const slug = 'midnight-blackjack';
const { id } = gameOf(slug);
const engine = midnightBlackjack as unknown as AnyGame;
const rounds = process.env.NIGHTLY ? 800 : 250;
const stake = 1000;
const before = 2_000_000;

const api = setUpTestApi();

/** Returns the published best move for the answer alone. */
function best(round: Round): { type: string } {
  const { hands, active, dealer } = round.view as unknown as BlackjackView;
  const number = (card: string) => parseCard(midnightBlackjack.maths.data, card);
  const legal = (round.legal_actions as unknown as { id: BlackjackMove }[]).map((one) => one.id);
  return { type: bestOf((hands[active ?? 0] ?? []).map(number), number(dealer[0] ?? ''), legal) };
}

/** Finds and plays a round whose first cards, and whose state after these moves, match `wanted`. */
async function dealt(wanted: (view: BlackjackView, legal: string[]) => boolean, moves: readonly string[] = []) {
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player, id);
  const actions = moves.map((type) => ({ type }));
  const client_seed = findClientSeed(
    engine,
    await openSeed(api.owner, sessionId),
    ({ view, legalActions, steps }) =>
      steps.length === moves.length + 1 &&
      wanted(
        view as unknown as BlackjackView,
        legalActions.map((legal) => legal.id),
      ),
    actions,
  );
  let round = await play(player, sessionId, { client_seed }, id);
  const send = (json: unknown) => act(player, id, sessionId, round.round_id, json);
  for (const [step, action] of actions.entries()) round = (await send({ step, action })).body;
  const gold = async () => (await player.client.wallet.get()).gold_balance;
  return { player, sessionId, round, send, gold };
}

const pair = (_view: BlackjackView, legal: string[]) => legal.includes('split');

test(`returns within its band over ${rounds} rounds with the published play, and the wallet matches the rounds`, async () => {
  const player = await newPlayer(api);
  const results = await playByStrategy(player, slug, rounds, best);
  expectInsideBand(slug, results);
  const net = results.reduce((sum, one) => sum + Math.round(stake * one), 0);
  expect((await player.client.wallet.get()).gold_balance).toBe((before - stake * rounds + net).toFixed(2));
  expect(await findLedgerFaults(api.owner)).toEqual([]);
}, 120_000);

describe('an illegal move changes no balance and returns', () => {
  const noPair = (_view: BlackjackView, legal: string[]) => legal.includes('double') && !legal.includes('split');
  const threeCards = ({ hands }: BlackjackView, legal: string[]) => hands[0]?.length === 3 && legal.length > 0;
  const twoHands = ({ hands }: BlackjackView, legal: string[]) => hands.length === 2 && legal.length > 0;
  test.each([
    ['a split of unequal cards', noPair, [], { type: 'split' }],
    ['a double on three cards', threeCards, ['hit'], { type: 'double' }],
    ['a split on three cards', threeCards, ['hit'], { type: 'split' }],
    ['a double after a split', twoHands, ['split'], { type: 'double' }],
    ['a second split', twoHands, ['split'], { type: 'split' }],
    ['surrender', noPair, [], { type: 'surrender' }],
    ['a hit of a named hand', noPair, [], { type: 'hit', hand: 1 }],
  ] as const)('422 for %s', async (_name, wanted, moves, action) => {
    const { player, round, send, gold } = await dealt(wanted, moves);
    const [money, stored] = [await gold(), await player.client.games.getRound({ params: { id: round.round_id } })];
    expectProblemAnswer(await send({ step: moves.length, action }), 'validation_failed');
    expect(await gold()).toBe(money);
    expect(await player.client.games.getRound({ params: { id: round.round_id } })).toEqual(stored);
  });

  test('409 for a wrong step, another move at the same step, or a move after the end', async () => {
    const { round, send, gold } = await dealt(threeCards, ['hit']);
    const money = await gold();
    expectProblemAnswer(await send({ step: 2, action: { type: 'stand' } }), 'conflict');
    expectProblemAnswer(await send({ step: 0, action: { type: 'stand' } }), 'conflict');
    expect((await send({ step: 0, action: { type: 'hit' } })).body).toEqual(round);
    expect(await gold()).toBe(money);
    const { body: settled } = await send({ step: 1, action: { type: 'stand' } });
    expect(settled.state).toBe('settled');
    expectProblemAnswer(await send({ step: 2, action: { type: 'hit' } }), 'conflict');
    expect((await send({ step: 1, action: { type: 'stand' } })).body).toEqual(settled);
    expect(await gold()).toBe(settled.wallet.gold);
  });

  test('404 for another player, or in another session', async () => {
    const { sessionId, round, gold } = await dealt(pair);
    const money = await gold();
    const stranger = await newPlayer(api);
    const { session_id: theirs } = await start(stranger, id);
    const json = { step: 0, action: { type: 'split' } };
    for (const session of [sessionId, theirs]) {
      expectProblemAnswer(await act(stranger, id, session, round.round_id, json), 'not_found');
    }
    expect([await gold(), (await stranger.client.wallet.get()).gold_balance]).toEqual([money, '2000000.00']);
  });

  test('an error for a raise without enough coins, and the hand continues', async () => {
    const { player, send } = await dealt(pair);
    await setBalance(api.owner, player.id, 'gold', '999.99');
    for (const type of ['double', 'split']) {
      expectProblemAnswer(await send({ step: 0, action: { type } }), 'insufficient_gold');
    }
    expect((await send({ step: 0, action: { type: 'stand' } })).body).toMatchObject({
      state: 'settled',
      raised: '0.00',
    });
  });
});

test('takes one more stake once for a split, and pays both hands', async () => {
  const { send, round, gold } = await dealt(pair);
  const [first, again] = await Promise.all([0, 1].map(() => send({ step: 0, action: { type: 'split' } })));
  expect([first?.body.raised, again?.body.raised]).toEqual(['1000.00', '1000.00']);
  let { body } = first as { body: Round };
  for (let step = 1; body.state === 'open'; step++) ({ body } = await send({ step, action: { type: 'stand' } }));
  expect(await gold()).toBe((before - 2 * stake + Number(body.payout)).toFixed(2));
  expect(body.round_id).toBe(round.round_id);
  expect(await findLedgerFaults(api.owner, [body])).toEqual([]);
});

test('settles a blackjack at the deal and pays 6 to 5', async () => {
  const { round, gold } = await dealt(({ phase, hands, dealer }) => {
    const ten = (card = '') => 'TJQK'.includes(card.charAt(0));
    const [a = '', b = ''] = hands[0] ?? [];
    return phase === 'settled' && !dealer.some((card) => card.startsWith('A') || ten(card)) && /A/.test(a + b);
  });
  expect(round).toMatchObject({ state: 'settled', payout: '2200.00', raised: '0.00', legal_actions: [] });
  expect(await gold()).toBe('2001200.00');
});

test('hides the hole card until the end, and finishes an abandoned hand without a raise', async () => {
  const { player, sessionId, round } = await dealt(pair);
  const { dealer, hands } = round.view as unknown as BlackjackView;
  expect(dealer).toHaveLength(1);
  const open = [
    round,
    (await start(player, id)).open_round,
    await player.client.games.getRound({ params: { id: round.round_id } }),
  ];
  const ended = await end(player, sessionId, { gold_won: '0.00', rounds: 1 }, id);
  const settled = await player.client.games.getRound({ params: { id: round.round_id } });
  const hidden = (settled.events as { type: string; card?: string }[]).find(({ type }) => type === 'reveal')?.card;
  for (const answer of open) {
    if (![...dealer, ...(hands[0] ?? [])].includes(String(hidden))) {
      expect(JSON.stringify(answer)).not.toContain(`"${hidden}"`);
    }
    expect(JSON.stringify(answer)).not.toContain('reveal');
  }
  expect(settled).toMatchObject({ settled_by: 'default_action', raised: '0.00', payout: ended.gold_won });
  expect(settled.actions.every((action) => ['hit', 'stand'].includes(String(action.type)))).toBe(true);
});
