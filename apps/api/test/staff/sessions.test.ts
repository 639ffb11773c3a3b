import { describe, expect, test } from 'vitest';
import { deleteDeadStaffSessions } from '../../src/modules/staff/public.ts';
import { sessionIdOf } from '../helpers/api/caller.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { newStaff, type StaffAccount } from '../helpers/people/staff.ts';

const api = setUpTestApi();

async function isSignedIn(cookie: string): Promise<boolean> {
  const thief = api.caller();
  thief.cookie = cookie;
  const { status } = await thief.send('GET', '/api/staff/auth/me');
  expect([200, 401]).toContain(status);
  return status === 200;
}

function moveSession({ email }: StaffAccount, column: 'created_at' | 'last_seen_at', back: string) {
  return api.owner.query(
    `UPDATE staff_session SET ${column} = now() - $2::interval
      WHERE staff_id = (SELECT id FROM staff_member WHERE email = $1)`,
    [email, back],
  );
}

describe('a staff session', () => {
  test('returns the signed-in account', async () => {
    const staff = await newStaff(api, ['admin']);
    expect((await staff.staff.auth.me()).staff).toMatchObject({ email: staff.email, roles: ['admin'] });
  });

  test('ends after 15 idle minutes', async () => {
    const staff = await newStaff(api);
    await moveSession(staff, 'last_seen_at', '14 minutes 55 seconds');
    expect(await isSignedIn(staff.cookie)).toBe(true);
    await moveSession(staff, 'last_seen_at', '15 minutes 1 second');
    expect(await isSignedIn(staff.cookie)).toBe(false);
  });

  test('is extended by use', async () => {
    const staff = await newStaff(api);
    await moveSession(staff, 'last_seen_at', '10 minutes');
    await staff.staff.auth.me();
    await moveSession(staff, 'created_at', '1 hour');
    const { rows } = await api.owner.query(
      `SELECT last_seen_at > now() - interval '1 minute' AS fresh FROM staff_session
        WHERE staff_id = (SELECT id FROM staff_member WHERE email = $1)`,
      [staff.email],
    );
    expect(rows).toEqual([{ fresh: true }]);
  });

  test('is not extended by background calls of the page', async () => {
    const staff = await newStaff(api);
    const lastSeen = async () => {
      const { rows } = await api.owner.query(
        'SELECT last_seen_at FROM staff_session WHERE staff_id = (SELECT id FROM staff_member WHERE email = $1)',
        [staff.email],
      );
      return String(rows[0].last_seen_at);
    };
    await moveSession(staff, 'last_seen_at', '14 minutes');
    const before = await lastSeen();
    const polled = await staff.send('GET', '/api/staff/auth/me', { headers: { 'x-unattended': 'true' } });
    expect(polled.status).toBe(200);
    expect(await lastSeen()).toBe(before);
    await moveSession(staff, 'last_seen_at', '15 minutes 1 second');
    const late = await staff.send('GET', '/api/staff/auth/me', { headers: { 'x-unattended': 'true' } });
    expect(late.status).toBe(401);
  });

  test('ends after 8 hours, even when it is in use', async () => {
    const staff = await newStaff(api);
    await moveSession(staff, 'created_at', '7 hours 59 minutes');
    expect(await isSignedIn(staff.cookie)).toBe(true);
    await moveSession(staff, 'created_at', '8 hours 1 second');
    expect(await isSignedIn(staff.cookie)).toBe(false);
  });

  test('ends when its account is disabled, and loses a role when it is removed, both at once', async () => {
    const staff = await newStaff(api, ['admin', 'finance']);
    await api.owner.query("UPDATE staff_member SET roles = '{finance}' WHERE email = $1", [staff.email]);
    expect((await staff.staff.auth.me()).staff.roles).toEqual(['finance']);
    await api.owner.query('UPDATE staff_member SET disabled_at = now() WHERE email = $1', [staff.email]);
    expect(await isSignedIn(staff.cookie)).toBe(false);
  });

  test('is deleted by sign-out, which also clears the cookie', async () => {
    const staff = await newStaff(api);
    const { cookie } = staff;
    const answer = await staff.send('POST', '/api/staff/auth/sign-out');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/^goldwren-staff=;.*Expires=Thu, 01 Jan 1970/);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test('is deleted by the clean-up job after it has ended, not before', async () => {
    const [idle, old, live] = [await newStaff(api), await newStaff(api), await newStaff(api)];
    await moveSession(idle, 'last_seen_at', '16 minutes');
    await moveSession(old, 'created_at', '9 hours');
    await deleteDeadStaffSessions(api.database.db);
    const { rows } = await api.owner.query(
      'SELECT email FROM staff_session JOIN staff_member m ON m.id = staff_id WHERE email = ANY($1)',
      [[idle.email, old.email, live.email]],
    );
    expect(rows).toEqual([{ email: live.email }]);
  });

  test('is stored only as a hash, which cannot be used to sign in', async () => {
    const staff = await newStaff(api);
    const id = sessionIdOf(staff);
    const { rows } = await api.owner.query<{ id_hash: Buffer }>('SELECT id_hash FROM staff_session');
    expect(rows.length).toBeGreaterThan(0);
    for (const { id_hash } of rows) expect(id_hash.toString()).not.toContain(id);
  });
});

describe('player and staff sessions', () => {
  test('reject a player cookie in the back office, under either name', async () => {
    const player = await newPlayer(api);
    const value = player.cookie.replace(/^goldwren=/, '');
    for (const cookie of [`goldwren=${value}`, `goldwren-staff=${value}`]) {
      const thief = api.caller();
      thief.cookie = cookie;
      expectProblemAnswer(await thief.send('GET', '/api/staff/auth/me'), 'unauthenticated');
    }
    expect((await player.send('GET', '/api/auth/me')).status).toBe(200);
  });

  test('reject a staff cookie for players, under either name', async () => {
    const staff = await newStaff(api, ['admin', 'support', 'compliance', 'finance']);
    const value = staff.cookie.replace(/^goldwren-staff=/, '');
    for (const cookie of [`goldwren-staff=${value}`, `goldwren=${value}`]) {
      const thief = api.caller();
      thief.cookie = cookie;
      expectProblemAnswer(await thief.send('GET', '/api/wallet'), 'unauthenticated');
    }
    expect(await isSignedIn(staff.cookie)).toBe(true);
  });

  test('can exist in the same browser', async () => {
    const [player, staff] = [await newPlayer(api), await newStaff(api)];
    const both = api.caller();
    both.cookie = `${player.cookie}; ${staff.cookie}`;
    expect((await both.send('GET', '/api/auth/me')).body.user.email).toBe(player.email);
    expect((await both.send('GET', '/api/staff/auth/me')).body.staff.email).toBe(staff.email);
  });
});

describe("the API's database login", () => {
  test.each([
    [
      "INSERT INTO staff_member (id, email, name, password_hash, roles, totp_secret) VALUES (gen_random_uuid(), 'x', 'x', 'x', '{admin}', '')",
    ],
    ["UPDATE staff_member SET roles = '{admin}'"],
    ["UPDATE staff_member SET password_hash = 'x'"],
    ['UPDATE staff_member SET disabled_at = NULL'],
    ['UPDATE staff_member SET totp_secret = NULL'],
    ['INSERT INTO staff_link SELECT id, sha256($$known$$), now() + interval $$1 day$$ FROM staff_member'],
    ["UPDATE staff_change SET status = 'approved'"],
    ['UPDATE staff_permission SET granted = true'],
    ['DELETE FROM staff_member'],
  ])('cannot change staff accounts: %s', async (statement) => {
    await expect(api.database.db.$client.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});

test.each(['{}', '{support,owner}'])('rejects the roles %s in the database', async (roles) => {
  const insert = `INSERT INTO staff_member (id, email, email_key, name, password_hash, roles, totp_secret)
                  VALUES (gen_random_uuid(), $1, $1, 'x', 'x', $2, '')`;
  await expect(api.owner.query(insert, [`roles-${roles}@example.test`, roles])).rejects.toMatchObject({
    code: '23514',
  });
});
