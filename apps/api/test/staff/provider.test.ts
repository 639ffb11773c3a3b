import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { setUpProvider, signInAtProvider, testClient } from '../helpers/people/identity-provider.ts';
import { codeOf, newStaff, newStaffAccount, type StaffAccount } from '../helpers/people/staff.ts';
import { change, idOf } from '../helpers/people/staff-changes.ts';

const provider = setUpProvider();
const settings = () => ({
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: testClient.id,
  OIDC_CLIENT_SECRET: testClient.secret,
  OIDC_NAME: 'Example Login',
});
const api = setUpTestApi(() => ({ settings: settings() }));
const second = setUpTestApi(() => ({ databaseUrl: api.url, settings: settings() }));
const cold = setUpTestApi(() => ({ databaseUrl: api.url, settings: settings() }));
const off = setUpTestApi(() => ({ databaseUrl: api.url }));

beforeEach(() => {
  provider.intercept = null;
  provider.codeSeconds = 60;
  return api.owner.query('DELETE FROM rate_limit');
});

let subjects = 0;

/** A staff account, and the person at the provider with its email, who signs in there next. */
async function newPerson(): Promise<StaffAccount & { sub: string }> {
  const account = await newStaffAccount(api);
  subjects += 1;
  const sub = `subject-${subjects}`;
  provider.user = { sub, email: account.email, isVerified: true };
  return { ...account, sub };
}

/** Goes to the provider and back. Returns the body of the call that finishes. */
async function goAndReturn(browser: Caller = api.caller()) {
  const { url, attempt, state } = await browser.staff.auth.startProvider();
  const query = await signInAtProvider(url);
  expect(query.get('state')).toBe(state);
  return { attempt, state, code: query.get('code') ?? '', iss: query.get('iss') ?? '' };
}

const finish = (body: Awaited<ReturnType<typeof goAndReturn>>, at = api) =>
  at.caller().staff.auth.finishProvider({ body });
const enter = (ticket: string, totp_code: string, browser: Caller = api.caller()) =>
  browser.staff.auth.signInByProvider({ body: { ticket, totp_code } });

async function signIn({ totpSecret }: StaffAccount, browser: Caller = api.caller()): Promise<Caller> {
  const { ticket } = await finish(await goAndReturn());
  await enter(ticket, codeOf(totpSecret), browser);
  return browser;
}

const identityOf = async ({ email }: StaffAccount): Promise<string | null> =>
  (await api.owner.query('SELECT provider_identity FROM staff_member WHERE email = $1', [email])).rows[0]
    .provider_identity;

describe('a sign-in with the identity provider', () => {
  test('opens a session after provider and code, binds the identity, and is in the audit log', async () => {
    const person = await newPerson();
    const browser = await signIn(person);
    expect((await browser.staff.auth.me()).staff.email).toBe(person.email);
    expect(await identityOf(person)).toBe(`${provider.issuer} ${person.sub}`);
    const admin = await newStaff(api, ['admin']);
    const { results } = await admin.staff.audit.search({ body: { subject_id: await idOf(browser) } });
    expect(results).toMatchObject([{ action: 'staff.signed_in', facts: { provider: provider.issuer, first: true } }]);
  });

  test('finds the account by its identity later, with another or an unverified email', async () => {
    const person = await newPerson();
    await signIn(person);
    const other = await newStaffAccount(api);
    provider.user = { sub: person.sub, email: other.email, isVerified: false };
    const { ticket } = await finish(await goAndReturn());
    await enter(ticket, codeOf(person.totpSecret, 1));
    expect(await identityOf(other)).toBeNull();
  });

  test('works in two tabs at the same time, started in two processes', async () => {
    const person = await newPerson();
    const tabs = [await goAndReturn(), await goAndReturn(second.caller())] as const;
    const tickets = [await finish(tabs[1]), await finish(tabs[0], second)];
    expect(tickets.map(({ name }) => name)).toEqual(['Sam Staff', 'Sam Staff']);
    await enter(tickets[1]?.ticket ?? '', codeOf(person.totpSecret));
  });

  test('names the provider on the sign-in page', async () => {
    expect(await api.caller().staff.auth.provider()).toEqual({ name: 'Example Login' });
  });

  test('uses PKCE, state and nonce, and returns to the sign-in page', async () => {
    const { url, state, attempt } = await api.caller().staff.auth.startProvider();
    const query = Object.fromEntries(new URL(url).searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: testClient.redirectUri,
      scope: 'openid email',
      state,
    });
    expect(query.nonce).toHaveLength(43);
    expect(Buffer.from(attempt, 'base64url').toString('latin1')).not.toContain(state);
  });
});

