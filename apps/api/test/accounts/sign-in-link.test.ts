import { account, rateLimits } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { mailedToken, readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, newVerifiedPlayer, type Player, password } from '../helpers/people/players.ts';
import { turnOnSecondFactor } from '../helpers/people/second-factor.ts';
import { codeOf } from '../helpers/people/staff.ts';

const api = setUpTestApi();

const request = (email: string, from: Caller = api.caller()) =>
  from.send('POST', '/api/auth/sign-in-link', { json: { email } });
const use = (token: string, proof: object = {}, from: Caller = api.caller()) =>
  from.send('POST', '/api/auth/sign-in-link/use', { json: { token, ...proof } });
const linkOf = ({ email }: Pick<Player, 'email'>) => mailedToken(api.owner, email, '/sign-in-link');
const linksMailed = async (email: string) =>
  (await readOutbox(api.owner, email)).filter(({ template }) => template === 'sign_in_link').length;

async function newLink(player: Player): Promise<string> {
  expect((await request(player.email)).status).toBe(204);
  return linkOf(player);
}

describe('a sign-in link', () => {
  test('signs in while guesses have locked the password, and makes the browser known', async () => {
    const player = await newVerifiedPlayer(api);
    const logIn = (from: Caller) => from.send('POST', '/api/auth/login', { json: { email: player.email, password } });
    await api.caller().send('POST', '/api/auth/login', { json: { email: player.email, password: 'wrong' } });
    await api.owner.query("UPDATE rate_limit SET requests = $1 WHERE key LIKE 'signInAccount:%'", [
      rateLimits.signInAccount.limit,
    ]);
    const browser = api.caller();
    expectProblemAnswer(await logIn(browser), 'rate_limited');
    const answer = await use(await newLink(player), {}, browser);
    expect(answer).toMatchObject({ status: 200, body: { user: { email: player.email } } });
    expect((await browser.client.auth.me()).user.id).toBe(player.id);
    expect((await logIn(browser)).status).toBe(200);
  });

  test('works once, also with several concurrent uses', async () => {
    const player = await newVerifiedPlayer(api);
    const token = await newLink(player);
    const answers = await Promise.all(Array.from({ length: 4 }, () => use(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expectProblemAnswer(await use(token), 'link_invalid');
  });

  test('works for 15 minutes, and is stored only as a hash', async () => {
    const player = await newVerifiedPlayer(api);
    const token = await newLink(player);
    const { rows } = await api.owner.query(
      "SELECT token_hash, extract(epoch FROM expires_at - now()) / 60 AS minutes FROM email_token WHERE player_id = $1 AND purpose = 'sign_in'",
      [player.id],
    );
    expect(rows).toHaveLength(1);
    expect(Number(rows[0].minutes)).toBeGreaterThan(account.signInLinkMinutes - 1);
    expect(Number(rows[0].minutes)).toBeLessThanOrEqual(account.signInLinkMinutes);
    expect(rows[0].token_hash.toString()).not.toContain(token);
    await api.owner.query('UPDATE email_token SET expires_at = now() WHERE player_id = $1', [player.id]);
    expectProblemAnswer(await use(token), 'link_invalid');
  });

  test('still requires the second factor, and stays valid until a code is correct', async () => {
    const player = await newVerifiedPlayer(api);
    const { secret } = await turnOnSecondFactor(player);
    const token = await newLink(player);
    expectProblemAnswer(await use(token), 'totp_required');
    expectProblemAnswer(await use(token, { totp_code: codeOf(secret, -20) }), 'totp_required');
    expect((await use(token, { totp_code: codeOf(secret) })).status).toBe(200);
  });

  test('does not work for another purpose or for a closed account', async () => {
    const player = await newVerifiedPlayer(api);
    const token = await newLink(player);
    const reset = { token, password: 'another fine passphrase' };
    expectProblemAnswer(await api.caller().send('POST', '/api/auth/password/reset', { json: reset }), 'link_invalid');
    await api.owner.query('UPDATE player SET closed_at = now(), suspended_at = now() WHERE id = $1', [player.id]);
    expectProblemAnswer(await use(token), 'link_invalid');
    const { email } = player;
    await api.owner.query('DELETE FROM email_token WHERE player_id = $1', [player.id]);
    const before = await linksMailed(email);
    expect((await request(email)).status).toBe(204);
    expect(await linksMailed(email)).toBe(before);
  });
});

describe('requesting a link', () => {
  test('gets the same answer and runs the same statements for an address without an account', async () => {
    const answers = [await request((await newVerifiedPlayer(api)).email), await request('nobody@example.test')];
    for (const { status, body } of answers) expect([status, body]).toEqual([204, '']);
    expect(await readOutbox(api.owner, 'nobody@example.test')).toEqual([]);
  });

  test('sends no second link while one is valid, so that others cannot fill the mailbox or end the link', async () => {
    const player = await newVerifiedPlayer(api);
    const token = await newLink(player);
    for (let n = 0; n < 8; n += 1)
      expect((await request(player.email, api.caller(`203.0.113.${n + 1}`))).status).toBe(204);
    expect(await linksMailed(player.email)).toBe(1);
    expect((await use(token)).status).toBe(200);
    await newLink(player);
    expect(await linksMailed(player.email)).toBe(2);
  });

  test('sends another link when the first is about to expire, and both work', async () => {
    const player = await newVerifiedPlayer(api);
    const first = await newLink(player);
    await api.owner.query("UPDATE email_token SET expires_at = now() + interval '4 minutes' WHERE player_id = $1", [
      player.id,
    ]);
    const second = await newLink(player);
    expect(second).not.toBe(first);
    expect((await use(first)).status).toBe(200);
    expectProblemAnswer(await use(second), 'link_invalid');
  });

  test('is limited per address and mailbox, so that others cannot use up the limit of the owner', async () => {
    const player = await newVerifiedPlayer(api);
    const stranger = api.caller('203.0.113.99');
    for (let n = 0; n < rateLimits.signInLinkPair.limit; n += 1) await request(player.email, stranger);
    expectProblemAnswer(await request(player.email, stranger), 'rate_limited');
    expect((await request(player.email)).status).toBe(204);
    expect((await use(await linkOf(player))).status).toBe(200);
  });

  test('sends a link for a new password when the address is not verified', async () => {
    const player = await newPlayer(api);
    await request(player.email);
    expect((await readOutbox(api.owner, player.email)).map(({ template }) => template)).toEqual([
      'welcome',
      'reset_password',
    ]);
  });
});
