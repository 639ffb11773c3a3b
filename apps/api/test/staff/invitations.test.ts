import { staffLinkHours } from '@goldwren/rules';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { mailedToken, readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { codeOf, newStaff, newStaffAccount, staffPassword } from '../helpers/people/staff.ts';
import { change, idOf, invite, inviteByTwo, setUp, signInAs } from '../helpers/people/staff-changes.ts';

const api = setUpTestApi();
const second = setUpTestApi(() => ({ databaseUrl: api.url }));
let admin: Caller;
let admins: readonly [Caller, Caller];
beforeAll(async () => {
  admin = await newStaff(api, ['admin']);
  admins = [admin, await newStaff(api, ['admin'])];
});

beforeEach(() => api.owner.query('DELETE FROM rate_limit'));

const linkOf = (email: string) => mailedToken(api.owner, email, '/staff/set-up');
const open = (token: string, at = api) => at.caller().staff.auth.openLink({ body: { token } });

/** Opens a link, and returns the call that finishes. */
async function begin(token: string, { at = api, password = staffPassword } = {}) {
  const { totp_secret: secret, enrolment } = await open(token, at);
  const json = { token, enrolment, password, totp_code: codeOf(secret, -1) };
  return () => at.caller().send('POST', '/api/staff/auth/set-up', { json });
}

const finish = async (...of: Parameters<typeof begin>) => (await begin(...of))();

function expireLinkOf(email: string, back: string) {
  return api.owner.query(
    `UPDATE staff_link SET expires_at = expires_at - $2::interval
      WHERE staff_id = (SELECT id FROM staff_member WHERE email = $1)`,
    [email, back],
  );
}

describe('an invitation', () => {
  test('lets the person choose a password and a second factor, and then sign in with the invited roles', async () => {
    const { id, email } = await inviteByTwo(admins, ['support', 'finance']);
    expect(await admin.staff.staffAccounts.get({ params: { id } })).toMatchObject({
      invited: true,
      second_factor: false,
    });
    const token = await linkOf(email);
    expect(await open(token)).toMatchObject({ name: 'New Person', email, is_new: true });
    const secret = await setUp(api, email);
    const person = await signInAs(api, email, secret);
    expect((await person.staff.auth.me()).staff).toMatchObject({ id, roles: ['support', 'finance'] });
    const account = await admin.staff.staffAccounts.get({ params: { id } });
    expect(account).toMatchObject({ invited: false, second_factor: true, sessions: [{}] });
    expect(account.last_seen_at).not.toBeNull();
    const { results } = await admin.staff.audit.search({ body: { subject_id: id } });
    expect(results.map(({ action }) => action)).toEqual([
      ...['staff.signed_in', 'staff.set_up', 'staff.invited', 'staff.change_requested'],
    ]);
  });

  test('cannot be used twice, not even in two processes at the same time', async () => {
    const { id, email } = await inviteByTwo(admins);
    const token = await linkOf(email);
    const calls = [await begin(token), await begin(token, { at: second }), await begin(token)];
    const outcomes = await Promise.all(calls.map((call) => call()));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
    await expectProblem(open(token), 'link_invalid');
    const { results } = await admin.staff.audit.search({ body: { subject_id: id, action: 'staff.set_up' } });
    expect(results).toHaveLength(1);
  });

  test('expires', async () => {
    const { email } = await inviteByTwo(admins);
    const token = await linkOf(email);
    await expireLinkOf(email, `${staffLinkHours} hours -1 minute`);
    const early = await open(token);
    await expireLinkOf(email, '2 minutes');
    await expectProblem(open(token), 'link_invalid');
    const json = {
      ...{ token, enrolment: early.enrolment, password: staffPassword },
      totp_code: codeOf(early.totp_secret),
    };
    expectProblemAnswer(await api.caller().send('POST', '/api/staff/auth/set-up', { json }), 'link_invalid');
  });

  test('is replaced by a new one, after which the first link no longer works', async () => {
    const { id, email } = await inviteByTwo(admins);
    const first = await linkOf(email);
    expect((await change(admin, id, { kind: 'reset_second_factor' })).waits).toBe(false);
    const next = await linkOf(email);
    expect(next).not.toBe(first);
    await expectProblem(open(first), 'link_invalid');
    expect((await finish(next)).status).toBe(204);
    expect((await readOutbox(api.owner, email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/staff account/),
      expect.stringMatching(/staff account/),
    ]);
  });

  test('stays valid after a wrong code, a guessable password, or the secret of another opening', async () => {
    const { email } = await inviteByTwo(admins);
    const token = await linkOf(email);
    const [mine, other] = [await open(token), await open(token)];
    expect(mine.totp_secret).not.toBe(other.totp_secret);
    const send = (changes: object) =>
      api.caller().send('POST', '/api/staff/auth/set-up', {
        json: {
          ...{ token, enrolment: mine.enrolment, password: staffPassword, totp_code: codeOf(mine.totp_secret) },
          ...changes,
        },
      });
    expect((await send({ totp_code: codeOf(other.totp_secret) })).body.field_codes.totp_code).toBeDefined();
    expect((await send({ password: 'password1234' })).body.field_codes.password).toBeDefined();
    expectProblemAnswer(await send({ enrolment: 'AAAA' }), 'link_invalid');
    const { email: elsewhere } = await inviteByTwo(admins);
    const foreign = await open(await linkOf(elsewhere));
    expectProblemAnswer(
      await send({ enrolment: foreign.enrolment, totp_code: codeOf(foreign.totp_secret) }),
      'link_invalid',
    );
    expect((await send({})).status).toBe(204);
  });

  test('does not let the person sign in before the account is set up', async () => {
    const { email } = await inviteByTwo(admins);
    const body = { email, password: staffPassword, totp_code: '000000' };
    await expectProblem(api.caller().staff.auth.signIn({ body }), 'invalid_credentials');
  });

  test('ends when the account is disabled', async () => {
    const { id, email } = await inviteByTwo(admins);
    const token = await linkOf(email);
    await change(admin, id, { kind: 'disable' });
    await expectProblem(open(token), 'link_invalid');
    await change(admin, id, { kind: 'enable' });
    await expectProblem(open(token), 'link_invalid');
  });

  test('is rejected for a mailbox that has an account or an invitation, in any spelling', async () => {
    const { email } = await newStaffAccount(api);
    const spelled = email.replace('@', '+second@');
    for (const taken of [email, spelled, email.toUpperCase()])
      await expectProblem(invite(admin, ['support'], taken), 'conflict');
    const waiting = await invite(admin);
    await expectProblem(invite(admin, ['support'], waiting.email.replace('@', '+x@')), 'conflict');
  });

  test('stores no token, and removes it from the mail when it is sent', async () => {
    const { email } = await inviteByTwo(admins);
    const token = await linkOf(email);
    const { rows } = await api.owner.query('SELECT token_hash FROM staff_link');
    for (const { token_hash } of rows) expect(token_hash.toString('latin1')).not.toContain(token);
  });
});

describe('a reset of the second factor', () => {
  async function person() {
    const { id, email } = await inviteByTwo(admins);
    const secret = await setUp(api, email);
    return { id, email, secret, caller: await signInAs(api, email, secret) };
  }

  test('ends every session, and the old authenticator no longer opens the account', async () => {
    const { id, email, secret, caller } = await person();
    await change(admin, id, { kind: 'reset_second_factor' });
    await expectProblem(caller.staff.auth.me(), 'unauthenticated');
    const body = { email, password: staffPassword, totp_code: codeOf(secret, 1) };
    await expectProblem(api.caller().staff.auth.signIn({ body }), 'invalid_credentials');
    const again = await setUp(api, email);
    expect(await idOf(await signInAs(api, email, again))).toBe(id);
  });

  test('requires the current password: the mailbox alone does not open the account', async () => {
    const { id, email } = await person();
    await change(admin, id, { kind: 'reset_second_factor' });
    const token = await linkOf(email);
    expect((await open(token)).is_new).toBe(false);
    const stolen = await finish(token, { password: 'a new fine passphrase' });
    expectProblemAnswer(stolen, 'invalid_credentials');
    expect((await finish(token)).status).toBe(204);
  });
});

test('ending the sessions of a person signs out every browser, and is audited', async () => {
  const person = await newStaff(api);
  const id = await idOf(person);
  expect((await admin.staff.staffAccounts.get({ params: { id } })).sessions).toHaveLength(1);
  const { sessions } = await admin.staff.staffAccounts.endSessions({ params: { id } });
  expect(sessions).toEqual([]);
  await expectProblem(person.staff.auth.me(), 'unauthenticated');
  const { results } = await admin.staff.audit.search({ body: { subject_id: id, action: 'staff.sessions_ended' } });
  expect(results[0]?.facts).toEqual({ sessions: 1 });
});
