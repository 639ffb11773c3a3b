import { push } from '@goldwren/rules';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailJobs, pushJobs } from '../../src/jobs/queued-jobs.ts';
import { openQueue } from '../../src/jobs/run-jobs.ts';
import { securityChanged } from '../../src/modules/auth/public.ts';
import { createUnsubscribeLinks } from '../../src/modules/mail/public.ts';
import { pushAttempts } from '../../src/modules/push/send-push.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { loginsOf } from '../harness/app-url.ts';
import { expectProblem } from '../support/api/expect-problem.ts';
import { readOutbox } from '../support/api/outbox.ts';
import { makeJobsDue, runDueJobs } from '../support/api/queued-jobs.ts';
import { setUpTestApi } from '../support/api/test-api.ts';
import { newRedeemer, redeem } from '../support/money/redeem.ts';
import { newPlayer, newVerifiedPlayer, type Player, password } from '../support/people/players.ts';
import { createBrowser, startPushService, verifyVapid } from '../support/people/push.ts';
import { signInWith, turnOnSecondFactor } from '../support/people/second-factor.ts';
import { newStaff } from '../support/people/staff.ts';

const service = await startPushService();
const api = setUpTestApi(() => ({ settings: { PUSH_SERVICES: service.host } }));
let queue: pg.Pool;
beforeAll(() => {
  queue = openQueue({ url: loginsOf(api.url).worker, role: null }, () => undefined);
});
afterAll(async () => {
  await queue.end();
  await service.close();
});
beforeEach(async () => {
  service.received.length = 0;
  service.script.status = () => 201;
  service.script.headers = {};
  await api.owner.query('DELETE FROM graphile_worker._private_jobs; DELETE FROM push_message');
});

type Browser = ReturnType<typeof createBrowser>;

async function turnOn(player: Player): Promise<Browser> {
  const browser = createBrowser(service.host);
  await player.client.push.subscribe({ body: browser.subscription });
  return browser;
}

/** Runs with the rights of the worker. */
const runPush = () => runDueJobs(api.url, pushJobs({ db: drizzleOver(queue), transport: service.transport }));
const runMails = () =>
  runDueJobs(
    api.url,
    mailJobs(
      {
        db: api.database.db,
        transport: { send: async () => undefined, close: () => undefined },
        site: 'https://goldwren.test',
        unsubscribe: createUnsubscribeLinks(['a-secret']),
        wantsReminders: async () => false,
      },
      { error: () => undefined },
    ),
  );
const pathOf = ({ subscription }: Browser) => new URL(subscription.endpoint).pathname;
/** Returns what a browser can read of what it received, in order. */
const shownBy = (browser: Browser) =>
  service.received.filter(({ path }) => path === pathOf(browser)).map(({ body }) => browser.decrypt(body));
const browsersOf = async (player: Player) => (await player.client.push.get()).results;
const notify = (player: Player, change: 'new_device' | 'password_changed' = 'new_device') =>
  inTransaction(api.database, (tx) => api.context.emit(tx, securityChanged, { playerId: player.id, change }));
async function waiting(player: Player) {
  const { rows } = await api.owner.query('SELECT attempts, last_error FROM push_message WHERE player_id = $1', [
    player.id,
  ]);
  return rows;
}

