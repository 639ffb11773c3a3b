import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { escalateTickets, waitingTickets } from '../../src/modules/support/public.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { auditOf } from '../helpers/people/audit.ts';
import { newVerifiedPlayer } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { openTicket, storedTicket, supportForm } from '../helpers/people/tickets.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let staff: Awaited<ReturnType<typeof newStaff>>;
let colleague: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  staff = await newStaff(api, ['support']);
  colleague = await newStaff(other, ['compliance']);
});
// Single rows cannot be deleted, but a test can truncate the tables.
beforeEach(() => api.owner.query('TRUNCATE support_ticket CASCADE'));

const calls = (by = staff) => by.staff.tickets;
const get = (id: string, by = staff) => calls(by).get({ params: { id } });
const waitingIds = async () => (await calls().list({ query: {} })).results.map(({ id }) => id);
let address = 0;
async function write(overrides: Parameters<typeof supportForm>[0] = {}): Promise<string> {
  address += 1;
  const { reference } = await api
    .caller(`198.51.100.${address}`)
    .client.support.write({ body: supportForm(overrides) });
  return (await storedTicket(api.owner, reference)).id;
}
async function answer(id: string, message = 'It is there now.', by = staff): Promise<void> {
  const { last_message_id: read_to } = await calls(by).pulse({ params: { id } });
  await calls(by).answer({ params: { id }, body: { message, read_to } });
}
const late = (id: string) =>
  api.owner.query("UPDATE support_ticket SET due_at = now() - interval '1 minute' WHERE id = $1", [id]);

