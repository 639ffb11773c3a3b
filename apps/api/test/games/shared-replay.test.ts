import { replayRound } from '@goldwren/game-engine';
import { gameByMaths } from '@goldwren/game-engine/registry';
import { productDay } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { replayToken } from '../../src/modules/games/rounds/replay-token.ts';
import { createSealedBox } from '../../src/platform/crypto/sealed-box.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { hold, jacks, play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();

async function sharedRound() {
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player, jacks);
  const { round_id: id } = await play(player, sessionId, {}, jacks);
  const open = await player.client.games.getRound({ params: { id } });
  await hold(player, sessionId, id, [0, 3]);
  const record = await player.client.games.getRound({ params: { id } });
  return { player, open, record, token: String(record.replay_token) };
}

const look = (token: string) => api.caller().send('GET', `/api/games/replays/${token}`);

describe('a shared round', () => {
  test('is public, and can be replayed', async () => {
    const { open, record, token } = await sharedRound();
    expect(open.replay_token).toBeNull();
    const { status, body } = await look(token);
    expect(status).toBe(200);
    const { game, maths, currency, stake, raised, payout, choice, actions, commitment } = record;
    expect(body).toMatchObject({ game, maths, currency, stake, raised, payout, choice, actions, commitment });
    expect(body.at).toBe(productDay(new Date(String(record.settled_at))));
    const replayed = replayRound(
      gameByMaths(game.slug, maths.hash) as never,
      Buffer.from(body.round_key, 'hex'),
      choice,
      actions,
    );
    expect(replayed.result?.events).toEqual(record.events);
  });

  test('does not reveal its player or their seeds', async () => {
    const { player, record, token } = await sharedRound();
    const { body } = await look(token);
    expect(Object.keys(body).sort()).toEqual(
      [
        ...['actions', 'at', 'choice', 'commitment', 'currency', 'game', 'maths', 'payout', 'raised'],
        ...['round_key', 'stake'],
      ].sort(),
    );
    const personal = [
      player.id,
      record.id,
      record.session_id,
      record.client_seed,
      record.round_secret,
      record.outcome_seed,
    ];
    for (const value of personal) expect(JSON.stringify({ token, body })).not.toContain(value);
  });

  test('always has the same link, which is unique to the round', async () => {
    const [one, two] = [await sharedRound(), await sharedRound()];
    const again = await one.player.client.games.getRound({ params: { id: one.record.id } });
    expect(again.replay_token).toBe(one.token);
    expect(two.token).not.toBe(one.token);
  });

  test('returns 404 for a token that is changed, shortened, extended or made up', async () => {
    const { token } = await sharedRound();
    const changed = [...token].map(
      (letter, n) => token.slice(0, n) + (letter === 'A' ? 'B' : 'A') + token.slice(n + 1),
    );
    for (const wrong of [...changed, token.slice(0, -4), `${token}AAAA`, 'A'.repeat(80), 'A'.repeat(19), `${token}=`])
      expectProblemAnswer(await look(wrong), 'not_found');
    expect((await look(token)).status).toBe(200);
  });

  test('returns 404 for the token of an open round', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player, jacks);
    const { round_id: roundId } = await play(player, sessionId, {}, jacks);
    const token = replayToken(createSealedBox(api.config.seedKey), { playerId: player.id, roundId });
    expectProblemAnswer(await look(token), 'not_found');
    await hold(player, sessionId, roundId, []);
    expect((await look(token)).status).toBe(200);
  });
});
