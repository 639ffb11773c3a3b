import { afterAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { mailedToken, readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player, password, registration } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

const api = setUpTestApi(() => ({ settings: { PUBLIC_ORIGIN: 'https://goldwren.test' } }));
afterAll(async () => {
  expect(await findLedgerFaults(api.owner)).toEqual([]);
});

const newPassword = 'another fine passphrase';
const verify = (token: string) => api.caller().client.auth.verifyEmail({ body: { token } });
const forgot = (email: string) => api.caller().send('POST', '/api/auth/password/forgot', { json: { email } });
const reset = (token: string, secret = newPassword) =>
  api.caller().client.auth.resetPassword({ body: { token, password: secret } });
const logIn = (email: string, secret: string) => api.caller().client.auth.login({ body: { email, password: secret } });
const isVerified = async (player: Player) => (await player.client.auth.me()).user.email_verified;
const expireLinks = (ago: string) =>
  api.owner.query('UPDATE email_token SET expires_at = expires_at - $1::interval', [ago]);

describe('the link of the welcome mail', () => {
  test('uses the configured origin, verifies the address, and works once', async () => {
    const player = await newPlayer(api);
    expect(await isVerified(player)).toBe(false);
    const [welcome] = await readOutbox(api.owner, player.email);
    expect(welcome?.body).toMatch(/https:\/\/goldwren\.test\/verify-email\?token=(cell_\w+\.)?[\w-]{43}\n/);
    const token = await mailedToken(api.owner, player.email, '/verify-email');
    const answers = await Promise.allSettled([verify(token), verify(token), verify(token)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await isVerified(player)).toBe(true);
    await expectProblem(verify(token), 'link_invalid');
  });

  test('is stored only as a hash', async () => {
    const player = await newPlayer(api);
    const token = await mailedToken(api.owner, player.email, '/verify-email');
    const { rows } = await api.owner.query('SELECT * FROM email_token WHERE player_id = $1', [player.id]);
    expect(rows).toHaveLength(1);
    expect(rows[0].token_hash).toHaveLength(32);
    expect(rows[0].token_hash.toString('base64url')).not.toBe(token);
  });

  test('works for exactly 48 hours', async () => {
    const player = await newPlayer(api);
    const token = await mailedToken(api.owner, player.email, '/verify-email');
    const { rows } = await api.owner.query(
      'SELECT round(extract(epoch FROM expires_at - now()) / 360) / 10 AS hours FROM email_token WHERE player_id = $1',
      [player.id],
    );
    expect(Number(rows[0].hours)).toBe(48);
    await expireLinks('48 hours 1 second');
    await expectProblem(verify(token), 'link_invalid');
    expect(await isVerified(player)).toBe(false);
  });

  test('is replaced when it is sent again, and is not sent to a verified address', async () => {
    const player = await newPlayer(api);
    const first = await mailedToken(api.owner, player.email, '/verify-email');
    await player.client.auth.resendVerification();
    const second = await mailedToken(api.owner, player.email, '/verify-email');
    expect(second).not.toBe(first);
    await expectProblem(verify(first), 'link_invalid');
    await verify(second);
    const mails = await readOutbox(api.owner, player.email);
    await player.client.auth.resendVerification();
    expect(await readOutbox(api.owner, player.email)).toHaveLength(mails.length);
  });

  test.each(['', 'x', 'A'.repeat(43), '../../etc', 'A'.repeat(201)])(
    'is rejected with the token "%s"',
    async (token) => {
      for (const path of ['/api/auth/email/verify', '/api/auth/password/reset']) {
        const json = path.endsWith('reset') ? { token, password: newPassword } : { token };
        const answer = await api.caller().send('POST', path, { json });
        expect([400, 422]).toContain(answer.status);
        expect(['link_invalid', 'validation_failed']).toContain(answer.body.code);
      }
    },
  );
});

describe('a forgotten password', () => {
  test('gets the same answer for known and unknown addresses, and a mail only for known ones', async () => {
    const player = await newPlayer(api);
    const [known, unknown] = [await forgot(player.email.toUpperCase()), await forgot('nobody@example.test')];
    for (const answer of [known, unknown]) expect(answer).toMatchObject({ status: 204, body: '' });
    expect([...known.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
    expect((await readOutbox(api.owner, player.email)).at(-1)?.template).toBe('reset_password');
    const strangers = (await readOutbox(api.owner)).filter(({ recipient }) => /nobody@|@invalid/.test(recipient));
    expect(strangers).toEqual([]);
  });

  test('is replaced through the link, which ends all sessions and cannot be used again', async () => {
    const player = await newPlayer(api);
    await verify(await mailedToken(api.owner, player.email, '/verify-email'));
    await forgot(player.email);
    const token = await mailedToken(api.owner, player.email, '/reset-password');
    await expectProblem(reset(token, 'password1'), 'validation_failed');
    await expectProblem(reset(token, 'robinwren'), 'validation_failed');
    await reset(token);
    await expectProblem(player.client.auth.me(), 'unauthenticated');
    await expectProblem(logIn(player.email, password), 'invalid_credentials');
    expect((await logIn(player.email, newPassword)).user.id).toBe(player.id);
    await expectProblem(reset(token), 'link_invalid');
    const { rows } = await api.owner.query('SELECT reclaimed_at FROM player WHERE id = $1', [player.id]);
    expect(rows).toEqual([{ reclaimed_at: null }]);
  });

  test('has a link that works for an hour, and only for a new password', async () => {
    const player = await newPlayer(api);
    await forgot(player.email);
    const token = await mailedToken(api.owner, player.email, '/reset-password');
    await expectProblem(verify(token), 'link_invalid');
    await expireLinks('1 hour 1 second');
    await expectProblem(reset(token), 'link_invalid');
    expect((await logIn(player.email, password)).user.id).toBe(player.id);
  });
});

test('gives an account to the owner of its address through the mailed link', async () => {
  const thief = await newPlayer(api, { email: 'owner@mailbox.test', first_name: 'Mallory' });
  const stolen = await mailedToken(api.owner, thief.email, '/verify-email');
  await forgot('owner@mailbox.test');
  await reset(await mailedToken(api.owner, thief.email, '/reset-password'));

  await expectProblem(thief.client.auth.me(), 'unauthenticated');
  await expectProblem(logIn(thief.email, password), 'invalid_credentials');
  await expectProblem(verify(stolen), 'link_invalid');
  const { user } = await logIn(thief.email, newPassword);
  expect(user).toMatchObject({ id: thief.id, email_verified: true });
  const { rows } = await api.owner.query('SELECT reclaimed_at IS NOT NULL AS marked FROM player WHERE id = $1', [
    user.id,
  ]);
  expect(rows).toEqual([{ marked: true }]);
});

describe("the welcome's Sweeps Coins", () => {
  test('are granted once per mailbox in any spelling, and a second account gets a code', async () => {
    const first = await newPlayer(api, { email: 'one.mailbox@gmail.com' });
    const second = await newPlayer(api, { email: 'OneMailbox+again@googlemail.com' });
    expect((await first.client.wallet.get()).sweeps_balance).toBe('2.00');
    expect(await second.client.wallet.get()).toMatchObject({ gold_balance: '2000000.00', sweeps_balance: '0.00' });
    expect((await first.client.auth.me()).user.welcome_sweeps).toBe('granted');
    expect((await second.client.auth.me()).user.welcome_sweeps).toBe('had_before');
    expect((await readOutbox(api.owner, second.email))[0]?.body).toContain('once per mailbox');
  });

  test('are granted to one of ten accounts registered at once with different spellings', async () => {
    const spellings = Array.from({ length: 10 }, (_, n) => `at.once+${n}@example.test`);
    await Promise.all(spellings.map((email) => newPlayer(api, { email })));
    const { rows } = await api.owner.query(
      "SELECT count(*)::int AS granted FROM journal j JOIN player p ON p.id = j.player_id WHERE p.email_key = 'at.once@example.test' AND j.currency = 'sweeps'",
    );
    expect(rows).toEqual([{ granted: 1 }]);
  });

  test('are not used up in Michigan, and the answer of the form reveals nothing about other accounts', async () => {
    await newPlayer(api, { email: 'moves@example.test', us_state: 'MI' });
    const form = registration({ email: 'moves+ny@example.test' });
    const made = await api.caller().client.auth.register({ body: form });
    const again = await api.caller().client.auth.register({ body: registration({ email: 'moves+3@example.test' }) });
    expect(made.user.welcome_sweeps).toBe(again.user.welcome_sweeps);
    expect((await logIn(form.email, form.password)).user.welcome_sweeps).toBe('granted');
  });
});