describe('an answer of the provider', () => {
  test('is rejected with the state of another attempt', async () => {
    await newPerson();
    const [mine, other] = [await goAndReturn(), await goAndReturn()];
    await expectProblem(finish({ ...mine, state: other.state }), 'link_invalid');
    await expectProblem(finish({ ...mine, attempt: other.attempt }), 'link_invalid');
  });

  test('is rejected when its code was used before', async () => {
    await newPerson();
    const answer = await goAndReturn();
    await finish(answer);
    await expectProblem(finish(answer), 'link_invalid');
    await expectProblem(finish(answer, second), 'link_invalid');
  });

  test('is rejected with the code of another attempt, whose verifier and nonce differ', async () => {
    await newPerson();
    const [mine, other] = [await goAndReturn(), await goAndReturn()];
    await expectProblem(finish({ ...mine, code: other.code }), 'link_invalid');
  });

  test('is rejected when the nonce in the token is not the one of the attempt', async () => {
    await newPerson();
    const { url, attempt, state } = await api.caller().staff.auth.startProvider();
    const changed = new URL(url);
    changed.searchParams.set('nonce', 'the nonce of an attacker');
    const query = await signInAtProvider(changed.href);
    const body = { attempt, state, code: query.get('code') ?? '', iss: query.get('iss') ?? '' };
    await expectProblem(finish(body), 'link_invalid');
  });

  test('is rejected when another issuer sent it, or when it does not name the issuer', async () => {
    await newPerson();
    const { iss: _iss, ...answer } = await goAndReturn();
    await expectProblem(finish({ ...answer, iss: 'https://other-provider.example' }), 'link_invalid');
    await expectProblem(finish(answer as never), 'link_invalid');
  });

  test('is rejected when its code has expired', async () => {
    await newPerson();
    provider.codeSeconds = 1;
    const answer = await goAndReturn();
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    await expectProblem(finish(answer), 'link_invalid');
  });

  test.each(['AAAA', 'x'.repeat(300)])(
    'is rejected with an attempt that the server did not make: %s',
    async (attempt) => {
      await newPerson();
      await expectProblem(finish({ ...(await goAndReturn()), attempt }), 'link_invalid');
    },
  );

  test('is not a ticket, and a ticket is not an attempt', async () => {
    const person = await newPerson();
    const answer = await goAndReturn();
    await expectProblem(enter(answer.attempt, codeOf(person.totpSecret)), 'link_invalid');
    const { ticket } = await finish(answer);
    await expectProblem(finish({ ...(await goAndReturn()), attempt: ticket }), 'link_invalid');
  });
});

