import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cleanUpAuth } from '../../src/modules/auth/public.ts';
import { sessionIdOf } from '../helpers/api/caller.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player, password } from '../helpers/people/players.ts';

const api = setUpTestApi();

async function isSignedIn(cookie: string): Promise<boolean> {
  const thief = api.caller();
  thief.cookie = cookie;
  const { status } = await thief.send('GET', '/api/auth/me');
  expect([200, 401]).toContain(status);
  return status === 200;
}

function moveSession(player: Player, column: 'created_at' | 'last_seen_at', back: string) {
  return api.owner.query(`UPDATE http_session SET ${column} = now() - $2::interval WHERE player_id = $1`, [
    player.id,
    back,
  ]);
}

describe('the session id', () => {
  test('changes at every sign-in, and the old one is invalid', async () => {
    const player = await newPlayer(api);
    const before = player.cookie;
    await player.client.auth.login({ body: { email: player.email, password } });
    expect(player.cookie).not.toBe(before);
    expect(await isSignedIn(before)).toBe(false);
    expect(await isSignedIn(player.cookie)).toBe(true);
  });

  test('is never one that an attacker planted', async () => {
    const player = await newPlayer(api);
    const victim = api.caller();
    victim.cookie = 'goldwren=planted-session-id-of-the-attacker.c2lnbmF0dXJl';
    await victim.client.auth.login({ body: { email: player.email, password } });
    expect(victim.cookie).not.toContain('planted');
  });

  test('is stored only as its SHA-256', async () => {
    const player = await newPlayer(api);
    const id = sessionIdOf(player);
    const { rows } = await api.owner.query('SELECT id_hash FROM http_session WHERE player_id = $1', [player.id]);
    expect(rows).toEqual([{ id_hash: createHash('sha256').update(id).digest() }]);
  });

  test.each(['goldwren=', 'goldwren=x', 'goldwren=%', 'goldwren=a.b.c; goldwren=d', `goldwren=${'x'.repeat(4_000)}`])(
    'is rejected when it is made up (%s)',
    async (cookie) => expect(await isSignedIn(cookie)).toBe(false),
  );

  test('is rejected with a changed signature', async () => {
    const { cookie } = await newPlayer(api);
    expect(await isSignedIn(`${cookie.slice(0, -2)}${cookie.endsWith('AA') ? 'BB' : 'AA'}`)).toBe(false);
  });
});

describe('signing out', () => {
  test('destroys the session and the cookie', async () => {
    const player = await newPlayer(api);
    const { cookie } = player;
    const answer = await player.send('POST', '/api/auth/logout');
    expect(answer).toMatchObject({ status: 204, body: '' });
    expect(answer.headers.getSetCookie().join()).toMatch(/^goldwren=;.*Expires=Thu, 01 Jan 1970/);
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await api.owner.query('SELECT 1 FROM http_session WHERE player_id = $1', [player.id])).rowCount).toBe(0);
  });

  test('returns 204 without a session, also with an invalid cookie', async () => {
    expect((await api.caller().send('POST', '/api/auth/logout')).status).toBe(204);
    const player = await newPlayer(api);
    await api.owner.query('DELETE FROM http_session WHERE player_id = $1', [player.id]);
    expect((await player.send('POST', '/api/auth/logout')).status).toBe(204);
  });

  test('leaves the other browsers of the player signed in', async () => {
    const player = await newPlayer(api);
    const phone = api.caller();
    await phone.client.auth.login({ body: { email: player.email, password } });
    await player.client.auth.logout();
    expect(await isSignedIn(phone.cookie)).toBe(true);
  });
});

describe('a session', () => {
  test('ends after 12 idle hours', async () => {
    const player = await newPlayer(api);
    await moveSession(player, 'last_seen_at', '11 hours 59 minutes');
    expect(await isSignedIn(player.cookie)).toBe(true);
    await moveSession(player, 'last_seen_at', '12 hours 1 second');
    expect(await isSignedIn(player.cookie)).toBe(false);
  });

  test('is extended by use', async () => {
    const player = await newPlayer(api);
    await moveSession(player, 'last_seen_at', '11 hours');
    await player.client.auth.me();
    const { rows } = await api.owner.query(
      "SELECT last_seen_at > now() - interval '1 minute' AS fresh FROM http_session WHERE player_id = $1",
      [player.id],
    );
    expect(rows).toEqual([{ fresh: true }]);
  });

  test('ends after 30 days, even when it is in use', async () => {
    const player = await newPlayer(api);
    await moveSession(player, 'created_at', '29 days 23 hours');
    expect(await isSignedIn(player.cookie)).toBe(true);
    await moveSession(player, 'created_at', '30 days 1 second');
    expect(await isSignedIn(player.cookie)).toBe(false);
  });

  test('is deleted by the clean-up job after it has ended, not before', async () => {
    const [dead, live] = [await newPlayer(api), await newPlayer(api)];
    await moveSession(dead, 'last_seen_at', '13 hours');
    await cleanUpAuth(api.database.db);
    const { rows } = await api.owner.query('SELECT player_id FROM http_session WHERE player_id = ANY($1)', [
      [dead.id, live.id],
    ]);
    expect(rows).toEqual([{ player_id: live.id }]);
  });
});
