import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { createFreshProbe, type FreshProbe } from '../helpers/api/fresh-probe.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { codeOf, newStaff, type StaffAccount, staffPassword } from '../helpers/people/staff.ts';

/** The validity of an authenticator code. */
const codeMs = 30_000;

const api = setUpTestApi();
let probe: FreshProbe;
beforeAll(async () => {
  probe = await createFreshProbe(api);
});
afterAll(() => probe.close());

type Staff = Caller & StaffAccount;

function provenFor(staff: Staff, time: string) {
  return api.owner.query(
    `UPDATE staff_session SET proven_at = now() - $2::interval
      WHERE staff_id = (SELECT id FROM staff_member WHERE email = $1)`,
    [staff.email, time],
  );
}

/** Uses the code of the next time step, because the current one was used for the sign-in. */
const again = (staff: Staff, changes = {}) =>
  staff.staff.auth.reAuthenticate({
    body: { password: staffPassword, totp_code: codeOf(staff.totpSecret, 1), ...changes },
  });

describe('a staff session', () => {
  test('is fresh for 15 minutes from sign-in, regardless of use', async () => {
    const staff = await newStaff(api);
    await provenFor(staff, '14 minutes 55 seconds');
    expect((await probe.call('staff', staff)).status).toBe(200);
    await provenFor(staff, '15 minutes 1 second');
    await staff.staff.auth.me();
    expectProblemAnswer(await probe.call('staff', staff), 'reauthentication_required');
  });

  test('is fresh again after password and code, with a new cookie, and the old one is invalid', async () => {
    const staff = await newStaff(api);
    await provenFor(staff, '1 hour');
    const stolen = api.caller();
    stolen.cookie = staff.cookie;
    await again(staff);
    expect((await probe.call('staff', staff)).status).toBe(200);
    expectProblemAnswer(await stolen.send('GET', '/api/staff/auth/me'), 'unauthenticated');
  });

  test('is not fresh after a wrong password, a wrong code, or the code of the sign-in', async () => {
    // The time step must not change before the sign-in code is sent again.
    const leftMs = codeMs - (Date.now() % codeMs);
    if (leftMs < codeMs / 2) await new Promise((resolve) => setTimeout(resolve, leftMs + 100));
    const staff = await newStaff(api);
    await provenFor(staff, '1 hour');
    await expectProblem(again(staff, { password: 'wrong' }), 'invalid_credentials');
    await expectProblem(again(staff, { totp_code: codeOf(staff.totpSecret, -20) }), 'invalid_credentials');
    await expectProblem(again(staff, { totp_code: codeOf(staff.totpSecret) }), 'invalid_credentials');
    expectProblemAnswer(await probe.call('staff', staff), 'reauthentication_required');
    expect((await staff.staff.auth.me()).staff.email).toBe(staff.email);
  });

  test('rejects password and code of another account', async () => {
    const [staff, other] = [await newStaff(api), await newStaff(api)];
    const foreign = { totp_code: codeOf(other.totpSecret, 1) };
    await expectProblem(again(staff, foreign), 'invalid_credentials');
    expectProblemAnswer(
      await staff.send('POST', '/api/staff/auth/re-authenticate', {
        json: { email: other.email, password: staffPassword, ...foreign },
      }),
      'validation_failed',
    );
  });

  test('has rate-limited re-authentication, like sign-in', async () => {
    const staff = await newStaff(api);
    for (let times = 0; times < 10; times += 1) {
      await expectProblem(again(staff, { password: 'wrong' }), 'invalid_credentials');
    }
    await expectProblem(again(staff), 'rate_limited');
  });
});