describe('a person of the provider', () => {
  test('with an unverified email is not signed in to the account with this email', async () => {
    const person = await newPerson();
    provider.user = { ...provider.user, isVerified: false };
    await expectProblem(finish(await goAndReturn()), 'email_unverified');
    expect(await identityOf(person)).toBeNull();
  });

  test('without an account gets none', async () => {
    provider.user = { sub: 'stranger', email: 'stranger@example.test', isVerified: true };
    await expectProblem(finish(await goAndReturn()), 'forbidden');
    const { rows } = await api.owner.query("SELECT FROM staff_member WHERE email = 'stranger@example.test'");
    expect(rows).toEqual([]);
  });

  test('with a new identity does not reach the account that another identity is bound to', async () => {
    const person = await newPerson();
    await signIn(person);
    provider.user = { sub: 'recycled mailbox', email: person.email, isVerified: true };
    await expectProblem(finish(await goAndReturn()), 'forbidden');
  });

  test('is not signed in to a disabled account, before or after the ticket, and never to another account', async () => {
    const person = await newPerson();
    const browser = await signIn(person);
    const { ticket } = await finish(await goAndReturn());
    await change(await newStaff(api, ['admin']), await idOf(browser), { kind: 'disable' });
    await expectProblem(browser.staff.auth.me(), 'unauthenticated');
    await expectProblem(enter(ticket, codeOf(person.totpSecret, 1)), 'forbidden');
    await expectProblem(finish(await goAndReturn()), 'forbidden');
    const other = await newStaffAccount(api);
    provider.user = { sub: person.sub, email: other.email, isVerified: true };
    await expectProblem(finish(await goAndReturn()), 'forbidden');
  });

  test('is bound once when two identities sign in to one account at the same time', async () => {
    const person = await newPerson();
    const first = await finish(await goAndReturn());
    provider.user = { sub: `${person.sub}-other`, email: person.email, isVerified: true };
    const other = await finish(await goAndReturn());
    const outcomes = await Promise.allSettled([
      enter(first.ticket, codeOf(person.totpSecret)),
      enter(other.ticket, codeOf(person.totpSecret, 1), second.caller()),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('can be bound again after a reset of the second factor', async () => {
    const person = await newPerson();
    const browser = await signIn(person);
    await change(await newStaff(api, ['admin']), await idOf(browser), { kind: 'reset_second_factor' });
    expect(await identityOf(person)).toBeNull();
    await expectProblem(finish(await goAndReturn()), 'forbidden');
  });
});

describe('the second factor after the provider', () => {
  test('is required: a wrong or used code opens nothing, and the ticket stays valid', async () => {
    const person = await newPerson();
    const { ticket } = await finish(await goAndReturn());
    const code = codeOf(person.totpSecret);
    await expectProblem(enter(ticket, codeOf(person.totpSecret, -20)), 'invalid_credentials');
    await enter(ticket, code);
    await expectProblem(enter(ticket, code), 'invalid_credentials');
  });

  test('locks the account after too many wrong codes', async () => {
    const person = await newPerson();
    const { ticket } = await finish(await goAndReturn());
    for (let n = 0; n < 11; n += 1) {
      await expectProblem(enter(ticket, codeOf(person.totpSecret, -20)), 'invalid_credentials');
    }
    await expectProblem(enter(ticket, codeOf(person.totpSecret)), 'invalid_credentials');
    const { rows } = await api.owner.query('SELECT locked_at FROM staff_member WHERE email = $1', [person.email]);
    expect(rows[0].locked_at).not.toBeNull();
  });
});

describe('a failing provider', () => {
  test.each([
    ['answers with an error', { status: 500, body: '{}' }],
    ['answers with text', { status: 200, body: 'It works!' }],
  ] as const)('that %s at the token endpoint leads to the problem `unavailable`', async (_how, answer) => {
    await newPerson();
    const body = await goAndReturn();
    provider.intercept = (path) => (path.startsWith('/token') ? answer : null);
    await expectProblem(finish(body), 'unavailable');
  });

  test('that does not answer leads to the problem `unavailable` within 5 seconds', async () => {
    await newPerson();
    const body = await goAndReturn();
    provider.intercept = () => 'silence';
    const began = performance.now();
    await expectProblem(finish(body), 'unavailable');
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test('is called again after it was down at the first sign-in', async () => {
    const start = () => cold.caller().staff.auth.startProvider();
    provider.intercept = () => ({ status: 503, body: '{}' });
    await expectProblem(start(), 'unavailable');
    provider.intercept = null;
    expect((await start()).url).toContain(provider.issuer);
  });
});

test('offers no sign-in with a provider without settings', async () => {
  const browser = off.caller();
  expect(await browser.staff.auth.provider()).toEqual({ name: null });
  await expectProblem(browser.staff.auth.startProvider(), 'not_found');
  const person = await newPerson();
  const { ticket } = await finish(await goAndReturn());
  await expectProblem(enter(ticket, codeOf(person.totpSecret), off.caller()), 'not_found');
});

test('starts are rate-limited by network', async () => {
  const browser = api.caller('198.51.100.77');
  for (let n = 0; n < 60; n += 1) await browser.staff.auth.startProvider();
  await expectProblem(browser.staff.auth.startProvider(), 'rate_limited');
});

test('the login of the API cannot open a session without the proof', async () => {
  const { rows } = await api.owner.query('SELECT id FROM staff_member LIMIT 1');
  await expect(
    api.databases.staff.db.$client.query("SELECT open_provider_session($1, 1, 'x', 'y z', 'w')", [rows[0].id]),
  ).rejects.toMatchObject({ code: 'GW003' });
});
