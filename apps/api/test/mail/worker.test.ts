import { brand } from '@goldwren/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '../helpers/api/outbox.ts';
import { passSeconds } from '../helpers/api/queued-jobs.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { registration } from '../helpers/people/players.ts';
import { startTestSmtp, type TestSmtp } from '../helpers/processes/smtp-server.ts';
import { startWorkerProcess } from '../helpers/processes/worker-process.ts';
import { until } from '../helpers/until.ts';

const api = setUpTestApi();
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startTestSmtp();
});
afterAll(() => smtp.close());

const settings = () => ({ SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@goldwren.test' });

test('sends a mail again with the same Message-ID when the worker was killed before it was marked as sent', async () => {
  // The server has the mail but does not answer. The worker is killed while it waits.
  let release = (): void => undefined;
  const stuck = new Promise<void>((resolve) => {
    release = resolve;
  });
  smtp.script.beforeAck = () => stuck;
  const form = registration();
  await api.caller().client.auth.register({ body: form });
  const first = await startWorkerProcess(api.url, settings());
  await until('the mail is at the server', () => smtp.delivered.length === 1);
  await first.kill();
  release();
  delete smtp.script.beforeAck;
  expect(await readOutbox(api.owner)).toMatchObject([{ sent: false, attempts: 1 }]);

  const second = await startWorkerProcess(api.url, settings());
  // The killed worker may still be alive for all that the second one knows.
  expect(smtp.delivered).toHaveLength(1);
  await passSeconds(api.owner, 60);
  await until('the mail is marked', async () => (await readOutbox(api.owner))[0]?.sent === true, 20_000);
  expect(smtp.delivered).toHaveLength(2);
  expect(smtp.delivered[0]?.messageId).not.toBe('');
  expect(smtp.delivered[1]?.messageId).toBe(smtp.delivered[0]?.messageId);

  await api.caller().client.auth.register({ body: registration() });
  await until('a new mail is sent', () => smtp.delivered.length === 3);
  expect(await second.stop()).toBe(0);
});

test('delivers mail to the development mailbox when no mail server is configured', async () => {
  const worker = await startWorkerProcess(api.url, {});
  const form = registration();
  const caller = api.caller();
  await caller.client.auth.register({ body: form });
  await until('the mail is in the mailbox', async () => {
    const { rowCount } = await api.owner.query('SELECT 1 FROM dev_mailbox WHERE recipient = $1', [form.email]);
    return rowCount === 1;
  });
  // No form accepts such a name, but the page must not rely on that.
  await api.owner.query("UPDATE dev_mailbox SET body = replace(body, 'Hello Robin', 'Hello <b>Robin</b>')");
  const list = await caller.send('GET', '/dev/mail');
  expect(list.status).toBe(200);
  expect(list.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(list.body).toContain(form.email);
  const path = /href="(\/dev\/mail\/[0-9a-f-]{36})"/.exec(list.body)?.[1] ?? '';
  const mail = await caller.send('GET', path);
  expect(mail.body).toContain('Hello &lt;b&gt;Robin&lt;/b&gt;,');
  expect(mail.body).not.toContain('<b>Robin');
  expect(mail.body).toContain('2,000,000 Gold Coins and 2 Sweeps Coins');
  const html = await caller.send('GET', `${path}/html`);
  const [, style, name] = /<p style="([^"]*)">([^<]*)</.exec(html.body) ?? [];
  expect(name).toBe(brand.name);
  // The colors of the brand: mail has no style sheet that could define them.
  expect(style).toContain('border-bottom:4px solid #e9bd5c;background:#12304a;color:#fff');
  expect(html.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  );
  expect((await caller.send('GET', '/dev/mail/018f0000-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await caller.send('GET', '/dev/mail/nonsense')).status).toBe(404);
  expect(await worker.stop()).toBe(0);
});
