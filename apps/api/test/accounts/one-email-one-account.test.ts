import { describe, expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { registration } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

const api = setUpTestApi();

describe('an email that already has an account', () => {
  test('gets the same answer as a new one, and changes nothing', async () => {
    const caller = api.caller();
    const first = registration({ email: 'Robin.Wren@Example.Test' });
    const second = { ...registration(), email: 'robin.wren@example.TEST', first_name: 'Mallory' };
    second.password = second.password_confirm = 'another passphrase';
    const made = await caller.send('POST', '/api/auth/register', { json: first });
    const again = await caller.send('POST', '/api/auth/register', { json: second });
    expect(made.status).toBe(201);
    expect(again.status).toBe(201);
    expect(Object.keys(again.body.user)).toEqual(Object.keys(made.body.user));
    expect([...again.headers.keys()].sort()).toEqual([...made.headers.keys()].sort());
    expect(again.body.user).toMatchObject({ first_name: 'Mallory', email: 'robin.wren@example.test' });

    const { rows } = await api.owner.query('SELECT id, first_name FROM player');
    expect(rows).toEqual([{ id: made.body.user.id, first_name: 'Robin' }]);
    expect((await api.owner.query('SELECT count(*)::int AS n FROM wallet')).rows).toEqual([{ n: 2 }]);
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });

  test('keeps its first password, with any capitalization of the email', async () => {
    const caller = api.caller();
    const email = 'ROBIN.wren@example.test';
    const { user } = await caller.client.auth.login({ body: { email, password: registration().password } });
    expect(user.first_name).toBe('Robin');
    const other = await caller.send('POST', '/api/auth/login', { json: { email, password: 'another passphrase' } });
    expect(other.status).toBe(401);
  });
});

test('does not sign in at registration', async () => {
  const caller = api.caller();
  await caller.client.auth.register({ body: registration() });
  expect(caller.cookie).toBe('');
});

test('returns no password or hash in any answer', async () => {
  const caller = api.caller();
  const form = registration();
  const { email, password } = form;
  const answers = [
    await caller.send('POST', '/api/auth/register', { json: form }),
    await caller.send('POST', '/api/auth/login', { json: { email, password } }),
    await caller.send('GET', '/api/auth/me'),
    await caller.send('PATCH', '/api/account', { json: { show_as_winner: false } }),
    await caller.send('POST', '/api/auth/login', { json: { email, password: `${password}!` } }),
  ];
  for (const answer of answers) {
    const text = JSON.stringify(answer.body);
    expect(text).not.toContain(password);
    expect(text).not.toMatch(/argon2|password|hash/i);
  }
});
