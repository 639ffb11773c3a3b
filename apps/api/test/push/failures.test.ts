import { push } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { mailJobs } from '../../src/jobs/queued-jobs.ts';
import { createUnsubscribeLinks } from '../../src/modules/mail/public.ts';
import { pushAttempts } from '../../src/modules/push/send-push.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { makeJobsDue, runDueJobs } from '../helpers/api/queued-jobs.ts';
import { newRedeemer, redeem } from '../helpers/money/redeem.ts';
import { newPlayer, password } from '../helpers/people/players.ts';
import { setUpPush } from '../helpers/people/set-up-push.ts';
import { newStaff } from '../helpers/people/staff.ts';

const { api, service, pathOf, turnOn, runPush, shownBy, browsersOf, notify, waiting } = await setUpPush();

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
  await runPush(null);
  expect(await waiting(player)).toEqual([]);
  expect(service.received).toEqual([]);
});
