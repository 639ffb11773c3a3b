import { describe, expect, test } from 'vitest';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { alsoAt, asPlayer, newPlayer, type Player, password } from '../helpers/people/players.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const newPassword = 'an even finer passphrase';

/** Signs the same player in from another browser with this user agent. */
async function secondBrowser(player: Player, replica = other, address?: string, userAgent = firefox): Promise<Player> {
  const browser = replica.caller(address);
  const json = { email: player.email, password };
  const answer = await browser.send('POST', '/api/auth/login', { json, headers: { 'user-agent': userAgent } });
  expect(answer.status).toBe(200);
  return asPlayer(browser, player);
}
const isIn = async (player: Player) => (await player.send('GET', '/api/auth/me')).status === 200;
const sessionsOf = async (player: Player) => (await player.client.security.sessions()).results;
const mailsOf = async (player: Player, template: string) =>
  (await readOutbox(api.owner, player.email)).filter((mail) => mail.template === template);

describe('the list of sessions', () => {
  test('shows browser, system and rough network, marks the current session, and reveals no id', async () => {
    const player = await newPlayer(api);
    const second = await secondBrowser(player, other, '203.0.113.77');
    const seen = await sessionsOf(second);
    expect(seen).toMatchObject([
      { browser: 'Firefox', system: 'Linux', device: 'computer', network: '203.0.*.*', is_this: true },
      { is_this: false },
    ]);
    const { rows } = await api.owner.query(
      "SELECT encode(id_hash, 'hex') AS hash FROM http_session WHERE player_id = $1",
      [player.id],
    );
    expect(rows).toHaveLength(2);
    for (const { hash } of rows) expect(JSON.stringify(seen)).not.toContain(hash);
  });

  test.each(['', 'x'.repeat(9_000), '<script>', 'Firefox/'])('accepts the user agent %.20s', async (userAgent) => {
    const player = await newPlayer(api);
    expect(await sessionsOf(await secondBrowser(player, api, undefined, userAgent))).toHaveLength(2);
  });

  test('leaves out ended sessions', async () => {
    const player = await newPlayer(api);
    await api.owner.query("UPDATE http_session SET last_seen_at = now() - interval '13 hours' WHERE player_id = $1", [
      player.id,
    ]);
    expect(await sessionsOf(await secondBrowser(player))).toHaveLength(1);
  });
});

describe('ending a session', () => {
  test('takes effect on every replica at once', async () => {
    const player = await newPlayer(api);
    const second = await secondBrowser(player);
    expect(await isIn(second)).toBe(true);
    const [, theirs] = await sessionsOf(player);
    await player.client.security.endSession({ params: { id: theirs?.id ?? '' } });
    expect(await isIn(second)).toBe(false);
    expect(await isIn(alsoAt(api, second))).toBe(false);
    expect(await isIn(player)).toBe(true);
    expectProblemAnswer(await player.send('DELETE', `/api/auth/sessions/${theirs?.id}`), 'not_found');
  });

  test('signs this browser out when it is the current session', async () => {
    const player = await newPlayer(api);
    const [own] = await sessionsOf(player);
    const stolen = alsoAt(api, player);
    await player.client.security.endSession({ params: { id: own?.id ?? '' } });
    expect(player.cookie).toBe('');
    expect(await isIn(stolen)).toBe(false);
  });

  test('can end all other sessions of the player, without affecting other players', async () => {
    const [player, stranger] = [await newPlayer(api), await newPlayer(api)];
    const others = [await secondBrowser(player), await secondBrowser(player, api)];
    await player.client.security.endOtherSessions();
    for (const one of others) expect(await isIn(one)).toBe(false);
    expect(await sessionsOf(player)).toMatchObject([{ is_this: true }]);
    expect(await isIn(stranger)).toBe(true);
  });
});

