import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailJobs } from '../../src/jobs/queued-jobs.ts';
import { createUnsubscribeLinks, queueMail } from '../../src/modules/mail/public.ts';
import { mailAttempts } from '../../src/modules/mail/send-mail.ts';
import { createSmtpTransport, type MailTransport } from '../../src/modules/mail/smtp-transport.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { makeJobsDue, runDueJobs } from '../helpers/api/queued-jobs.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { headerOf, startTestSmtp, type TestSmtp } from '../helpers/processes/smtp-server.ts';

const from = { name: 'Goldwren Desk', address: 'no-reply@goldwren.test' };
const site = 'https://goldwren.test';
const api = setUpTestApi();
let smtp: TestSmtp;
let transport: MailTransport;
let lost: object[] = [];
beforeEach(async () => {
  await api.owner.query('DELETE FROM mail_outbox');
  lost = [];
  smtp = await startTestSmtp();
  transport = createSmtpTransport({ url: smtp.url, from });
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
const log = { error: (facts: object) => void lost.push(facts) };
const sendWith = (transport: MailTransport) =>
  runDueJobs(api.url, mailJobs({ db: api.database.db, transport, site, ...noReminders }, log));
const send = () => sendWith(transport);
const sendAgain = async () => {
  await makeJobsDue(api.owner, 'send_mail');
  await send();
};

async function queuedJobs(): Promise<number> {
  const { rows } = await api.owner.query('SELECT count(*)::int AS n FROM graphile_worker.jobs');
  return rows[0].n;
}

describe('a queued mail', () => {
  test('is sent once over SMTP, with sender, recipient, the numbers of the rules and the legal line', async () => {
    await queue();
    await send();
    await send();
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

  test('is sent only if its transaction commits', async () => {
    await send();
    const mail = { template: 'registration_attempt', recipient: 'undone@example.test', locale: 'en' } as const;
    const cause = inTransaction(api.database, async (tx) => {
      await queueMail(tx, mail);
      throw new Error('the cause failed');
    });
    await expect(cause).rejects.toThrow('the cause failed');
    expect(await readOutbox(api.owner)).toEqual([]);
    expect(await queuedJobs()).toBe(0);
    await inTransaction(api.database, async (tx) => {
      await queueMail(tx, mail);
      await send();
      expect(smtp.delivered).toEqual([]);
    });
    await send();
    expect(smtp.delivered).toHaveLength(1);
  });

  test('is sent by one of several workers', async () => {
    for (let n = 0; n < 10; n += 1) await queue(`many-${n}@example.test`);
    await Promise.all([send(), send(), send(), send()]);
    expect((await readOutbox(api.owner)).map(({ sent, attempts }) => [sent, attempts])).toEqual(
      Array.from({ length: 10 }, () => [true, 1]),
    );
    expect(new Set(smtp.delivered.map(({ messageId }) => messageId)).size).toBe(10);
    expect(smtp.delivered).toHaveLength(10);
  });

  test('that is deleted or was sent meanwhile leaves a job that succeeds without sending', async () => {
    await queue();
    await api.owner.query('DELETE FROM mail_outbox');
    await queue('other@example.test');
    await api.owner.query('UPDATE mail_outbox SET sent_at = now()');
    await send();
    expect(smtp.delivered).toEqual([]);
    expect(await queuedJobs()).toBe(0);
  });

  test('whose worker was killed in the last attempt is given up', async () => {
    await queue();
    await api.owner.query('UPDATE mail_outbox SET attempts = $1', [mailAttempts]);
    await send();
    expect(await readOutbox(api.owner)).toMatchObject([{ sent: false, givenUp: true, dueIn: null }]);
    expect(lost).toHaveLength(1);
  });

  test('that fails does not delay the next one', async () => {
    await queue('poison@example.test');
    await api.owner.query("UPDATE mail_outbox SET facts = jsonb_build_object('template', 'no_such_mail')");
    await queue();
    await send();
    expect(smtp.delivered).toMatchObject([{ recipients: ['robin@example.test'] }]);
    const { rows } = await api.owner.query('SELECT recipient, attempts FROM mail_outbox WHERE sent_at IS NULL');
    expect(rows).toEqual([{ recipient: 'poison@example.test', attempts: 1 }]);
  });
});

describe('a mail server', () => {
  test('that is down gets the mail when it is back', async () => {
    await queue();
    await smtp.close();
    await send();
    expect(lost).toEqual([]);
    const [row] = await readOutbox(api.owner);
    expect(row).toMatchObject({ sent: false, attempts: 1, lastError: expect.stringMatching(/ECONNREFUSED/) });
    expect(row?.dueIn).toBeGreaterThan(0);
    expect(row?.dueIn).toBeLessThan(3);
    smtp = await startTestSmtp(smtp.port);
    await sendAgain();
    expect(await readOutbox(api.owner)).toMatchObject([{ sent: true, attempts: 2, lastError: null }]);
  });

  test('that never answers does not block the worker', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => mute.once('listening', resolve));
    const address = mute.address() as { port: number };
    const slow = createSmtpTransport({ url: `smtp://127.0.0.1:${address.port}`, from, stepTimeoutMs: 300 });
    await queue();
    await sendWith(slow);
    expect(await readOutbox(api.owner)).toMatchObject([
      { sent: false, attempts: 1, lastError: expect.stringMatching(/timeout|greeting/i) },
    ]);
    slow.close();
    mute.close();
  });

  test('that rejects the recipient permanently makes the worker give up at once, with the reason', async () => {
    await queue();
    smtp.script.rcpt = [{ code: 550, message: 'No such user here' }];
    await send();
    expect(lost).toMatchObject([{ template: 'welcome', reason: expect.stringMatching(/550/) }]);
    expect(await readOutbox(api.owner)).toMatchObject([
      {
        sent: false,
        givenUp: true,
        attempts: 1,
        dueIn: null,
        lastError: expect.stringMatching(/550.*No such user here/s),
      },
    ]);
  });

  test('that rejects temporarily gets the mail later', async () => {
    await queue();
    smtp.script.rcpt = [{ code: 451, message: 'Try again later' }];
    await send();
    expect(await readOutbox(api.owner)).toMatchObject([{ sent: false, givenUp: false }]);
    await sendAgain();
    expect(smtp.delivered).toHaveLength(1);
  });

  test('that is down for three days makes the worker give up, with the last reason', async () => {
    await queue();
    await smtp.close();
    let waited = 0;
    for (let attempt = 1; ; attempt += 1) {
      await sendAgain();
      const [row] = await readOutbox(api.owner);
      expect(row?.attempts).toBe(attempt);
      if (row?.dueIn == null) break;
      expect(row.dueIn).toBeLessThan(6.2 * 3_600);
      waited += row.dueIn;
    }
    expect(waited / 86_400).toBeGreaterThan(2.8);
    expect(waited / 86_400).toBeLessThan(3.2);
    expect(await readOutbox(api.owner)).toMatchObject([
      { sent: false, givenUp: true, lastError: expect.stringMatching(/ECONNREFUSED/) },
    ]);
    expect(lost).toHaveLength(1);
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
