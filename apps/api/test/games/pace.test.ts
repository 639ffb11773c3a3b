import { expect, test } from 'vitest';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { play, roundBody, starlight, start } from '../helpers/play/play.ts';

const api = setUpTestApi(() => ({ settings: { ROUND_MIN_INTERVAL_MS: '600000' } }));

test('returns 429 with Retry-After for a round directly after another, and keeps the nonce free', async () => {
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player);
  const first = await play(player, sessionId);
  const path = `/api/games/${starlight}/session/${sessionId}/rounds`;
  const answer = await player.send('POST', path, { json: roundBody({ nonce: 1 }) });
  expectProblemAnswer(answer, 'too_fast');
  expect(answer.headers.get('retry-after')).toBe('1');
  expect((await player.client.wallet.get()).gold_balance).toBe(first.wallet.gold);
  expect((await play(player, sessionId)).round_id).toBe(first.round_id);

  await api.owner.query("UPDATE game_session SET last_played_at = now() - interval '600001 milliseconds'");
  expect((await play(player, sessionId, { nonce: 1 })).nonce).toBe(1);
});

test('accepts the next round when the clock of the database was set back, and still limits the one after it', async () => {
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player);
  await play(player, sessionId);
  const path = `/api/games/${starlight}/session/${sessionId}/rounds`;
  // Less than a minute ahead can also be a transaction that began later and was faster.
  await api.owner.query("UPDATE game_session SET last_played_at = now() + interval '50 seconds'");
  expectProblemAnswer(await player.send('POST', path, { json: roundBody({ nonce: 1 }) }), 'too_fast');

  await api.owner.query("UPDATE game_session SET last_played_at = now() + interval '10 minutes'");
  expect((await play(player, sessionId, { nonce: 1 })).nonce).toBe(1);
  expectProblemAnswer(await player.send('POST', path, { json: roundBody({ nonce: 2 }) }), 'too_fast');
});
