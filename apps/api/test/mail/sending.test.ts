import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUnsubscribeLinks, queueMail } from '../../src/modules/mail/public.ts';
import { sendDueMail } from '../../src/modules/mail/send-due-mail.ts';
import { createSmtpTransport, type MailTransport } from '../../src/modules/mail/smtp-transport.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { makeMailDue, readOutbox } from '../support/outbox.ts';
import { headerOf, startTestSmtp, type TestSmtp } from '../support/smtp-server.ts';
import { createTestApi, type TestApi } from '../support/test-api.ts';

const from = { name: 'Goldwren Desk', address: 'no-reply@goldwren.test' };
const site = 'https://goldwren.test';
let api: TestApi;
let smtp: TestSmtp;
let transport: MailTransport;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.owner.query('DELETE FROM mail_outbox');
  smtp = await startTestSmtp();
  transport = createSmtpTransport({ url: smtp.url, from, stepTimeoutMs: 500 });
});
afterEach(async () => {
  transport.close();
  await smtp.close();
});

function queue(recipient = 'robin@example.test', firstName = 'Robin', locale: 'en' | 'fr-CA' = 'en') {
  return queueMail(api.database.db, {
    template: 'welcome',
    recipient,
    firstName,
    gold: '2000000.00',
    sweeps: '2.00',
    hadBefore: false,
    locale,
    token: 'a-token',
  });
}
const noReminders = { unsubscribe: createUnsubscribeLinks(['a-secret']), wantsReminders: async () => false };
const send = () => sendDueMail({ db: api.database.db, transport, site, ...noReminders });

describe('a queued mail', () => {
  test('is sent once over SMTP, with sender, recipient, the numbers of the rules and the legal line', async () => {
    await queue();
    expect(await send()).toMatchObject({ claimed: 1, sent: 1 });
    expect(await send()).toMatchObject({ claimed: 0 });
    const [row] = await readOutbox(api.owner);
    expect(row).toMatchObject({ sent: true, attempts: 1, dueIn: null, lastError: null });
    expect(smtp.delivered).toHaveLength(1);
    const [mail] = smtp.delivered;
    expect(mail).toMatchObject({ recipients: ['robin@example.test'], messageId: `<${row?.id}@goldwren.test>` });
    expect(headerOf(mail?.raw ?? '', 'from')).toBe('Goldwren Desk <no-reply@goldwren.test>');
    expect(headerOf(mail?.raw ?? '', 'subject')).toBe('Welcome to Goldwren');
    expect(mail?.text).toContain('2,000,000 Gold Coins and 2 Sweeps Coins');
    expect(mail?.text).toContain('No purchase necessary. A purchase does not increase your chances.');
    expect(mail?.text).toContain('https://goldwren.test/verify-email?token=a-token');
    expect(mail?.html).toContain('href="https://goldwren.test/verify-email?token=a-token"');
    expect(row?.facts).toEqual({
      template: 'welcome',
      firstName: 'Robin',
      gold: '2000000.00',
      sweeps: '2.00',
      hadBefore: false,
    });
  });

  test('is in the language it was queued with', async () => {
    await queue('robin@example.test', 'Zoé', 'fr-CA');
    await send();
    const [mail] = smtp.delivered;
    expect(mail?.text).toContain('Bonjour Zoé,');
    expect(mail?.text).toContain('2\u00a0000\u00a0000\u00a0pièces d’or et 2\u00a0pièces Sweeps');
    expect(mail?.html).toContain('<html lang="fr-CA">');
  });

  test('shows user input as text, not as markup', async () => {
    await queue('robin@example.test', '<b onclick="x">Robin</b> & "co"');
    await send();
    const [mail] = smtp.delivered;
    expect(mail?.text).toContain('Hello <b onclick="x">Robin</b> & "co",');
    expect(mail?.html).toContain('Hello &lt;b onclick=&quot;x&quot;&gt;Robin&lt;/b&gt; &amp; &quot;co&quot;,');
    expect(mail?.html).not.toMatch(/<b[ >]/);
  });

  test('is sent unchanged when an older version stored its text', async () => {
    await queue();
    const facts = { template: 'as_written', subject: 'An older mail', body: 'Hello <Robin>,\n\nThe text.\n' };
    await api.owner.query('UPDATE mail_outbox SET facts = $1', [facts]);
    await send();
    const [mail] = smtp.delivered;
    expect(headerOf(mail?.raw ?? '', 'subject')).toBe('An older mail');
    expect(mail?.text.trim()).toBe('Hello <Robin>,\n\nThe text.');
    expect(mail?.html).toContain('<p>Hello &lt;Robin&gt;,</p>\n<p>The text.</p>');
  });

  test('is rolled back with its transaction', async () => {
    const cause = inTransaction(api.database, async (sql) => {
      await queueMail(sql, { template: 'registration_attempt', recipient: 'undone@example.test', locale: 'en' });
      throw new Error('the transaction failed');
    });
    await expect(cause).rejects.toThrow('the cause failed');
    expect(await readOutbox(api.owner)).toEqual([]);
  });

  test('is sent by only one of two concurrent workers', async () => {
    for (let n = 0; n < 10; n += 1) await queue(`many-${n}@example.test`);
    const reports = await Promise.all([send(), send(), send(), send()]);
    expect(reports.reduce((sum, report) => sum + report.sent, 0)).toBe(10);
    expect(new Set(smtp.delivered.map(({ messageId }) => messageId)).size).toBe(10);
    expect(smtp.delivered).toHaveLength(10);
  });
});

