import { describe, expect, test } from 'vitest';
import { mailedToken, readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { entryForm } from '../helpers/people/entries.ts';
import { newPlayer, registration } from '../helpers/people/players.ts';

const api = setUpTestApi();

let address = 0;
/** Each caller has another address, because this file does not test the rate limit per address. */
const caller = () => {
  address += 1;
  return api.caller(`203.0.113.${address}`);
};

async function mailsOf(key: string): Promise<string[]> {
  const { rows } = await api.owner.query<{ template: string }>(
    'SELECT template FROM mail_outbox WHERE recipient_key = $1 ORDER BY queued_at',
    [key],
  );
  return rows.map(({ template }) => template);
}

describe('a mailbox gets at most seven unsolicited mails a day, and three more for a new password,', () => {
  test('for forty concurrent registrations with plus and dot spellings', async () => {
    const forms = Array.from({ length: 40 }, (_, n) => registration({ email: `vic.tim+${n}@gmail.com` }));
    const answers = await Promise.all(forms.map((json) => caller().send('POST', '/api/auth/register', { json })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await mailsOf('victim@gmail.com')).toHaveLength(7);
  });

  test('for registrations, entries and resent links together, with the same answers over the cap', async () => {
    const player = await newPlayer(api, { email: 'mixed@example.test' });
    const statuses = new Set<number>();
    for (let n = 0; n < 6; n += 1) {
      const email = `mixed+${n}@example.test`;
      statuses.add((await caller().send('POST', '/api/auth/register', { json: registration({ email }) })).status);
      statuses.add((await player.send('POST', '/api/auth/email/resend')).status);
    }
    const entry = await caller().send('POST', '/api/npn/submit', { json: entryForm({ email: 'mixed@example.test' }) });
    expect(entry).toMatchObject({ status: 201, body: { status: 'pending' } });
    expect([...statuses].sort()).toEqual([201, 204]);
    expect(await mailsOf('mixed@example.test')).toHaveLength(7);

    for (let n = 0; n < 5; n += 1) {
      await caller().send('POST', '/api/auth/password/forgot', { json: { email: player.email } });
    }
    const mails = await mailsOf('mixed@example.test');
    expect(mails).toHaveLength(10);
    expect(mails.filter((template) => template === 'reset_password')).toHaveLength(3);
    expect(await mailedToken(api.owner, player.email, '/reset-password')).not.toBe('');
  });

  test('until a day has passed, and other mailboxes are not affected', async () => {
    await api.owner.query("UPDATE mail_outbox SET queued_at = queued_at - interval '24 hours 1 second'");
    const email = 'mixed+tomorrow@example.test';
    await caller().send('POST', '/api/auth/register', { json: registration({ email }) });
    expect(await readOutbox(api.owner, email)).toHaveLength(1);
    const other = entryForm();
    await caller().send('POST', '/api/npn/submit', { json: other });
    expect(await readOutbox(api.owner, other.email)).toHaveLength(1);
  });
});
