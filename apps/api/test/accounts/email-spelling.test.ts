import { describe, expect, test } from 'vitest';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { entryForm } from '../helpers/people/entries.ts';
import { newPlayer, password, registration } from '../helpers/people/players.ts';
import { codeOf, newStaffAccount, staffPassword } from '../helpers/people/staff.ts';
import { supportForm } from '../helpers/people/tickets.ts';

const api = setUpTestApi();

const logIn = (email: string, from = api.caller(), secret = password) =>
  from.send('POST', '/api/auth/login', { json: { email, password: secret } });

/** Returns spellings that JavaScript or PostgreSQL would fold into the address, or that look like it. */
function foreignSpellings(email: string): string[] {
  return [
    email.replaceAll('i', 'İ'),
    email.replaceAll('i', 'ı'),
    email.replace('k', '\u212a'),
    email.replace('s', 'ſ'),
    email.replace('w', 'ｗ'),
    email.replace('r', 'r\u0301'),
    email.replace('w', 'w\u200b'),
  ];
}

let made = 0;
function address(): string {
  made += 1;
  return `kiwi.wrens${made}@example.test`;
}

describe('an email address', () => {
  test('is stored and returned in one spelling, and is found with any capitalization', async () => {
    const email = address();
    const { user } = await api.caller().client.auth.register({ body: registration({ email: email.toUpperCase() }) });
    expect(user.email).toBe(email);
    expect((await logIn(` ${email.toUpperCase()} `)).status).toBe(200);
    expect((await api.owner.query('SELECT 1 FROM player WHERE email = $1', [email])).rowCount).toBe(1);
  });

  test('is rejected at registration, free entry and support with letters that do not round-trip', async () => {
    for (const email of foreignSpellings(address())) {
      for (const [path, json] of [
        ['/api/auth/register', registration({ email })],
        ['/api/npn/submit', entryForm({ email })],
        ['/api/support/messages', supportForm({ email })],
      ] as const) {
        const answer = await api.caller().send('POST', path, { json });
        expect(answer.status, `${path} ${email}`).toBe(422);
        expect(answer.body.field_errors.email).toEqual([expect.stringContaining('unaccented letters')]);
      }
    }
  });

  test('does not match an account when letters only fold together in another language', async () => {
    const email = address();
    await newPlayer(api, { email });
    for (const spelling of foreignSpellings(email)) {
      const answer = await logIn(spelling);
      // Validation rejects a zero-width character before any lookup.
      expectProblemAnswer(answer, spelling.includes('\u200b') ? 'validation_failed' : 'invalid_credentials');
    }
    const staff = await newStaffAccount(api);
    const json = {
      email: staff.email.replace('s', 'ſ'),
      password: staffPassword,
      totp_code: codeOf(staff.totpSecret),
    };
    expectProblemAnswer(await api.caller().send('POST', '/api/staff/auth/sign-in', { json }), 'invalid_credentials');
  });

  test('counts guesses for the same account with any capitalization', async () => {
    const { email } = await newPlayer(api, { email: address() });
    const guesser = api.caller('198.51.100.77');
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const spelling = email.slice(0, n) + email.slice(n).toUpperCase();
      statuses.push((await logIn(spelling, guesser, 'wrong')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('gets no mail, no second free entry and no additional messages under another spelling', async () => {
    const email = address();
    await newPlayer(api, { email });
    for (const spelling of foreignSpellings(email)) {
      const forgot = await api.caller().send('POST', '/api/auth/password/forgot', { json: { email: spelling } });
      expect(forgot.status).toBe(422);
    }
    expect((await readOutbox(api.owner, email)).map(({ template }) => template)).toEqual(['welcome']);
    const entries = [];
    for (const spelling of [email, email.toUpperCase()]) {
      entries.push(await api.caller().send('POST', '/api/npn/submit', { json: entryForm({ email: spelling }) }));
    }
    expect(entries.map(({ status }) => status)).toEqual([201, 429]);
    const visitor = api.caller('198.51.100.78');
    const written: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const json = supportForm({ email: n % 2 === 0 ? email : email.toUpperCase() });
      written.push((await visitor.send('POST', '/api/support/messages', { json })).status);
    }
    expect(written).toEqual([...Array.from({ length: 5 }, () => written[0]), 429]);
  });

  test.each(['player', 'staff_member', 'free_entry', 'support_ticket', 'mail_outbox'])(
    'is rejected by the table %s in any other spelling',
    async (table) => {
      const { rows } = await api.owner.query(
        "SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conname = $1 || '_canonical_email'",
        [table],
      );
      expect(rows).toHaveLength(1);
      const column = table === 'mail_outbox' ? 'recipient' : 'email';
      const check = `SELECT ${rows[0].rule.replace(/^CHECK /, '')} AS fits FROM (SELECT $1::text AS ${column}) AS one`;
      const fits = async (email: string) => (await api.owner.query(check, [email])).rows[0].fits;
      expect(await fits('kiwi@example.test')).toBe(true);
      for (const email of ['Kiwi@example.test', 'kiwi @example.test', '', ...foreignSpellings('kiwi.wrens@x.test')]) {
        expect(await fits(email), email).toBe(false);
      }
    },
  );
});
