import { rateLimits } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { alsoAt, newPlayer, type Player, password } from '../helpers/people/players.ts';
import { signInWith, turnOnSecondFactor } from '../helpers/people/second-factor.ts';
import { codeOf } from '../helpers/people/staff.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));

const wrongCodeFor = (secret: string) => (codeOf(secret) === '000000' ? '111111' : '000000');
const mailsOf = async (player: Player, template: string) =>
  (await readOutbox(api.owner, player.email)).filter((mail) => mail.template === template);
const fulfilled = <T>(results: PromiseSettledResult<T>[]) => results.filter(({ status }) => status === 'fulfilled');

describe('turning the second factor on', () => {
  test('takes effect with the first valid code, returns ten recovery codes stored as hashes, and sends a mail', async () => {
    const player = await newPlayer(api);
    const { secret, otpauth_uri: uri } = await player.client.security.setUpTotp();
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(await player.client.security.secondFactor()).toEqual({ enabled: false, recovery_codes_left: 0 });
    await signInWith(api.caller(), player);
    const refused = await player.send('POST', '/api/auth/totp/enable', { json: { totp_code: wrongCodeFor(secret) } });
    expectProblemAnswer(refused, 'validation_failed');
    const { recovery_codes: codes } = await player.client.security.enableTotp({ body: { totp_code: codeOf(secret) } });
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(await player.client.security.secondFactor()).toEqual({ enabled: true, recovery_codes_left: 10 });
    expect(await mailsOf(player, 'second_factor_changed')).toMatchObject([{ facts: { isOn: true } }]);
    const { rows } = await api.owner.query(
      `SELECT encode(t.secret, 'escape') || string_agg(encode(r.code_hash, 'escape'), '') AS kept
         FROM player_totp t JOIN recovery_code r USING (player_id) WHERE player_id = $1 GROUP BY t.secret`,
      [player.id],
    );
    for (const plain of [secret, ...codes]) expect(rows[0].kept).not.toContain(plain);
  });

  test('returns one set of codes for two concurrent requests on two replicas', async () => {
    const player = await newPlayer(api);
    const { secret } = await player.client.security.setUpTotp();
    const body = { totp_code: codeOf(secret) };
    const browsers = [player, alsoAt(other, player), player, alsoAt(other, player)];
    const results = await Promise.allSettled(browsers.map(({ client }) => client.security.enableTotp({ body })));
    expect(fulfilled(results)).toHaveLength(1);
    expect((await player.client.security.secondFactor()).recovery_codes_left).toBe(10);
    expect(await mailsOf(player, 'second_factor_changed')).toHaveLength(1);
  });

  test('is rejected without a set-up, and does not replace the secret of an active factor', async () => {
    const player = await newPlayer(api);
    await expectProblem(player.client.security.enableTotp({ body: { totp_code: '123456' } }), 'conflict');
    const { secret } = await turnOnSecondFactor(player);
    await expectProblem(player.client.security.setUpTotp(), 'conflict');
    await signInWith(api.caller(), player, { totp_code: codeOf(secret) });
  });

  test('requires a fresh session, and so does its secret', async () => {
    const player = await newPlayer(api);
    await api.owner.query("UPDATE http_session SET last_seen_at = now() - interval '31 minutes' WHERE player_id = $1", [
      player.id,
    ]);
    expectProblemAnswer(await player.send('POST', '/api/auth/totp/setup'), 'reauthentication_required');
    const enabling = await player.send('POST', '/api/auth/totp/enable', { json: { totp_code: '123456' } });
    expectProblemAnswer(enabling, 'reauthentication_required');
  });
});

