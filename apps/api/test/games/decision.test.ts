import { createRng } from '@goldwren/game-engine';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { describe, expect, test } from 'vitest';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { hold, jacks, openSeed, play, roundKeyOf, start } from '../helpers/play/play.ts';

const api = setUpTestApi();

async function dealt() {
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player, jacks);
  return { player, sessionId, round: await play(player, sessionId, {}, jacks) };
}

function act(player: Player, sessionId: string, roundId: string, json: unknown) {
  return player.send('POST', `/api/games/${jacks}/session/${sessionId}/rounds/${roundId}/actions`, { json });
}

/** Returns the five cards that are not dealt yet, which only the server knows. */
async function undealt(sessionId: string): Promise<string[]> {
  const game = jacksOrBetterPoker;
  const key = roundKeyOf(await openSeed(api.owner, sessionId), {
    slug: game.maths.slug,
    mathsHash: game.mathsHash,
    clientSeed: 'seed',
    nonce: 0,
  });
  const { state } = game.deal(createRng(key), {});
  const drawn = game.view(game.step(state, { type: 'hold', positions: [] }).state);
  return drawn.cards as string[];
}

describe('an open round', () => {
  test('has taken its stake, shows five cards and the legal actions, and has not paid yet', async () => {
    const { round } = await dealt();
    expect(round).toMatchObject({ state: 'open', payout: '0.00', raised: '0.00', choice: {}, actions: [] });
    expect(round).toMatchObject({ round_secret: null, next_commitment: null });
    expect(round.wallet.gold).toBe('1999000.00');
    const pick = { field: 'positions', from: [0, 1, 2, 3, 4], least: 0, most: 5 };
    expect(round.legal_actions).toEqual([{ id: 'draw', action: { type: 'hold', positions: [] }, raise_x100: 0, pick }]);
    const { cards } = round.view as { cards: string[] };
    expect(cards).toHaveLength(5);
    expect(round.events).toEqual([{ type: 'deal', cards }]);
  });

  test('rejects a decision ahead of its step before it waits for the database', async () => {
    const { player, sessionId, round } = await dealt();
    const other = await api.owner.connect();
    try {
      // A request that waits for this lock could find a later step of the round than the one its payout is for.
      await other.query('BEGIN');
      await other.query('SELECT FROM game_session WHERE id = $1 FOR UPDATE', [sessionId]);
      const ahead = { step: 1, action: { type: 'hold', positions: [0] } };
      expectProblemAnswer(await act(player, sessionId, round.round_id, ahead), 'conflict');
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
  });

  test('does not reveal undealt cards in any answer', async () => {
    const { player, sessionId, round } = await dealt();
    const hidden = await undealt(sessionId);
    expect(hidden).toHaveLength(5);
    const answers = [
      round,
      await play(player, sessionId, {}, jacks),
      await start(player, jacks),
      await player.client.games.getRound({ params: { id: round.round_id } }),
      await player.client.games.listRounds({ query: {} }),
      (await act(player, sessionId, round.round_id, { step: 0, action: { type: 'hold', positions: [9] } })).body,
      (await act(player, sessionId, round.round_id, { step: 1, action: { type: 'hold', positions: [0] } })).body,
    ];
    for (const answer of answers) {
      for (const card of hidden) expect(JSON.stringify(answer)).not.toContain(`"${card}"`);
      expect(JSON.stringify(answer)).not.toMatch(/"(round_key|round_secret|server_seed|replay_token)":"/);
    }
    const settled = await hold(player, sessionId, round.round_id, []);
    expect((settled.view as { cards: string[] }).cards).toEqual(hidden);
  });

  test('blocks other rounds of the session', async () => {
    const { player, sessionId } = await dealt();
    await expectProblem(play(player, sessionId, { nonce: 1 }, jacks), 'round_open');
    expect((await player.client.wallet.get()).gold_balance).toBe('1999000.00');
  });
});

describe('a decision', () => {
  test('settles and pays once, returns the same answer again, and rejects another decision with a conflict', async () => {
    const { player, sessionId, round } = await dealt();
    const settled = await hold(player, sessionId, round.round_id, [0, 2]);
    expect(settled).toMatchObject({ state: 'settled', legal_actions: [], commitment: round.commitment });
    expect(settled.round_secret).toMatch(/^[0-9a-f]{64}$/);
    expect(settled.events.map(({ type }) => type)).toEqual(['deal', 'draw', 'hand', 'settle']);
    expect(await hold(player, sessionId, round.round_id, [0, 2])).toEqual(settled);
    await expectProblem(hold(player, sessionId, round.round_id, [0, 3]), 'conflict');
    await expectProblem(hold(player, sessionId, round.round_id, [0, 2], 1), 'conflict');
    expect((await player.client.wallet.get()).gold_balance).toBe(settled.wallet.gold);
    expect(await findLedgerFaults(api.owner, [settled])).toEqual([]);
  });

  test.each([
    { type: 'hold' },
    { type: 'hold', positions: [5] },
    { type: 'hold', positions: [-1] },
    { type: 'hold', positions: [1, 0] },
    { type: 'hold', positions: [0, 0] },
    { type: 'hold', positions: '0' },
    { type: 'hold', positions: [0], extra: 1 },
    { type: 'draw', positions: [0] },
    { type: 'hold', positions: ['\u0000'] },
    { type: '\u0000' },
    { type: '\ud800', positions: [] },
    { type: 'hold', positions: [0.5] },
    {},
  ])('returns 422 for the action %o, before and after the round is settled', async (action) => {
    const { player, sessionId, round } = await dealt();
    expectProblemAnswer(await act(player, sessionId, round.round_id, { step: 0, action }), 'validation_failed');
    await hold(player, sessionId, round.round_id, []);
    const late = await act(player, sessionId, round.round_id, { step: 0, action });
    expect([409, 422]).toContain(late.status);
  });

  test.each([-1, 101, 0.5, '0', null])('rejects the step %o', async (step) => {
    const { player, sessionId, round } = await dealt();
    const json = { step, action: { type: 'hold', positions: [] } };
    expectProblemAnswer(await act(player, sessionId, round.round_id, json), 'validation_failed');
  });

  test('returns a conflict for a later step, and 404 in an unknown round or session', async () => {
    const { player, sessionId, round } = await dealt();
    const json = { step: 1, action: { type: 'hold', positions: [] } };
    expectProblemAnswer(await act(player, sessionId, round.round_id, json), 'conflict');
    expectProblemAnswer(await act(player, sessionId, sessionId, { ...json, step: 0 }), 'not_found');
    expectProblemAnswer(await act(player, round.round_id, round.round_id, { ...json, step: 0 }), 'not_found');
  });
});