describe('a sign-in from a browser that is new to the account', () => {
  test('sends a mail with the known facts, but not for the first sign-in or for a known browser', async () => {
    const player = await newPlayer(api);
    expect(await mailsOf(player, 'new_device')).toEqual([]);
    const second = await secondBrowser(player, other, '203.0.113.78');
    expect(await mailsOf(player, 'new_device')).toMatchObject([
      { facts: { browser: 'Firefox', system: 'Linux', network: '203.0.*.*' } },
    ]);
    for (const browser of [player, second]) {
      await browser.client.auth.logout();
      await browser.client.auth.login({ body: { email: player.email, password } });
    }
    expect(await mailsOf(player, 'new_device')).toHaveLength(1);
  });

  test('sends the mail also when reminders are turned off', async () => {
    const player = await newPlayer(api);
    expect((await player.client.account.update({ body: { mail_reminders: false } })).user.mail_reminders).toBe(false);
    await secondBrowser(player);
    expect(await mailsOf(player, 'new_device')).toHaveLength(1);
  });
});

describe('changing the password', () => {
  const change = (player: Player, current: string, wanted: string) =>
    player.send('POST', '/api/auth/password/change', { json: { current_password: current, password: wanted } });

  test('ends every other session, issues a new cookie, and sends a mail', async () => {
    const player = await newPlayer(api);
    const [second, stolen] = [await secondBrowser(player), alsoAt(api, player)];
    expect((await change(player, password, newPassword)).status).toBe(204);
    for (const one of [second, stolen]) expect(await isIn(one)).toBe(false);
    expect(await isIn(player)).toBe(true);
    expect(await mailsOf(player, 'password_changed')).toHaveLength(1);
    const body = (secret: string) => ({ body: { email: player.email, password: secret } });
    await expectProblem(api.caller().client.auth.login(body(password)), 'invalid_credentials');
    await api.caller().client.auth.login(body(newPassword));
  });

  test.each([
    ['the current password', password],
    ['a common password', 'password1234'],
    ['a short password', 'x1!y'],
  ])('rejects %s', async (_, wanted) => {
    const player = await newPlayer(api);
    const answer = await change(player, password, wanted);
    expectProblemAnswer(answer, 'validation_failed');
    expect(Object.keys(answer.body.field_errors)).toEqual(['password']);
    expect(await isIn(player)).toBe(true);
  });

  test('requires the current password, and rate-limits guesses', async () => {
    const player = await newPlayer(api);
    for (let times = 0; times < 10; times += 1) {
      expectProblemAnswer(await change(player, 'a wrong passphrase', newPassword), 'invalid_credentials');
    }
    expectProblemAnswer(await change(player, password, newPassword), 'rate_limited');
  });

  test('accepts one of two concurrent changes', async () => {
    const player = await newPlayer(api);
    const wanted = ['one quite fine passphrase', 'two quite fine passphrases'];
    const browsers = [player, alsoAt(other, player)];
    const answers = await Promise.all(browsers.map((one, n) => change(one, password, wanted[n] ?? '')));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const winner = wanted[answers.findIndex(({ status }) => status === 204)] ?? '';
    await api.caller().client.auth.login({ body: { email: player.email, password: winner } });
  });
});

describe('the name', () => {
  test('can be changed until the identity check, and not afterwards', async () => {
    const player = await newPlayer(api);
    const { user } = await player.client.account.update({ body: { first_name: 'Zoé', phone: '+1 212 555 0100' } });
    expect(user).toMatchObject({ first_name: 'Zoé', last_name: 'Wren', phone: '+1 212 555 0100' });
    for (const status of ['submitted', 'verified']) {
      await api.owner.query('UPDATE player SET identity_status = $2 WHERE id = $1', [player.id, status]);
      const answer = await player.send('PATCH', '/api/account', { json: { last_name: 'Other' } });
      expectProblemAnswer(answer, 'conflict');
      expect(answer.body.params).toEqual({ reason: 'name_locked' });
      // Sending the current name again is not a change.
      expect((await player.send('PATCH', '/api/account', { json: { last_name: 'Wren' } })).status).toBe(200);
    }
  });

  test('cannot be changed during self-exclusion, and neither can the phone, because both identify the player', async () => {
    const player = await newPlayer(api);
    await player.client.account.update({ body: { phone: '+1 212 555 0101' } });
    await api.owner.query('UPDATE player SET excluded_at = now() WHERE id = $1', [player.id]);
    for (const json of [{ first_name: 'Other' }, { phone: '' }, { phone: '+1 212 555 0102' }]) {
      expectProblemAnswer(await player.send('PATCH', '/api/account', { json }), 'self_excluded');
    }
    expect((await player.send('PATCH', '/api/account', { json: { locale: 'fr-CA' } })).status).toBe(200);
  });
});