describe('signing in with a second factor', () => {
  test('requires a code only after the correct password', async () => {
    const player = await newPlayer(api);
    const { secret } = await turnOnSecondFactor(player);
    const stranger = api.caller();
    const wrong = { email: player.email, password: 'not the password', totp_code: codeOf(secret) };
    await expectProblem(stranger.client.auth.login({ body: wrong }), 'invalid_credentials');
    await expectProblem(signInWith(stranger, player), 'totp_required');
    expect(stranger.cookie).toBe('');
    expect((await signInWith(stranger, player, { totp_code: codeOf(secret) })).user.id).toBe(player.id);
  });

  test('accepts a code once, also of concurrent sign-ins', async () => {
    const player = await newPlayer(api);
    const { secret } = await turnOnSecondFactor(player);
    const proof = { totp_code: codeOf(secret) };
    const results = await Promise.allSettled(
      [api, other, api, other].map((replica) => signInWith(replica.caller(), player, proof)),
    );
    expect(fulfilled(results)).toHaveLength(1);
    await expectProblem(signInWith(api.caller(), player, proof), 'totp_required');
    // A used code also invalidates older codes.
    await expectProblem(signInWith(api.caller(), player, { totp_code: codeOf(secret, -1) }), 'totp_required');
  });

  test('accepts a recovery code once in any spelling, also of two at once, and mails how many are left', async () => {
    const player = await newPlayer(api);
    const [first = '', second = ''] = (await turnOnSecondFactor(player)).recoveryCodes;
    const results = await Promise.allSettled(
      [api, other, api, other].map((replica) => signInWith(replica.caller(), player, { recovery_code: first })),
    );
    expect(fulfilled(results)).toHaveLength(1);
    await expectProblem(signInWith(api.caller(), player, { recovery_code: first }), 'totp_required');
    await signInWith(api.caller(), player, { recovery_code: ` ${second.toLowerCase().replaceAll('-', ' ')} ` });
    expect((await player.client.security.secondFactor()).recovery_codes_left).toBe(8);
    expect(await mailsOf(player, 'recovery_code_used')).toMatchObject([{ facts: { left: 9 } }, { facts: { left: 8 } }]);
  });

  test("rejects another player's code, and requires no code from players without a second factor", async () => {
    const [one, two, plain] = [await newPlayer(api), await newPlayer(api), await newPlayer(api)];
    const { recoveryCodes } = await turnOnSecondFactor(one);
    await turnOnSecondFactor(two);
    await expectProblem(signInWith(api.caller(), two, { recovery_code: recoveryCodes[0] ?? '' }), 'totp_required');
    expect((await signInWith(api.caller(), plain, { totp_code: '123456' })).user.id).toBe(plain.id);
  });

  test('rate-limits guesses over all addresses, without locking the owner out of a known browser', async () => {
    const player = await newPlayer(api);
    const { secret, recoveryCodes } = await turnOnSecondFactor(player);
    const { limit } = rateLimits.secondFactorAccount;
    const codes: string[] = [];
    for (let guess = 0; guess < limit + 4; guess += 1) {
      const proof = { totp_code: wrongCodeFor(secret) };
      const [result] = await Promise.allSettled([signInWith((guess % 2 ? api : other).caller(), player, proof)]);
      codes.push(result?.status === 'rejected' ? result.reason.code : 'in');
    }
    // Turning the factor on already counted once.
    expect(codes.filter((code) => code === 'totp_required')).toHaveLength(limit - 1);
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(5);
    const thief = api.caller();
    await expectProblem(signInWith(thief, player, { recovery_code: recoveryCodes[0] ?? '' }), 'rate_limited');
    await player.client.auth.logout();
    expect((await signInWith(player, player, { totp_code: codeOf(secret) })).user.id).toBe(player.id);
  });
});

test('requires the password and a code to turn the second factor off, and deletes the recovery codes', async () => {
  const player = await newPlayer(api);
  const off = (json: object) => player.send('POST', '/api/auth/totp/disable', { json });
  const { secret, recoveryCodes } = await turnOnSecondFactor(player);
  expectProblemAnswer(await off({ password }), 'validation_failed');
  expectProblemAnswer(await off({ password: 'wrong', totp_code: codeOf(secret) }), 'invalid_credentials');
  expectProblemAnswer(await off({ password, totp_code: wrongCodeFor(secret) }), 'totp_required');
  expect((await off({ password, totp_code: codeOf(secret) })).status).toBe(204);
  expectProblemAnswer(await off({ password, totp_code: codeOf(secret, 1) }), 'conflict');
  await signInWith(api.caller(), player);
  expect(await mailsOf(player, 'second_factor_changed')).toMatchObject([
    { facts: { isOn: true } },
    { facts: { isOn: false } },
  ]);
  const again = await turnOnSecondFactor(player);
  await expectProblem(signInWith(api.caller(), player, { recovery_code: recoveryCodes[0] ?? '' }), 'totp_required');
  expect((await off({ password, recovery_code: again.recoveryCodes[0] })).status).toBe(204);
});
