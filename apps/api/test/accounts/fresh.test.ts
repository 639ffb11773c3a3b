import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { createFreshProbe, type FreshProbe } from '../helpers/api/fresh-probe.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player, password } from '../helpers/people/players.ts';

const api = setUpTestApi();
let probe: FreshProbe;
beforeAll(async () => {
  probe = await createFreshProbe(api);
});
afterAll(() => probe.close());

function idleFor(player: Player, time: string) {
  return api.owner.query('UPDATE http_session SET last_seen_at = now() - $2::interval WHERE player_id = $1', [
    player.id,
    time,
  ]);
}

const again = (player: Player, secret = password) => player.client.auth.reAuthenticate({ body: { password: secret } });

describe('a player session', () => {
  test('is fresh after signing in, and for 30 idle minutes', async () => {
    const player = await newPlayer(api);
    expect((await probe.call('player', player)).status).toBe(200);
    await idleFor(player, '29 minutes 50 seconds');
    expect((await probe.call('player', player)).status).toBe(200);
  });

  test('is not fresh after 30 idle minutes, until the password is entered again', async () => {
    const player = await newPlayer(api);
    await idleFor(player, '30 minutes 1 second');
    expectProblemAnswer(await probe.call('player', player), 'reauthentication_required');
    // The rejected call updated the time of last use, and so does this one.
    await player.client.auth.me();
    await idleFor(player, '10 minutes');
    await player.client.auth.me();
    expectProblemAnswer(await probe.call('player', player), 'reauthentication_required');
    await again(player);
    expect((await probe.call('player', player)).status).toBe(200);
  });

  test('is not made fresh again by a call that does not require freshness', async () => {
    const player = await newPlayer(api);
    await idleFor(player, '31 minutes');
    expect((await player.client.auth.me()).user.id).toBe(player.id);
    expectProblemAnswer(await probe.call('player', player), 'reauthentication_required');
  });

  test('stays fresh while calls come within half an hour of each other', async () => {
    const player = await newPlayer(api);
    for (let times = 0; times < 4; times += 1) {
      await idleFor(player, '20 minutes');
      await player.client.auth.me();
    }
    expect((await probe.call('player', player)).status).toBe(200);
  });
});

describe('re-authentication', () => {
  test('issues a new cookie and invalidates the old one', async () => {
    const player = await newPlayer(api);
    const stolen = api.caller();
    stolen.cookie = player.cookie;
    await again(player);
    expect(player.cookie).not.toBe(stolen.cookie);
    expectProblemAnswer(await stolen.send('GET', '/api/auth/me'), 'unauthenticated');
    expect((await player.client.auth.me()).user.id).toBe(player.id);
  });

  test('accepts only the password of the signed-in player, and requires a session', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api, { password: 'another fine passphrase' })];
    await idleFor(player, '31 minutes');
    await expectProblem(again(player, 'another fine passphrase'), 'invalid_credentials');
    expectProblemAnswer(await probe.call('player', player), 'reauthentication_required');
    expect((await player.client.auth.me()).user.id).toBe(player.id);
    await again(other, 'another fine passphrase');
    expectProblemAnswer(
      await api.caller().send('POST', '/api/auth/re-authenticate', { json: { password } }),
      'unauthenticated',
    );
  });

  test.each([
    {},
    { password: '' },
    { password: 1 },
    { password: 'x'.repeat(129) },
    { password, email: 'x@example.test' },
  ])('rejects the body %o', async (json) => {
    const player = await newPlayer(api);
    expectProblemAnswer(await player.send('POST', '/api/auth/re-authenticate', { json }), 'validation_failed');
  });

  test('is rate-limited like sign-in', async () => {
    const player = await newPlayer(api);
    for (let times = 0; times < 10; times += 1) {
      await expectProblem(again(player, 'wrong'), 'invalid_credentials');
    }
    await expectProblem(again(player), 'rate_limited');
  });
});
