import * as argon2 from '@node-rs/argon2';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player, password } from '../helpers/people/players.ts';

vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

const api = setUpTestApi();
let player: Player;
beforeAll(async () => {
  player = await newPlayer(api);
});

function logIn(email: string, secret: string) {
  vi.mocked(argon2.verify).mockClear();
  return api.caller('198.51.100.50').send('POST', '/api/auth/login', { json: { email, password: secret } });
}

describe('an unknown email and a wrong password', () => {
  test('get the same answer', async () => {
    const wrong = await logIn(player.email, 'not the password');
    const unknown = await logIn('nobody@example.test', 'not the password');
    for (const answer of [wrong, unknown]) expectProblemAnswer(answer, 'invalid_credentials');
    const { request_id: _, ...first } = wrong.body;
    const { request_id: __, ...second } = unknown.body;
    expect(second).toEqual(first);
    expect(second.error).toBe('Login failed. Please check your credentials.');
    expect([...unknown.headers.keys()].sort()).toEqual([...wrong.headers.keys()].sort());
    expect(unknown.headers.get('set-cookie')).toBeNull();
  });

  test('cost one password verification with the same parameters', async () => {
    const parameters: string[] = [];
    for (const email of [player.email, 'nobody@example.test']) {
      await logIn(email, 'not the password');
      expect(argon2.verify).toHaveBeenCalledTimes(1);
      const [encoded] = vi.mocked(argon2.verify).mock.calls[0] ?? [];
      parameters.push(String(encoded).split('$').slice(0, 4).join('$'));
    }
    expect(parameters[0]).toBe('$argon2id$v=19$m=19456,t=2,p=1');
    expect(parameters[1]).toBe(parameters[0]);
  });

  test('run the same database statements', async () => {
    const query = vi.spyOn(api.database.db.$client, 'query');
    const made: number[] = [];
    for (const email of [player.email, 'nobody-else@example.test']) {
      query.mockClear();
      await logIn(email, 'not the password');
      made.push(query.mock.calls.length);
    }
    query.mockRestore();
    expect(made[1]).toBe(made[0]);
  });
});

describe('signing in', () => {
  test('returns the player and nothing more', async () => {
    const { body, status } = await logIn(player.email, password);
    expect(status).toBe(200);
    expect(body).toEqual({
      user: {
        id: player.id,
        email: player.email,
        first_name: 'Robin',
        locale: 'en',
        last_name: 'Wren',
        country: 'US',
        us_state: 'NY',
        phone: null,
        show_as_winner: true,
        name_lock: null,
        terms_due: [],
        mail_reminders: true,
        email_verified: false,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        identity_status: 'none',
        restrictions: [],
        welcome_sweeps: 'granted',
      },
    });
  });

  test('finds the account with any capitalization of its email', async () => {
    expect((await logIn(` ${player.email.toUpperCase()} `, password)).status).toBe(200);
  });

  test('rejects text that cannot be an email, without a server error', async () => {
    for (const email of ['a\u0000b@example.test', '\ud800@example.test', '" OR 1=1 --', 'a'.repeat(255)]) {
      const answer = await logIn(email, password);
      expect([401, 422]).toContain(answer.status);
    }
  });
});
