import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectProblemAnswer } from '../support/expect-problem.ts';
import { createFreshProbe, type FreshProbe } from '../support/fresh-probe.ts';
import { newPlayer, type Player, password } from '../support/players.ts';
import { createTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let probe: FreshProbe;
beforeAll(async () => {
  api = await createTestApi();
  probe = await createFreshProbe(api);
});
afterAll(async () => {
  await probe.close();
  await api.close();
});

function idleFor(player: Player, time: string) {
  return api.owner.query('UPDATE http_session SET last_seen_at = now() - $2::interval WHERE player_id = $1', [
    player.id,
    time,
  ]);
}

const again = (player: Player, secret = password) => player.client.auth.reAuthenticate({ body: { password: secret } });

describe('a session of a player', () => {
  test('is fresh after signing in, and for 30 idle minutes', async () => {
    const player = await newPlayer(api);
    expect((await probe.ask('player', player)).status).toBe(200);
    await idleFor(player, '29 minutes 50 seconds');
    expect((await probe.ask('player', player)).status).toBe(200);
  });

  test('is not after 30, and no later call makes it so: only the password does', async () => {
    const player = await newPlayer(api);
    await idleFor(player, '30 minutes 1 second');
    expectProblemAnswer(await probe.ask('player', player), 'reauthentication_required');
    // The refused call has touched the session, and so does this one.
    await player.client.auth.me();
    await idleFor(player, '10 minutes');
    await player.client.auth.me();
    expectProblemAnswer(await probe.ask('player', player), 'reauthentication_required');
    await again(player);
    expect((await probe.ask('player', player)).status).toBe(200);
  });

  test('loses it to a call that is not fresh itself, too', async () => {
    const player = await newPlayer(api);
    await idleFor(player, '31 minutes');
    expect((await player.client.auth.me()).user.id).toBe(player.id);
    expectProblemAnswer(await probe.ask('player', player), 'reauthentication_required');
  });

  test('stays fresh in use: each call within half an hour of the one before', async () => {
    const player = await newPlayer(api);
    for (let times = 0; times < 4; times += 1) {
      await idleFor(player, '20 minutes');
      await player.client.auth.me();
    }
    expect((await probe.ask('player', player)).status).toBe(200);
  });
});

describe('giving the password again', () => {
  test('goes on under a new cookie: whoever stole the old one has nothing', async () => {
    const player = await newPlayer(api);
    const stolen = api.caller();
    stolen.cookie = player.cookie;
    await again(player);
    expect(player.cookie).not.toBe(stolen.cookie);
    expectProblemAnswer(await stolen.send('GET', '/api/auth/me'), 'unauthenticated');
    expect((await player.client.auth.me()).user.id).toBe(player.id);
  });

  test("takes the session's own password, no other, and is asked of nobody who is not signed in", async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api, { password: 'another fine passphrase' })];
    await idleFor(player, '31 minutes');
    await expectProblem(again(player, 'another fine passphrase'), 'invalid_credentials');
    expectProblemAnswer(await probe.ask('player', player), 'reauthentication_required');
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
  ])('refuses %o as a field', async (json) => {
    const player = await newPlayer(api);
    expectProblemAnswer(await player.send('POST', '/api/auth/re-authenticate', { json }), 'validation_failed');
  });

  test('is throttled as sign-in is', async () => {
    const player = await newPlayer(api);
    for (let times = 0; times < 10; times += 1) {
      await expectProblem(again(player, 'wrong'), 'invalid_credentials');
    }
    await expectProblem(again(player), 'rate_limited');
  });
});