describe('the queue', () => {
  test('lists waiting tickets oldest first, masked, with a ticket that waits again at the end', async () => {
    const player = await newVerifiedPlayer(api);
    const first = await openTicket(player);
    const second = await write({ name: 'Robin van Wren', email: 'robin.long@example.test' });
    expect(await waitingIds()).toEqual([first, second]);
    await answer(first);
    expect(await waitingIds()).toEqual([second]);
    await player.client.support.reply({ params: { id: first }, body: { message: 'Not yet.' } });
    expect(await waitingIds()).toEqual([second, first]);
    const { results } = await calls().list({ query: { limit: '1' } });
    expect(results).toMatchObject([{ display: 'Robin W.', email: 'r•••@example.test', breached: false }]);
    expect(JSON.stringify(results)).not.toContain('robin.long');
  });

  test('is paged by waiting time', async () => {
    const ids = [await write(), await write(), await write()];
    const page = await calls().list({ query: { limit: '2' } });
    expect(page.results.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const rest = await calls().list({ query: { limit: '2', cursor: page.next_cursor ?? '' } });
    expect(rest).toMatchObject({ results: [{ id: ids[2] }], next_cursor: null });
    await expectProblem(calls().list({ query: { cursor: 'nonsense' } }), 'validation_failed');
  });

  test('filters by state, category, lateness, reference and assignee', async () => {
    const mine = await write({ category: 'technical' });
    const lateOne = await write();
    await late(lateOne);
    await calls().assign({ params: { id: mine } });
    const found = async (query: object) => (await calls().list({ query })).results.map(({ id }) => id);
    expect(await found({ category: 'technical' })).toEqual([mine]);
    expect(await found({ breached: 'true' })).toEqual([lateOne]);
    expect(await found({ mine: 'true' })).toEqual([mine]);
    expect((await calls(colleague).list({ query: { mine: 'true' } })).results).toEqual([]);
    const { reference } = await get(mine);
    expect(await found({ reference: reference.toLowerCase() })).toEqual([mine]);
    expect(await found({ status: 'answered' })).toEqual([]);
    await expectProblem(calls().list({ query: { status: 'lost' } as never }), 'validation_failed');
  });

  test('counts waiting and late tickets for the first screen, and alerts operators once for each', async () => {
    const id = await write();
    await late(id);
    await write();
    expect(await waitingTickets(api.database.db)).toMatchObject({ waiting: 2, breached: 1 });
    const line = (await staff.staff.work.list()).results.find(({ queue }) => queue === 'tickets');
    expect(line).toMatchObject({ waiting: 2, breached: 1 });
    const escalated = await Promise.all([escalateTickets(api.context), escalateTickets(other.context)]);
    expect(escalated[0] + escalated[1]).toBe(1);
    expect(await escalateTickets(api.context)).toBe(0);
    // A new wait has a new deadline.
    await answer(id);
    await calls().close({ params: { id } });
    await calls().reopen({ params: { id } });
    expect(await escalateTickets(api.context)).toBe(0);
    await late(id);
    expect(await escalateTickets(api.context)).toBe(1);
  });
});

describe('one ticket', () => {
  test('is shown in full with others of the same email and the possible account, and the access is audited', async () => {
    const player = await newVerifiedPlayer(api, { email: 'same.box@example.test' });
    const before = await openTicket(player);
    const id = await write({ email: 'same.box+2@example.test', message: '<i>x</i>' });
    expect(await get(id)).toMatchObject({
      name: 'Robin Wren',
      full_email: 'same.box+2@example.test',
      player: { id: player.id },
      linked: false,
      messages: [{ author: 'person', name: null, text: '<i>x</i>' }],
      others: [{ id: before }],
    });
    expect(await auditOf(api.owner, id, true)).toMatchObject([{ action: 'ticket.viewed' }]);
  });

  test('returns 404 when it does not exist, and a poll is not audited', async () => {
    const id = '018f0000-0000-7000-8000-000000000000';
    await expectProblem(get(id), 'not_found');
    await expectProblem(calls().close({ params: { id } }), 'not_found');
    const known = await write();
    const pulse = await calls().pulse({ params: { id: known } });
    expect(Object.keys(pulse).sort()).toEqual(['last_message_id', 'status']);
    expect(await auditOf(api.owner, known, true)).toEqual([]);
  });
});

describe('an answer', () => {
  test('is mailed in the language of the person, escaped, and audited without its text', async () => {
    const id = await write({ email: 'rene@example.test', subject: '<b>Où?</b>' });
    await api.owner.query("UPDATE support_ticket SET locale = 'fr-CA' WHERE id = $1", [id]);
    await answer(id, 'Dans <b>votre</b> compte.\nBonne soirée');
    const mail = (await readOutbox(api.owner, 'rene@example.test')).at(-1);
    expect(mail?.subject).toMatch(/^Réponse à votre message TK-/);
    expect(mail?.body).toContain('Dans <b>votre</b> compte.\nBonne soirée');
    expect(mail?.html).toContain('Dans &lt;b&gt;votre&lt;/b&gt; compte.<br>Bonne soirée');
    expect(mail?.html).toContain('&lt;b&gt;Où?&lt;/b&gt;');
    expect(mail?.body).toContain('/contact');
    const [row] = await auditOf(api.owner, id);
    expect(row).toMatchObject({ action: 'ticket.answered' });
    expect(JSON.stringify(row)).not.toContain('compte');
    expect(await get(id)).toMatchObject({ status: 'answered', assigned_to: 'Sam Staff', assigned_to_me: true });
  });

  test('links a player to the thread, and is sent even when others used up the mail cap', async () => {
    const player = await newVerifiedPlayer(api, { email: 'full.box@example.test' });
    const id = await openTicket(player);
    for (let n = 0; n < 8; n += 1) await write({ email: `full.box+${n}@example.test` });
    await answer(id);
    const mail = (await readOutbox(api.owner, player.email)).at(-1);
    expect(mail?.template).toBe('support_answered');
    expect(mail?.body).toContain(`/dashboard/support?ticket=${id}`);
  });

  test('by two staff members at the same time counts once, and the second must read the first', async () => {
    const id = await write();
    const { last_message_id: read_to } = await calls().pulse({ params: { id } });
    const body = { message: 'Done.', read_to };
    const answers = await Promise.allSettled([
      calls().answer({ params: { id }, body }),
      calls(colleague).answer({ params: { id }, body }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ code: 'conflict' });
    expect((await get(id)).messages).toHaveLength(2);
    expect(await auditOf(api.owner, id)).toHaveLength(1);
  });

  test('is rejected when there is an unread message, and nothing is mailed', async () => {
    const player = await newVerifiedPlayer(api);
    const id = await openTicket(player);
    const { last_message_id: read_to } = await calls().pulse({ params: { id } });
    await player.client.support.reply({ params: { id }, body: { message: 'Wait, it is solved.' } });
    const problem = await expectProblem(
      calls().answer({ params: { id }, body: { message: 'No idea.', read_to } }),
      'conflict',
    );
    expect(problem.message).toContain('new message in this ticket');
    const mails = await readOutbox(api.owner, player.email);
    expect(mails.map(({ template }) => template)).not.toContain('support_answered');
  });

  test.each([
    ['blank text', ' '],
    ['3,001 characters', 'x'.repeat(3_001)],
    ['a NUL', 'a\u0000b'],
  ])('with %s is rejected', async (_name, message) => {
    const id = await write();
    await expectProblem(answer(id, message), 'validation_failed');
    expect(await get(id)).toMatchObject({ status: 'waiting', messages: [{ author: 'person' }] });
  });
});

describe('several tickets', () => {
  const idOf = async (by: typeof staff) => (await by.staff.auth.me()).staff.id;
  const assign = (ids: string[], to: string | null, by = staff) => calls(by).assignMany({ body: { ids, to } });

  test('are assigned to a colleague and released, each with an entry in the log, and repeats have no effect', async () => {
    const [one, two] = [await write(), await write()];
    const to = await idOf(colleague);
    expect((await calls().assignees()).results.map(({ id }) => id)).toContain(to);
    expect(await assign([one, two, two, '018f0000-0000-7000-8000-000000000000'], to)).toEqual({ changed: 2 });
    expect(await assign([one, two], to)).toEqual({ changed: 0 });
    expect(await get(one, colleague)).toMatchObject({ assigned_to_me: true });
    expect((await calls(colleague).list({ query: { mine: 'true' } })).results).toHaveLength(2);
    expect(await assign([two], null)).toEqual({ changed: 1 });
    expect(await auditOf(api.owner, one)).toMatchObject([{ action: 'ticket.assigned' }]);
    expect((await auditOf(api.owner, two)).map(({ action }) => action)).toEqual(['ticket.assigned', 'ticket.released']);
  });

  test('are assigned by two processes at the same time without a deadlock', async () => {
    const ids = [await write(), await write(), await write()];
    const [mine, theirs] = [await idOf(staff), await idOf(colleague)];
    await Promise.all(
      Array.from({ length: 6 }, (_, n) => (n % 2 ? assign(ids, mine) : assign([...ids].reverse(), theirs, colleague))),
    );
    const holders = (await calls().list({ query: {} })).results.map(({ assigned_to_me }) => assigned_to_me);
    expect(new Set(holders).size).toBe(1);
  });

  test('are not assigned to people who may not answer, and a failed call changes nothing', async () => {
    const id = await write();
    const finance = await newStaff(api, ['finance']);
    const gone = await newStaff(api, ['support']);
    const goneId = await idOf(gone);
    await api.owner.query('UPDATE staff_member SET disabled_at = now() WHERE id = $1', [goneId]);
    const { results } = await calls().assignees();
    for (const to of [await idOf(finance), goneId, id]) {
      expect(results.map((one) => one.id)).not.toContain(to);
      await expectProblem(assign([id], to), 'not_found');
    }
    await expectProblem(assign([id], null, finance), 'forbidden');
    await expectProblem(assign([], null), 'validation_failed');
    expect(await get(id)).toMatchObject({ assigned_to: null });
  });
});

describe('a ticket', () => {
  test('can get notes, be closed, reopened, assigned and released, with the actor, and repeats have no effect', async () => {
    const id = await write();
    const params = { id };
    await calls().addNote({ params, body: { message: 'Knows Jo.' } });
    await calls().assign({ params });
    await calls().assign({ params });
    await calls(colleague).assign({ params });
    await calls(colleague).release({ params });
    await calls().release({ params });
    await calls().close({ params });
    await calls().close({ params });
    await expectProblem(answer(id), 'conflict');
    await calls().reopen({ params });
    await calls().reopen({ params });
    const audited = await auditOf(api.owner, id);
    expect(audited.map(({ action }) => action)).toEqual([
      'ticket.noted',
      'ticket.assigned',
      'ticket.assigned',
      'ticket.released',
      'ticket.closed',
      'ticket.reopened',
    ]);
    expect(JSON.stringify(audited)).not.toContain('Knows Jo');
    expect(await get(id)).toMatchObject({ status: 'waiting', assigned_to: null, messages: [{}, { author: 'note' }] });
  });

  test('is hidden from finance', async () => {
    const id = await write();
    const finance = await newStaff(api, ['finance']);
    await expectProblem(get(id, finance), 'forbidden');
    await expectProblem(calls(finance).close({ params: { id } }), 'forbidden');
    expect(await get(id)).toMatchObject({ status: 'waiting' });
  });
});

test('does not allow changes of stored messages in the database', async () => {
  await write();
  await expect(api.owner.query("UPDATE support_message SET text = 'I never said that.'")).rejects.toThrow();
  await expect(api.database.db.$client.query('DELETE FROM support_message')).rejects.toMatchObject({ code: '42501' });
});