describe('a mail server', () => {
  test('that is down gets the mail when it is back', async () => {
    await queue();
    await smtp.close();
    expect((await send()).failures).toMatchObject([{ template: 'welcome', gaveUp: false }]);
    const [row] = await readOutbox(api.owner);
    expect(row).toMatchObject({ sent: false, attempts: 1, lastError: expect.stringMatching(/ECONNREFUSED/) });
    expect(row?.dueIn).toBeGreaterThan(20);
    expect(row?.dueIn).toBeLessThanOrEqual(30);
    expect(await send()).toMatchObject({ claimed: 0 });
    smtp = await startTestSmtp(smtp.port);
    await makeMailDue(api.owner);
    expect(await send()).toMatchObject({ sent: 1 });
    expect(await readOutbox(api.owner)).toMatchObject([{ sent: true, attempts: 2, lastError: null }]);
  });

  test('that never answers does not block the worker', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => mute.once('listening', resolve));
    const address = mute.address() as { port: number };
    const slow = createSmtpTransport({ url: `smtp://127.0.0.1:${address.port}`, from, stepTimeoutMs: 300 });
    await queue();
    const report = await sendDueMail({ db: api.database.db, transport: slow, site, ...noReminders });
    expect(report.failures[0]?.reason).toMatch(/timeout|greeting/i);
    expect(await readOutbox(api.owner)).toMatchObject([{ sent: false, attempts: 1 }]);
    slow.close();
    mute.close();
  });

  test('that rejects the recipient permanently makes the worker give up at once, with the reason', async () => {
    await queue();
    smtp.script.rcpt = [{ code: 550, message: 'No such user here' }];
    expect((await send()).failures).toMatchObject([{ gaveUp: true }]);
    expect(await readOutbox(api.owner)).toMatchObject([
      { sent: false, dueIn: null, lastError: expect.stringMatching(/550.*No such user here/s) },
    ]);
  });

  test('that rejects temporarily gets the mail later', async () => {
    await queue();
    smtp.script.rcpt = [{ code: 451, message: 'Try again later' }];
    expect((await send()).failures).toMatchObject([{ gaveUp: false }]);
    await makeMailDue(api.owner);
    expect(await send()).toMatchObject({ sent: 1 });
    expect(smtp.delivered).toHaveLength(1);
  });

  test('that is down for three days makes the worker give up, with the last reason', async () => {
    await queue();
    await smtp.close();
    let waited = 0;
    for (let attempt = 1; ; attempt += 1) {
      await makeMailDue(api.owner);
      await send();
      const [row] = await readOutbox(api.owner);
      expect(row?.attempts).toBe(attempt);
      if (row?.dueIn == null) break;
      expect(row.dueIn).toBeLessThanOrEqual(6 * 3_600);
      waited += row.dueIn;
    }
    expect(waited / 86_400).toBeGreaterThan(2);
    expect(waited / 86_400).toBeLessThan(4);
    expect(await readOutbox(api.owner)).toMatchObject([
      { sent: false, lastError: expect.stringMatching(/ECONNREFUSED/) },
    ]);
    smtp = await startTestSmtp();
  });
});

describe('a line break', () => {
  test('in a name stays in the text and adds no header', async () => {
    await queue('robin@example.test', 'Robin\r\nBcc: victim@example.test\r\n\r\nBuy now');
    await send();
    const [mail] = smtp.delivered;
    expect(mail?.recipients).toEqual(['robin@example.test']);
    expect(headerOf(mail?.raw ?? '', 'bcc')).toBeUndefined();
  });

  test.each([
    'a@b.test\r\nBcc: victim@example.test',
    'a@b.test, victim@example.test',
    'A <a@b.test>',
    'a@b.test\u0000',
  ])('or a second address in a recipient is rejected before queueing (%j)', async (recipient) => {
    await expect(queue(recipient)).rejects.toThrow('not one bare address');
    expect(await readOutbox(api.owner)).toEqual([]);
  });

  test('in a subject is removed before sending', async () => {
    await transport.send({
      id: '018f0000-0000-7000-8000-000000000000',
      recipient: 'robin@example.test',
      subject: 'Hello\r\nBcc: victim@example.test\u2028X',
      unsubscribe: null,
      text: 'text',
      html: '<p>text</p>',
    });
    const [mail] = smtp.delivered;
    expect(headerOf(mail?.raw ?? '', 'subject')).toBe('Hello Bcc: victim@example.test X');
    expect(headerOf(mail?.raw ?? '', 'bcc')).toBeUndefined();
    expect(mail?.recipients).toEqual(['robin@example.test']);
  });
});
