import { expect, test } from 'vitest';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { registration } from '../helpers/people/players.ts';

const api = setUpTestApi();

test('sends a welcome mail with the granted coins', async () => {
  const form = registration();
  await api.caller().client.auth.register({ body: form });
  const [mail, ...others] = await readOutbox(api.owner, form.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: 'welcome', attempts: 0 });
  expect(mail?.body).toContain('2,000,000 Gold Coins and 2 Sweeps Coins');
});

test('does not promise Sweeps Coins in the welcome mail in Michigan', async () => {
  const form = registration({ us_state: 'MI' });
  await api.caller().client.auth.register({ body: form });
  const [mail] = await readOutbox(api.owner, form.email);
  expect(mail?.body).toContain('welcome offer: 2,000,000 Gold Coins.');
});

test('sends no mail for a rejected registration', async () => {
  const form = registration({ us_state: 'WA' });
  await api.caller().send('POST', '/api/auth/register', { json: form });
  expect(await readOutbox(api.owner, form.email)).toEqual([]);
});

test('sends one mail a day to the address of the account when its email is registered again', async () => {
  const form = registration({ email: 'Owner@Example.Test' });
  await api.caller().client.auth.register({ body: form });
  const before = (await readOutbox(api.owner)).length;
  for (const email of ['owner@example.test', 'OWNER@EXAMPLE.TEST', 'Owner@Example.Test']) {
    const answer = await api.caller().send('POST', '/api/auth/register', { json: registration({ email }) });
    expect(answer.status).toBe(201);
  }
  const added = (await readOutbox(api.owner)).slice(before);
  expect(added).toMatchObject([{ recipient: 'owner@example.test', template: 'registration_attempt' }]);
});
