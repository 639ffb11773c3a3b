import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectProblemAnswer } from '../support/expect-problem.ts';
import { readOutbox } from '../support/outbox.ts';
import { alsoAt, asPlayer, newPlayer, type Player, password } from '../support/players.ts';
import { createTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  other = await createTestApi({ databaseUrl: api.url });
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const newPassword = 'an even finer passphrase';

/** The same player in another browser, which says what it is. */
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
  test('tells browser, system and a rough network, marks this one, and gives away no id', async () => {
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

  test.each(['', 'x'.repeat(9_000), '<script>', 'Firefox/'])('takes any user agent: %.20s', async (userAgent) => {
    const player = await newPlayer(api);
    expect(await sessionsOf(await secondBrowser(player, api, undefined, userAgent))).toHaveLength(2);
  });

  test('leaves out those that are over', async () => {
    const player = await newPlayer(api);
    await api.owner.query("UPDATE http_session SET last_seen_at = now() - interval '13 hours' WHERE player_id = $1", [
      player.id,
    ]);
    expect(await sessionsOf(await secondBrowser(player))).toHaveLength(1);
  });
});

describe('ending a session', () => {
  test('shuts it out of every replica at once', async () => {
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

  test('of this browser signs out here', async () => {
    const player = await newPlayer(api);
    const [own] = await sessionsOf(player);
    const stolen = alsoAt(api, player);
    await player.client.security.endSession({ params: { id: own?.id ?? '' } });
    expect(player.cookie).toBe('');
    expect(await isIn(stolen)).toBe(false);
  });

  test("of all others leaves this one, and everybody else's", async () => {
    const [player, stranger] = [await newPlayer(api), await newPlayer(api)];
    const others = [await secondBrowser(player), await secondBrowser(player, api)];
    await player.client.security.endOtherSessions();
    for (const one of others) expect(await isIn(one)).toBe(false);
    expect(await sessionsOf(player)).toMatchObject([{ is_this: true }]);
    expect(await isIn(stranger)).toBe(true);
  });
});

describe('a sign-in from a browser that is new to the account', () => {
  test('is mailed with what is known of it; the first of all is not, nor one from a known browser', async () => {
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

  test('is mailed to who has turned reminders off, too', async () => {
    const player = await newPlayer(api);
    expect((await player.client.account.update({ body: { mail_reminders: false } })).user.mail_reminders).toBe(false);
    await secondBrowser(player);
    expect(await mailsOf(player, 'new_device')).toHaveLength(1);
  });
});

describe('changing the password', () => {
  const change = (player: Player, current: string, wanted: string) =>
    player.send('POST', '/api/auth/password/change', { json: { current_password: current, password: wanted } });

  test('ends every other session, goes on under a new cookie, and is mailed', async () => {
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
    ['the same again', password],
    ['a common one', 'password1234'],
    ['a short one', 'x1!y'],
  ])('refuses %s', async (_, wanted) => {
    const player = await newPlayer(api);
    const answer = await change(player, password, wanted);
    expectProblemAnswer(answer, 'validation_failed');
    expect(Object.keys(answer.body.field_errors)).toEqual(['password']);
    expect(await isIn(player)).toBe(true);
  });

  test('takes the password that holds, and guesses are throttled', async () => {
    const player = await newPlayer(api);
    for (let times = 0; times < 10; times += 1) {
      expectProblemAnswer(await change(player, 'a wrong passphrase', newPassword), 'invalid_credentials');
    }
    expectProblemAnswer(await change(player, password, newPassword), 'rate_limited');
  });

  test('twice at once takes one of the two', async () => {
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
  test('can be changed until identity is checked, and not from then on', async () => {
    const player = await newPlayer(api);
    const { user } = await player.client.account.update({ body: { first_name: 'Zoé', phone: '+1 212 555 0100' } });
    expect(user).toMatchObject({ first_name: 'Zoé', last_name: 'Wren', phone: '+1 212 555 0100' });
    for (const status of ['submitted', 'verified']) {
      await api.owner.query('UPDATE player SET identity_status = $2 WHERE id = $1', [player.id, status]);
      const answer = await player.send('PATCH', '/api/account', { json: { last_name: 'Other' } });
      expectProblemAnswer(answer, 'conflict');
      expect(answer.body.params).toEqual({ reason: 'name_locked' });
      // Saying again what stands is no change.
      expect((await player.send('PATCH', '/api/account', { json: { last_name: 'Wren' } })).status).toBe(200);
    }
  });

  test('stays, as the phone does, while its owner has excluded themselves: they are known by both', async () => {
    const player = await newPlayer(api);
    await player.client.account.update({ body: { phone: '+1 212 555 0101' } });
    await api.owner.query('UPDATE player SET excluded_at = now() WHERE id = $1', [player.id]);
    for (const json of [{ first_name: 'Other' }, { phone: '' }, { phone: '+1 212 555 0102' }]) {
      expectProblemAnswer(await player.send('PATCH', '/api/account', { json }), 'self_excluded');
    }
    expect((await player.send('PATCH', '/api/account', { json: { locale: 'fr-CA' } })).status).toBe(200);
  });
});