describe('a message', () => {
  test('is encrypted for the browser, signed for its push service, and contains no personal data', async () => {
    const player = await newRedeemer(api, { sweeps: '150.00' });
    const browser = await turnOn(player);
    const { id } = await redeem(player, { sweeps_submitted: '120.00' });
    await (await newStaff(api, ['compliance'])).staff.redemptions.approve({ params: { id } });
    await runPush();
    expect(shownBy(browser)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        kind: 'redemption',
        title: 'Goldwren',
        text: 'Your redemption has a new status.',
        lang: 'en',
      },
    ]);
    const [sent] = service.received;
    expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(sent?.body.includes('redemption')).toBe(false);
    const { public_key: publicKey } = await player.client.push.get();
    const claims = verifyVapid(sent?.headers ?? {});
    expect(claims).toMatchObject({
      aud: `https://${service.host}`,
      sub: 'mailto:security@goldwren.test',
      publicKey,
    });
    expect(Number(claims.exp) * 1_000 - Date.now()).toBeLessThan(86_400_000);
    expect((await browsersOf(player))[0]?.last_success_at).not.toBeNull();
    expect(await waiting(player)).toEqual([]);
  });

  test('is sent when staff announce a delay', async () => {
    const player = await newRedeemer(api, { sweeps: '150.00' });
    const { id } = await redeem(player, { sweeps_submitted: '120.00' });
    const browser = await turnOn(player);
    const { staff } = await newStaff(api, ['compliance']);
    await staff.redemptions.delay({ params: { id }, body: { reason: 'busy' } });
    await runPush();
    expect(shownBy(browser)).toMatchObject([{ kind: 'redemption', text: 'Your redemption has a new status.' }]);
  });

  test('is in the language of the player when it is sent', async () => {
    const player = await newPlayer(api);
    const browser = await turnOn(player);
    await player.client.push.test();
    await player.client.account.update({ body: { locale: 'fr-CA' } });
    await runPush();
    expect(shownBy(browser)).toMatchObject([
      { kind: 'test', lang: 'fr-CA', text: 'Ceci est un essai. Les notifications fonctionnent dans ce navigateur.' },
    ]);
  });

  test('reaches every browser of the player and no other player', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    const [phone, laptop, stranger] = [await turnOn(player), await turnOn(player), await turnOn(other)];
    await player.client.push.test();
    await runPush();
    expect([shownBy(phone), shownBy(laptop), shownBy(stranger)].map(({ length }) => length)).toEqual([1, 1, 0]);
    expect(() => laptop.decrypt(service.received.find(({ path }) => path === pathOf(phone))?.body as Buffer)).toThrow();
  });

  test('is queued only if the transaction of its cause commits', async () => {
    const player = await newPlayer(api);
    const browser = await turnOn(player);
    const undone = inTransaction(api.database, async (tx) => {
      await api.context.emit(tx, securityChanged, { playerId: player.id, change: 'new_device' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await waiting(player)).toEqual([]);
    await notify(player);
    await runPush();
    expect(shownBy(browser)).toHaveLength(1);
  });

  test('has the same id when it is sent twice, so that the browser shows it once', async () => {
    const player = await newPlayer(api);
    const browser = await turnOn(player);
    service.script.status = () => 503;
    await notify(player);
    await runPush();
    service.script.status = () => 201;
    await makeJobsDue(api.owner, 'send_push');
    await runPush();
    const [first, second] = shownBy(browser);
    expect(second).toEqual(first);
  });
});

describe('a change of the security of an account', () => {
  test('is sent for a login in a new browser, a second factor and a recovery code', async () => {
    const player = await newVerifiedPlayer(api);
    const browser = await turnOn(player);
    const { recoveryCodes } = await turnOnSecondFactor(player);
    await signInWith(api.caller(), player, { recovery_code: recoveryCodes[0] as string });
    await runPush();
    const texts = shownBy(browser).map((message) => (message as { text: string }).text);
    expect(texts.sort()).toEqual([
      'A recovery code was used to log in. If this was not you, change your password.',
      'Your account was opened in a new browser. If this was not you, change your password.',
      'Your second factor was changed. If this was not you, contact support.',
    ]);
    expect(service.received.every(({ headers }) => headers.urgency === 'high')).toBe(true);
  });

  test('reaches every browser once after a changed password, and then all of them are removed', async () => {
    const player = await newPlayer(api);
    const [own, thief] = [await turnOn(player), await turnOn(player)];
    await player.client.security.changePassword({
      body: { current_password: password, password: 'another long passphrase' },
    });
    expect(await browsersOf(player)).toEqual([]);
    await notify(player);
    await runPush();
    for (const browser of [own, thief]) {
      expect(shownBy(browser)).toMatchObject([
        { text: 'Your password was changed. If this was not you, contact support.' },
      ]);
    }
    const { rowCount } = await api.owner.query('SELECT 1 FROM push_subscription WHERE player_id = $1', [player.id]);
    expect(rowCount).toBe(0);
  });

  test('removes every browser when the player ends the session of one, because it may be lost', async () => {
    const player = await newPlayer(api);
    await turnOn(player);
    await signInWith(api.caller(), player, {});
    const { results } = await player.client.security.sessions();
    const other = results.find((session) => !session.is_this);
    await player.client.security.endSession({ params: { id: other?.id ?? '' } });
    const { rows } = await api.owner.query('SELECT ended_at FROM push_subscription WHERE player_id = $1', [player.id]);
    expect(rows.every(({ ended_at: endedAt }) => endedAt !== null)).toBe(true);
    expect(await browsersOf(player)).toEqual([]);
    await expectProblem(player.client.security.endSession({ params: { id: other?.id ?? '' } }), 'not_found');
  });

  test('removes every browser at once when the player logs out everywhere', async () => {
    const player = await newPlayer(api);
    await turnOn(player);
    await player.client.security.endOtherSessions();
    const { rowCount } = await api.owner.query('SELECT 1 FROM push_subscription WHERE player_id = $1', [player.id]);
    expect(rowCount).toBe(0);
  });
});

describe('a push service', () => {
  test.each([404, 410])('that answers %i removes its browser and no other', async (status) => {
    const player = await newPlayer(api);
    const [gone, left] = [await turnOn(player), await turnOn(player)];
    service.script.status = (path) => (path === pathOf(gone) ? status : 201);
    await notify(player);
    await runPush();
    expect((await browsersOf(player)).map(({ endpoint }) => endpoint)).toEqual([left.subscription.endpoint]);
    expect(await waiting(player)).toEqual([]);
  });

  test.each([429, 500, 503])(
    'that answers %i gets the message again later, and the redemption is approved',
    async (status) => {
      const player = await newRedeemer(api, { sweeps: '150.00' });
      const browser = await turnOn(player);
      const { id } = await redeem(player, { sweeps_submitted: '120.00' });
      service.script.status = () => status;
      await (await newStaff(api, ['compliance'])).staff.redemptions.approve({ params: { id } });
      await runPush();
      await runPush();
      expect((await player.client.redemptions.list({ query: {} })).results[0]?.status).toBe('approved');
      expect(shownBy(browser)).toHaveLength(1);
      expect(await waiting(player)).toMatchObject([
        { attempts: 1, last_error: expect.stringContaining(`status ${status}`) },
      ]);
      service.script.status = () => 201;
      await makeJobsDue(api.owner, 'send_push');
      await runPush();
      expect(await waiting(player)).toEqual([]);
      expect(await browsersOf(player)).toHaveLength(1);
    },
  );

  test('that fails is tried again, and delays neither mails nor other browsers', async () => {
    const player = await newPlayer(api);
    const [failing, working] = [await turnOn(player), await turnOn(player)];
    service.script.status = (path) => (path === pathOf(failing) ? 500 : 201);
    await player.client.security.changePassword({
      body: { current_password: password, password: 'another long passphrase' },
    });
    await runPush();
    expect(shownBy(working)).toHaveLength(1);
    expect(await waiting(player)).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('status 500') }]);
    await runMails();
    const mail = (await readOutbox(api.owner, player.email)).find(({ template }) => template === 'password_changed');
    expect(mail?.sent).toBe(true);
    service.script.status = () => 201;
    await makeJobsDue(api.owner, 'send_push');
    await runPush();
    expect(shownBy(failing)).toHaveLength(2);
    expect(await waiting(player)).toEqual([]);
  });

  test('that fails for ten hours loses the message, and after five such messages its browser', async () => {
    const player = await newPlayer(api);
    await turnOn(player);
    service.script.status = () => 503;
    for (let lost = 1; lost <= push.failuresBeforeRemoval; lost += 1) {
      await notify(player);
      await api.owner.query('UPDATE push_message SET attempts = $1', [pushAttempts - 1]);
      await runPush();
      expect(await waiting(player)).toEqual([]);
      expect(await browsersOf(player)).toHaveLength(lost < push.failuresBeforeRemoval ? 1 : 0);
    }
  });

  test('gets no message for a browser of an erased player, or one that another player has turned on', async () => {
    const [player, next] = [await newPlayer(api), await newPlayer(api)];
    const browser = await turnOn(player);
    await notify(player);
    await next.client.push.subscribe({ body: browser.subscription });
    await runPush();
    expect(service.received).toEqual([]);
    expect(await browsersOf(player)).toEqual([]);
    expect(await browsersOf(next)).toHaveLength(1);
  });
});

test('a worker without keys deletes what waits', async () => {
  const player = await newPlayer(api);
  await turnOn(player);
  await notify(player);
  await runDueJobs(api.url, pushJobs({ db: drizzleOver(queue), transport: null }));
  expect(await waiting(player)).toEqual([]);
  expect(service.received).toEqual([]);
});
