import { expect, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { createTestApi } from '../helpers/api/test-api.ts';

const url = 'postgres://nowhere/db';

test.each([
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
])('does not start in production without %s', (missing) => {
  expect(() => readConfig(testSettings(url, { NODE_ENV: 'production', [missing]: '' }))).toThrow(missing);
});

test('requires no mail server outside production', () => {
  expect(readConfig(testSettings(url)).mail.smtpUrl).toBeNull();
});

test.each(['http://mail.test', 'mail.test:25', 'smtp://a b'])('rejects the mail server %s', (SMTP_URL) => {
  expect(() => readConfig(testSettings(url, { SMTP_URL }))).toThrow('SMTP_URL');
});

test('has no mailbox page in production', async () => {
  const api = await createTestApi({ settings: { NODE_ENV: 'production' } });
  const answer = await api.caller().send('GET', '/dev/mail');
  expect(answer.status).toBe(404);
  expect(String(answer.body?.code ?? answer.body)).not.toContain('Development mailbox');
  await api.close();
});
