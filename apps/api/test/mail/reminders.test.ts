import { mailTemplates, reminderMails } from '@goldwren/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailJobs } from '../../src/jobs/queued-jobs.ts';
import { createUnsubscribeLinks, type QueuedMail, queueMail } from '../../src/modules/mail/public.ts';
import { createSmtpTransport, type MailTransport } from '../../src/modules/mail/smtp-transport.ts';
import { wantsReminders } from '../../src/modules/players/public.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { runDueJobs } from '../helpers/api/queued-jobs.ts';
import { testSecrets } from '../helpers/api/settings.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { headerOf, startTestSmtp, type TestSmtp } from '../helpers/processes/smtp-server.ts';

const from = { name: 'Goldwren Desk', address: 'no-reply@goldwren.test' };
const site = 'https://goldwren.test';
const links = createUnsubscribeLinks([testSecrets.SESSION_SECRET]);
const api = setUpTestApi();
let smtp: TestSmtp;
let transport: MailTransport;
let player: Player;
beforeEach(async () => {
  player = await newPlayer(api);
  await api.owner.query('DELETE FROM mail_outbox');
  smtp = await startTestSmtp();
  transport = createSmtpTransport({ url: smtp.url, from });
});
afterEach(async () => {
  transport.close();
  await smtp.close();
});

const lost: object[] = [];
const log = { error: (facts: object) => void lost.push(facts) };
const send = () =>
  runDueJobs(api.url, mailJobs({ db: api.database.db, transport, site, unsubscribe: links, wantsReminders }, log));
const to = () => ({ recipient: player.email, locale: 'en', firstName: 'Ada' }) as const;
const prize = { redemptionId: 'r-1', amount: '50.00', method: 'paypal' } as const;
const reminders = (): QueuedMail[] => [
  { ...to(), template: 'sweeps_expiring', playerId: player.id, amount: '2.00', expiresAt: '2026-12-24T05:00:00.000Z' },
  { ...to(), template: 'redemption_reminder', playerId: player.id, ...prize, needs: ['identity'], daysLeft: 3 },
];
const queue = async (...mails: QueuedMail[]) => {
  for (const mail of mails) await queueMail(api.database.db, mail);
};
const headers = (name: string) => smtp.delivered.map(({ raw }) => headerOf(raw, name));
const wanted = async () => (await player.client.auth.me()).user.mail_reminders;
/** Sends the one-click request of a mail program for the first mail. */
const press = (body: string, contentType: string) => {
  const url = /^<(.+)>$/.exec(headers('list-unsubscribe')[0] ?? '')?.[1] ?? '';
  return api.caller().send('POST', new URL(url).pathname, { payload: body, headers: { 'content-type': contentType } });
};

test('lists exactly the reminder mails, and tests each of them', () => {
  expect(reminders().map(({ template }) => template)).toEqual([...reminderMails]);
  const never = /password|second_factor|device|account|receipt|closed|excluded|paid|moved|ended|export/;
  expect(mailTemplates.filter((name) => reminderMails.includes(name as never) && never.test(name))).toEqual([]);
});

describe('a reminder', () => {
  test('has the one-click header and a link to the setting, and other mails have neither', async () => {
    await queue(...reminders(), { ...to(), template: 'account_closed' });
    await send();
    expect(smtp.delivered).toHaveLength(3);
    const url = `<${links.linkFor(site, player.id)}>`;
    const sent = smtp.delivered.map(({ raw, text, html }) => ({
      unsubscribe: headerOf(raw, 'list-unsubscribe'),
      post: headerOf(raw, 'list-unsubscribe-post'),
      says: [text, html].map((part) => part.includes('https://goldwren.test/dashboard/account')),
    }));
    const turnedOffHere = { unsubscribe: url, post: 'List-Unsubscribe=One-Click', says: [true, true] };
    const stays = { unsubscribe: undefined, post: undefined, says: [false, false] };
    expect(sent.filter(({ unsubscribe }) => unsubscribe)).toEqual([turnedOffHere, turnedOffHere]);
    expect(sent.filter(({ unsubscribe }) => !unsubscribe)).toEqual([stays]);
  });

  test('is not sent after the player turned it off, also when it was already queued, and other mails are sent', async () => {
    await queue(...reminders(), { ...to(), template: 'account_closed' });
    await player.client.account.update({ body: { mail_reminders: false } });
    await send();
    expect(lost).toEqual([]);
    expect(headers('subject')).toEqual(['You have closed your Goldwren account']);
    // No mail is left to retry or marked as given up.
    expect((await readOutbox(api.owner)).map(({ template, sent }) => [template, sent])).toEqual([
      ['account_closed', true],
    ]);
    await player.client.account.update({ body: { mail_reminders: true } });
    await queue(...reminders());
    await send();
    expect(smtp.delivered).toHaveLength(3);
  });

  test('is sent also when an older version queued it', async () => {
    await queue(...reminders());
    await api.owner.query(`UPDATE mail_outbox SET facts = facts - 'playerId'`);
    await send();
    expect(smtp.delivered).toHaveLength(2);
    expect(headers('list-unsubscribe')).toEqual([undefined, undefined]);
  });
});

describe('one-click unsubscribe', () => {
  test.each([
    ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
      'multipart/form-data; boundary=b',
    ],
  ])('turns reminders off without sign-in or redirect, also when repeated: %s', async (body, contentType) => {
    await queue(...reminders());
    await send();
    for (const _ of [1, 2]) expect((await press(body, contentType)).status).toBe(204);
    expect(await wanted()).toBe(false);
  });

  test('requires a valid signature for that player', async () => {
    const other = await newPlayer(api);
    const token = new URL(links.linkFor(site, other.id)).pathname.split('/').at(-1) ?? '';
    const [, signature = ''] = token.split('.');
    const strangers = createUnsubscribeLinks(['another-secret']).linkFor(site, player.id).split('/').at(-1) ?? '';
    for (const bad of [`${player.id}.${signature}`, strangers, player.id, `${player.id}.`, `${token}x`]) {
      const answer = await api.caller().send('POST', `/api/mail/unsubscribe/${bad}`, { json: {} });
      expect(answer.status, bad).toBe(404);
    }
    expect(await wanted()).toBe(true);
  });

  test('does nothing for a GET, which redirects to the setting', async () => {
    const { pathname } = new URL(links.linkFor(site, player.id));
    const answer = await api.caller().send('GET', pathname);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard/account']);
    expect(await wanted()).toBe(true);
  });

  test('accepts every configured secret, like sessions', () => {
    const token = (own: readonly string[]) =>
      createUnsubscribeLinks(own).linkFor('', player.id).split('/').at(-1) ?? '';
    const rotated = createUnsubscribeLinks(['new', 'old']);
    expect(rotated.playerOf(token(['old']))).toBe(player.id);
    expect(rotated.playerOf(token(['older']))).toBeNull();
  });
});
