import { rateLimits } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, newVerifiedPlayer } from '../helpers/people/players.ts';
import { storedTicket, supportForm } from '../helpers/people/tickets.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));

let address = 0;
/** Each caller has another address, for tests that are not about rate limits. */
const stranger = () => {
  address += 1;
  return api.caller(`198.51.100.${address}`);
};
const write = (body: ReturnType<typeof supportForm>, from = stranger()) => from.client.support.write({ body });
const countTickets = async () => (await api.owner.query('SELECT 1 FROM support_ticket')).rowCount;

describe('a message of a signed-out visitor', () => {
  test('creates a ticket with a deadline of 24 hours, and is confirmed by mail', async () => {
    const form = supportForm();
    const { reference, ticket_id } = await write(form);
    expect(reference).toMatch(/^TK-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    expect(ticket_id).toBeNull();
    const ticket = await storedTicket(api.owner, reference);
    expect(ticket).toMatchObject({ status: 'waiting', category: 'payment', player_id: null, locale: 'en' });
    expect(ticket.due_at.getTime() - ticket.waiting_since.getTime()).toBe(24 * 3_600_000);
    const { rows } = await api.owner.query('SELECT author, text FROM support_message WHERE ticket_id = $1', [
      ticket.id,
    ]);
    expect(rows).toEqual([{ author: 'person', text: form.message }]);
    const [mail] = await readOutbox(api.owner, form.email);
    expect(mail).toMatchObject({ template: 'support_received', subject: `We have received your message ${reference}` });
    expect(mail?.body).toContain('We answer within 24 hours');
  });

  test('has the category general by default, and is confirmed in the language of the browser', async () => {
    const form = supportForm();
    delete form.category;
    const answer = await stranger().send('POST', '/api/support/messages', {
      json: form,
      headers: { 'accept-language': 'fr-CA' },
    });
    expect(answer.status).toBe(201);
    expect(await storedTicket(api.owner, answer.body.reference)).toMatchObject({
      category: 'general',
      locale: 'fr-CA',
    });
    expect((await readOutbox(api.owner, form.email))[0]?.body).toContain('Votre message au soutien est arrivé.');
  });

  test('causes a mail that contains only the name of the typed fields', async () => {
    const form = supportForm({ subject: 'Buy at evil.example', message: 'Click https://evil.example now' });
    await write(form);
    const [mail] = await readOutbox(api.owner, form.email);
    expect(`${mail?.subject} ${mail?.body} ${mail?.html}`).not.toContain('evil.example');
  });

  test.each([
    ['no name', { name: '' }, 'name'],
    ['a link as the name', { name: 'https://evil.example' }, 'name'],
    ['no email', { email: '' }, 'email'],
    ['an invalid email', { email: 'robin(at)example.test' }, 'email'],
    ['two emails', { email: 'a@example.test, b@example.test' }, 'email'],
    ['a blank subject', { subject: '   ' }, 'subject'],
    ['a subject in two lines', { subject: 'a\r\nBcc: b@example.test' }, 'subject'],
    ['a subject that is too long', { subject: 'x'.repeat(151) }, 'subject'],
    ['no message', { message: ' \n ' }, 'message'],
    ['a message of 3,001 characters', { message: 'x'.repeat(3_001) }, 'message'],
    ['a NUL', { message: 'a\u0000b' }, 'message'],
    ['half a surrogate pair', { message: 'a\ud800b' }, 'message'],
    ['an unknown category', { category: 'vip' }, 'category'],
    ['a list as the message', { message: ['a'] }, 'message'],
    ['a player id', { player_id: '018f0000-0000-7000-8000-000000000000' }, 'player_id'],
  ])('with %s is rejected with a field error, and nothing is stored', async (_name, overrides, field) => {
    const before = await countTickets();
    const problem = await expectProblem(write(supportForm(overrides as never)), 'validation_failed');
    expect(Object.keys(problem.fieldErrors ?? {})).toEqual([field]);
    expect(await countTickets()).toBe(before);
  });

  test('of 3,000 characters with markup is stored unchanged', async () => {
    const message = `<script>alert(1)</script>${'é'.repeat(2_975)}`;
    const { reference } = await write(supportForm({ message, subject: '<b>bold</b>' }));
    const ticket = await storedTicket(api.owner, reference);
    expect(ticket.subject).toBe('<b>bold</b>');
    const { rows } = await api.owner.query('SELECT text FROM support_message WHERE ticket_id = $1', [ticket.id]);
    expect(rows).toEqual([{ text: message }]);
  });
});

describe('a flood of messages', () => {
  test('from one address is limited at two replicas, without affecting others', async () => {
    const flooding = (n: number) => (n % 2 ? api : other).caller('192.0.2.7');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => flooding(n).send('POST', '/api/support/messages', { json: supportForm() })),
    );
    const accepted = answers.filter(({ status }) => status === 201);
    expect(accepted).toHaveLength(rateLimits.supportAddress.limit);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - accepted.length);
    await write(supportForm());
    // A player behind that address has a separate limit.
    const player = await newVerifiedPlayer({ owner: api.owner, caller: () => api.caller('192.0.2.7') });
    await write(supportForm({ email: player.email }), player);
  });

  test('with the email of another person does not limit that person or fill the mailbox', async () => {
    const email = 'owner.of.box@example.test';
    for (let n = 0; n < 10; n += 1) {
      const from = stranger();
      for (let m = 0; m < 2; m += 1) await write(supportForm({ email: `owner.of.box+${n}${m}@example.test` }), from);
    }
    const { rows } = await api.owner.query('SELECT 1 FROM mail_outbox WHERE recipient_key = $1', [email]);
    expect(rows).toHaveLength(7);
    await write(supportForm({ email }));
    const repeated = stranger();
    for (let n = 0; n < rateLimits.supportEmail.limit; n += 1) await write(supportForm({ email }), repeated);
    await expectProblem(write(supportForm({ email }), repeated), 'rate_limited');
    await write(supportForm({ email }));
  });

  test('of one player stops at the limit of the player', async () => {
    const player = await newPlayer(api);
    for (let n = 0; n < rateLimits.supportPlayer.limit; n += 1) await write(supportForm(), player);
    await expectProblem(write(supportForm(), player), 'rate_limited');
    await write(supportForm(), await newPlayer(api));
  });
});

test('stores the ticket and the mail in one transaction', async () => {
  const before = await countTickets();
  await api.owner.query('REVOKE INSERT ON mail_outbox FROM goldwren_api');
  try {
    expect((await stranger().send('POST', '/api/support/messages', { json: supportForm() })).status).toBe(500);
  } finally {
    await api.owner.query('GRANT INSERT ON mail_outbox TO goldwren_api');
  }
  expect(await countTickets()).toBe(before);
});
