import { beforeEach, expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { turnOnSecondFactor } from '../helpers/people/second-factor.ts';
import { end, jacks, play, starlight, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
let player: Player;
beforeEach(async () => {
  player = await newPlayer(api);
});

const achievedBy = async (who: Player) => {
  const { results } = await who.client.achievements.list();
  return Object.fromEntries(results.map(({ id, done, of }) => [id, `${done} of ${of}`]));
};
const none = {
  every_game: '0 of 12',
  checked_session: '0 of 1',
  flawless_challenge: '0 of 1',
  own_limit: '0 of 1',
  second_factor: '0 of 1',
};

test('counts each game once, and only after a round, and not those of other players', async () => {
  const { session_id: sessionId } = await start(player, starlight);
  expect(await achievedBy(player)).toEqual(none);
  for (const nonce of [0, 1]) await play(player, sessionId, { nonce }, starlight);
  const poker = await start(player, jacks);
  await play(player, poker.session_id, {}, jacks);
  expect(await achievedBy(player)).toEqual({ ...none, every_game: '2 of 12' });
  expect(await achievedBy(await newPlayer(api))).toEqual(none);
});

test('counts only games that are on', async () => {
  const { session_id: sessionId } = await start(player, starlight);
  await play(player, sessionId, {}, starlight);
  await api.owner.query('UPDATE game SET enabled = false WHERE id = $1', [starlight]);
  try {
    expect(await achievedBy(player)).toEqual({ ...none, every_game: '0 of 11' });
  } finally {
    await api.owner.query('UPDATE game SET enabled = true WHERE id = $1', [starlight]);
  }
});

test('counts a session as checked only when its reported totals are right', async () => {
  const wrong = await start(player, starlight);
  const { payout } = await play(player, wrong.session_id, {}, starlight);
  await end(player, wrong.session_id, { gold_won: '123456.00', rounds: 7 }, starlight);
  expect(await achievedBy(player)).toMatchObject({ checked_session: '0 of 1' });
  const right = await start(player, starlight);
  const round = await play(player, right.session_id, {}, starlight);
  await end(player, right.session_id, { gold_won: round.payout, rounds: 1 }, starlight);
  expect(payout).not.toBe('123456.00');
  expect(await achievedBy(player)).toMatchObject({ checked_session: '1 of 1' });
});

test('remembers a limit that was set, also after it was raised or removed', async () => {
  await player.client.play.setLimits({ body: { reality_check_minutes: 30 } });
  expect(await achievedBy(player)).toEqual({ ...none, own_limit: '1 of 1' });
  await player.client.play.setLimits({ body: { reality_check_minutes: null } });
  expect(await achievedBy(player)).toEqual({ ...none, own_limit: '1 of 1' });
});

test('includes the second factor while it is on', async () => {
  await turnOnSecondFactor(player);
  expect(await achievedBy(player)).toEqual({ ...none, second_factor: '1 of 1' });
});
