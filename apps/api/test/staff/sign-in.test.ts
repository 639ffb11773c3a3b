import { permissionsOf, staffCodes } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import type { Answer, Caller } from '../helpers/api/caller.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, password } from '../helpers/people/players.ts';
import { codeOf, newStaff, newStaffAccount, type StaffAccount, staffPassword } from '../helpers/people/staff.ts';

const api = setUpTestApi();

function signIn(account: StaffAccount, changes: Record<string, unknown> = {}, browser: Caller = api.caller()) {
  const json = { email: account.email, password: staffPassword, totp_code: codeOf(account.totpSecret), ...changes };
  return browser.send('POST', '/api/staff/auth/sign-in', { json });
}

function outcome({ status, body }: Answer): unknown {
  return { status, error: body.error, code: body.code };
}

describe('staff sign-in', () => {
  test('returns the account and its permissions without secrets', async () => {
    const account = await newStaffAccount(api, ['finance', 'compliance']);
    const answer = await signIn(account, { email: ` ${account.email.toUpperCase()} ` });
    expect(answer).toMatchObject({ status: 200, body: { staff: { email: account.email, name: 'Sam Staff' } } });
    expect(Object.keys(answer.body.staff).sort()).toEqual(['email', 'id', 'name', 'permissions', 'roles']);
    const roles = ['finance', 'compliance'] as const;
    expect(answer.body.staff).toMatchObject({ roles, permissions: permissionsOf(roles) });
  });

  test('sets a separate cookie that other sites and scripts cannot get', async () => {
    const cookies = (await signIn(await newStaffAccount(api))).headers.getSetCookie();
    const session = cookies.find((line) => line.startsWith('goldwren-staff='));
    expect(session).toMatch(/^goldwren-staff=[^;]{40,}/);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(session).toContain(`; ${part}`);
    const hours = (Date.parse(/; Expires=([^;]+)/.exec(session ?? '')?.[1] ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThanOrEqual(8);
  });

  test('returns the same answer for an unknown email, a wrong password, a wrong code, and a disabled account', async () => {
    const account = await newStaffAccount(api);
    const closed = await newStaffAccount(api);
    await api.owner.query('UPDATE staff_member SET disabled_at = now() WHERE email = $1', [closed.email]);
    const wrongCode = codeOf(account.totpSecret) === '000000' ? '000001' : '000000';
    const answers = [
      await signIn(account, { email: 'nobody@example.test' }),
      await signIn(account, { password: 'wrong' }),
      await signIn(account, { totp_code: wrongCode }),
      await signIn(closed),
    ];
    for (const answer of answers) expectProblemAnswer(answer, 'invalid_credentials');
    expect(new Set(answers.map((answer) => JSON.stringify(outcome(answer)))).size).toBe(1);
    expect((await signIn(account)).status).toBe(200);
  });

  test.each([
    { totp_code: '' },
    { totp_code: '12345' },
    { totp_code: '12345a' },
    { totp_code: 123_456 },
    { password: '' },
  ])('rejects incomplete credentials: %o', async (changes) => {
    expectProblemAnswer(await signIn(await newStaffAccount(api), changes), 'validation_failed');
  });

  test('is not possible for players', async () => {
    const player = await newPlayer(api);
    const account = { email: player.email, totpSecret: (await newStaffAccount(api)).totpSecret };
    expectProblemAnswer(await signIn(account, { password }), 'invalid_credentials');
  });
});

describe('an authenticator code', () => {
  test('opens one session, and is rejected when repeated, like an older code', async () => {
    const account = await newStaffAccount(api);
    const [now, next] = [codeOf(account.totpSecret), codeOf(account.totpSecret, 1)];
    expect((await signIn(account, { totp_code: now })).status).toBe(200);
    expectProblemAnswer(await signIn(account, { totp_code: now }), 'invalid_credentials');
    expect((await signIn(account, { totp_code: next })).status).toBe(200);
    expectProblemAnswer(await signIn(account, { totp_code: now }), 'invalid_credentials');
  });

  test('opens one session for several concurrent requests', async () => {
    const account = await newStaffAccount(api);
    const totp_code = codeOf(account.totpSecret);
    // Uses several addresses, because one address would be rate-limited first.
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(account, { totp_code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  test('is not used up by a wrong password', async () => {
    const account = await newStaffAccount(api);
    const totp_code = codeOf(account.totpSecret);
    expectProblemAnswer(await signIn(account, { totp_code, password: 'wrong' }), 'invalid_credentials');
    expect((await signIn(account, { totp_code })).status).toBe(200);
  });

  test('is not valid for another account, also when the secret is copied to its row', async () => {
    const [account, other] = [await newStaffAccount(api), await newStaffAccount(api)];
    await api.owner.query(
      'UPDATE staff_member SET totp_secret = (SELECT totp_secret FROM staff_member WHERE email = $2) WHERE email = $1',
      [account.email, other.email],
    );
    const answer = await signIn(account, { totp_code: codeOf(other.totpSecret) });
    expectProblemAnswer(answer, 'internal_error');
  });
});

/** Signs in with the correct password and a wrong code this many times, each from another address. */
async function wrongCodes(account: StaffAccount, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    expectProblemAnswer(await signIn(account, { totp_code: codeOf(account.totpSecret, -20) }), 'invalid_credentials');
  }
}

const letAnHourPass = ({ email }: StaffAccount): Promise<unknown> =>
  api.owner.query("UPDATE staff_member SET codes_since = now() - interval '61 minutes' WHERE email = $1", [email]);

const isLocked = async ({ email }: StaffAccount): Promise<boolean> =>
  (await api.owner.query('SELECT locked_at IS NOT NULL AS locked FROM staff_member WHERE email = $1', [email])).rows[0]
    .locked;

describe('wrong codes after the correct password', () => {
  test('lock the account after ten in an hour, from any address, and end its sessions', async () => {
    const account = await newStaffAccount(api);
    const browser = api.caller();
    expect((await signIn(account, {}, browser)).status).toBe(200);
    await wrongCodes(account, staffCodes.perHour);
    expect(await isLocked(account)).toBe(false);
    await wrongCodes(account, 1);
    expect(await isLocked(account)).toBe(true);
    expectProblemAnswer(await signIn(account, { totp_code: codeOf(account.totpSecret, 1) }), 'invalid_credentials');
    expectProblemAnswer(await browser.send('GET', '/api/staff/auth/me'), 'unauthenticated');
    const sessions = 'SELECT FROM staff_session s JOIN staff_member m ON m.id = s.staff_id WHERE m.email = $1';
    expect((await api.owner.query(sessions, [account.email])).rowCount).toBe(0);
  });

  test('are checked at most ten times when all are sent at once', async () => {
    const account = await newStaffAccount(api);
    const totp_code = codeOf(account.totpSecret, -20);
    await Promise.all(Array.from({ length: 30 }, () => signIn(account, { totp_code })));
    const { rows } = await api.owner.query('SELECT codes_tried FROM staff_member WHERE email = $1', [account.email]);
    expect(rows).toEqual([{ codes_tried: staffCodes.perHour }]);
    expect(await isLocked(account)).toBe(true);
  });

  test('are reset after an hour, and after a sign-in', async () => {
    const account = await newStaffAccount(api);
    await wrongCodes(account, staffCodes.perHour);
    await letAnHourPass(account);
    await wrongCodes(account, 1);
    expect((await signIn(account)).status).toBe(200);
    await wrongCodes(account, staffCodes.perHour);
    expect(await isLocked(account)).toBe(false);
  });

  test('keep the account locked after an hour, in which no code is checked', async () => {
    const account = await newStaffAccount(api);
    await wrongCodes(account, staffCodes.perHour + 1);
    await letAnHourPass(account);
    expectProblemAnswer(await signIn(account), 'invalid_credentials');
    const { rows } = await api.owner.query('SELECT codes_tried FROM staff_member WHERE email = $1', [account.email]);
    expect(rows).toEqual([{ codes_tried: staffCodes.perHour }]);
  });

  test('are not counted without the password, so that an attacker cannot lock an account', async () => {
    const account = await newStaffAccount(api);
    for (let n = 0; n < staffCodes.perHour + 5; n += 1) await signIn(account, { password: 'wrong' });
    expect(await isLocked(account)).toBe(false);
    expect((await signIn(account)).status).toBe(200);
  });
});

describe('a locked account', () => {
  const unlock = (by: Caller, id: string) => by.send('POST', `/api/staff/staff-accounts/${id}/unlock`);
  const idOf = async ({ email }: StaffAccount): Promise<string> =>
    (await api.owner.query('SELECT id FROM staff_member WHERE email = $1', [email])).rows[0].id;

  test('can be unlocked once by another administrator, with an audit entry', async () => {
    const account = await newStaffAccount(api, ['admin']);
    const id = await idOf(account);
    await wrongCodes(account, staffCodes.perHour + 1);
    const admin = await newStaff(api, ['admin']);
    const listed = (await admin.staff.staffAccounts.list()).results.find((one) => one.id === id);
    expect(listed?.locked_at).toMatch(/^\d{4}-/);
    for (const answer of [await unlock(admin, id), await unlock(admin, id)]) {
      expect(answer).toMatchObject({ status: 200, body: { id, locked_at: null } });
    }
    const { rows } = await api.owner.query(
      "SELECT subject_id FROM staff_audit WHERE action = 'staff.unlocked' AND subject_id = $1",
      [id],
    );
    expect(rows).toHaveLength(1);
    expect((await signIn(account)).status).toBe(200);
  });

  test('cannot be unlocked by other roles or by its owner, and an unknown account returns 404', async () => {
    const account = await newStaffAccount(api, ['admin']);
    const id = await idOf(account);
    for (const role of ['support', 'compliance', 'finance'] as const) {
      expectProblemAnswer(await unlock(await newStaff(api, [role]), id), 'forbidden');
    }
    const admin = await newStaff(api, ['admin']);
    expectProblemAnswer(await unlock(admin, await idOf(admin)), 'forbidden');
    expectProblemAnswer(await unlock(admin, '00000000-0000-7000-8000-000000000000'), 'not_found');
  });
});

describe('guessing staff credentials', () => {
  test('is rate-limited like sign-ins of players, separately from the player with the same email', async () => {
    const account = await newStaffAccount(api);
    const player = await newPlayer(api, { email: account.email });
    const guesser = api.caller();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await signIn(account, { password: 'wrong' }, guesser)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expectProblemAnswer(await signIn(account, {}, guesser), 'rate_limited');
    const asPlayer = await guesser.send('POST', '/api/auth/login', { json: { email: player.email, password } });
    expect(asPlayer.status).toBe(200);
    expect((await signIn(account)).status).toBe(200);
  });

  test('elsewhere does not lock the owner out of a known browser', async () => {
    const account = await newStaffAccount(api);
    const browser = api.caller();
    expect((await signIn(account, {}, browser)).status).toBe(200);
    expect(browser.device).toMatch(/^goldwren-staff-device=/);
    await api.owner.query("UPDATE rate_limit SET requests = 50 WHERE key LIKE 'signInAccount:%'");
    await signIn(account, { password: 'wrong' });
    await api.owner.query("UPDATE rate_limit SET requests = 60 WHERE key LIKE 'signInAccount:%'");
    const totp_code = codeOf(account.totpSecret, 1);
    expectProblemAnswer(await signIn(account, { totp_code }), 'rate_limited');
    expect((await signIn(account, { totp_code }, browser)).status).toBe(200);
  });

  test('is rate-limited also with the device cookie of a player with the same email', async () => {
    const account = await newStaffAccount(api);
    const player = await newPlayer(api, { email: account.email });
    const thief = api.caller();
    thief.device = player.device.replace(/^goldwren-device=/, 'goldwren-staff-device=');
    await signIn(account, { password: 'wrong' }, thief);
    const { rows } = await api.owner.query("SELECT 1 FROM rate_limit WHERE key LIKE 'signInDevice:%' AND requests = 1");
    expect(rows).toEqual([]);
  });
});
