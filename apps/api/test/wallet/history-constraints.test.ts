import { beforeAll, describe, expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { end, hold, jacks, play, start } from '../helpers/play/play.ts';

/** SQLSTATE of reject_change(). */
const historyIsFinal = 'GW002';

const api = setUpTestApi();
let player: Player;
let open: { sessionId: string; roundId: string };
let endedId: string;
beforeAll(async () => {
  player = await newPlayer(api);
  endedId = (await start(player)).session_id;
  await play(player, endedId);
  await end(player, endedId, { gold_won: '0.00', rounds: 1 });
  const { session_id: sessionId } = await start(player, jacks);
  open = { sessionId, roundId: (await play(player, sessionId, {}, jacks)).round_id };
});

describe('the owner of the tables cannot change', () => {
  test.each([
    'sealed_server_seed = sealed_server_seed || $$x$$',
    'commitment = sealed_server_seed',
    'chain_start = sealed_server_seed',
    'game_id = 99',
    'maths_id = 99',
    'player_id = gen_random_uuid()',
    'id = gen_random_uuid()',
    'next_nonce = next_nonce - 1',
  ])('a running session with %s', async (change) => {
    const attack = api.owner.query(`UPDATE game_session SET ${change} WHERE id = $1`, [open.sessionId]);
    await expect(attack).rejects.toMatchObject({ code: historyIsFinal });
  });

  test.each([
    'ended_at = NULL',
    "ended_at = ended_at - interval '1 day'",
    'next_nonce = next_nonce + 1',
    "statement = '{}'",
    'statement = NULL, statement_signature = NULL, statement_key_id = NULL',
    "statement_signature = '\\x00'",
    "statement_key_id = 'another'",
  ])('an ended session with %s', async (change) => {
    const attack = api.owner.query(`UPDATE game_session SET ${change} WHERE id = $1`, [endedId]);
    await expect(attack).rejects.toMatchObject({ code: historyIsFinal });
  });

  test.each([
    'payout = payout + 1',
    'stake = stake + 1',
    "client_seed = 'better'",
    "actions = '[1]'",
    "state = 'open'",
    'settled_at = now()',
    'payout = payout',
  ])('a settled round with %s', async (change) => {
    const attack = api.owner.query(`UPDATE round SET ${change} WHERE session_id = $1`, [endedId]);
    await expect(attack).rejects.toMatchObject({ code: historyIsFinal });
  });

  test.each([
    "client_seed = 'better'",
    `choice = '{"side": "high"}'`,
    'nonce = nonce + 1',
    'stake = stake + 1',
    "currency = 'sweeps'",
    'maths_id = 99',
    "at = at - interval '1 day'",
  ])('an open round with %s', async (change) => {
    const attack = api.owner.query(`UPDATE round SET ${change} WHERE id = $1`, [open.roundId]);
    await expect(attack).rejects.toMatchObject({ code: historyIsFinal });
  });

  test.each([
    'DELETE FROM game_session',
    'TRUNCATE game_session',
    'DELETE FROM round',
    "INSERT INTO game_switch (game_id, enabled, reason, facts) VALUES (4, false, 'rounds_disagree', '{}'); DELETE FROM game_switch",
    "INSERT INTO game_switch (game_id, enabled, reason, facts) VALUES (4, false, 'rounds_disagree', '{}'); UPDATE game_switch SET reason = 'return_outside_band'",
    'TRUNCATE game_switch CASCADE',
  ])('history with %s', async (statement) => {
    await expect(api.owner.query(statement)).rejects.toMatchObject({ code: historyIsFinal });
  });
});

test('allows an open round to be settled, and its session to continue and end', async () => {
  expect((await hold(player, open.sessionId, open.roundId, [0])).state).toBe('settled');
  expect((await play(player, open.sessionId, { nonce: 1 }, jacks)).state).toBe('open');
  expect((await end(player, open.sessionId, { gold_won: '0.00', rounds: 2 }, jacks)).statement.rounds).toBe(2);
});
