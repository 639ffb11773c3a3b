import { addBusinessDays, dayAfter, freeEntry, productDay, productDayStart } from '@goldwren/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitingEntries } from '../../src/modules/free-entry/public.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { auditOf } from '../helpers/people/audit.ts';
import { entryForm, entryOf, sweepsOf } from '../helpers/people/entries.ts';
import { newVerifiedPlayer } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let staff: Awaited<ReturnType<typeof newStaff>>;
let colleague: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  staff = await newStaff(api, ['support']);
  colleague = await newStaff(other, ['compliance']);
});
afterAll(async () => {
  expect(await findLedgerFaults(api.owner)).toEqual([]);
});
beforeEach(() => api.owner.query("UPDATE free_entry SET status = 'rejected' WHERE status = 'pending'"));

async function enter(overrides: Parameters<typeof entryForm>[0] = {}): Promise<string> {
  const form = entryForm(overrides);
  await api.caller().client.freeEntry.submit({ body: form });
  return (await entryOf(api.owner, form.email)).id;
}
const calls = () => staff.staff.freeEntries;
const get = (id: string) => calls().get({ params: { id } });
const approve = (id: string, by = staff) => by.staff.freeEntries.approve({ params: { id } });
const reject = (id: string, body: Parameters<ReturnType<typeof calls>['reject']>[0]['body'], by = staff) =>
  by.staff.freeEntries.reject({ params: { id }, body });

describe('the queue', () => {
  test('lists waiting entries oldest first, masked, with the promised deadline', async () => {
    const first = await enter({ full_name: 'Robin van Wren', email: 'robin.long@example.test' });
    const second = await enter();
    const { results } = await calls().list({ query: {} });
    expect(results.map(({ id }) => id)).toEqual([first, second]);
    const [row] = results;
    expect(row).toMatchObject({ display: 'Robin W.', email: 'r•••@example.test', status: 'pending', breached: false });
    const due = addBusinessDays(new Date(row?.created_at ?? ''), freeEntry.reviewBusinessDays.to);
    expect(Math.abs(Date.parse(row?.due_at ?? '') - due.getTime())).toBeLessThan(2_000);
    expect(JSON.stringify(results)).not.toContain('robin.long');
  });

  test('counts waiting and late entries for the first screen', async () => {
    const late = await enter();
    await enter();
    await api.owner.query("UPDATE free_entry SET due_at = now() - interval '1 minute' WHERE id = $1", [late]);
    const { results } = await calls().list({ query: { breached: 'true' } });
    expect(results).toMatchObject([{ id: late, breached: true }]);
    const waiting = await waitingEntries(api.database.db);
    expect(waiting).toMatchObject({ waiting: 2, breached: 1, oldestAt: new Date(results[0]?.created_at ?? '') });
    expect(waiting.dueAt?.getTime()).toBeLessThan(Date.now());
    const work = (await staff.staff.work.list()).results.find(({ queue }) => queue === 'free_entries');
    expect(work).toMatchObject({ waiting: 2, breached: 1 });
  });

  test('filters by method, state and reference, and rejects unknown filters', async () => {
    const id = await enter();
    const { reference } = await get(id);
    expect((await calls().list({ query: { reference: reference.toLowerCase() } })).results).toHaveLength(1);
    expect((await calls().list({ query: { method: 'mail' } })).results).toEqual([]);
    expect((await calls().list({ query: { status: 'granted' } })).results.map((row) => row.id)).not.toContain(id);
    await expectProblem(calls().list({ query: { cursor: 'nonsense' } }), 'validation_failed');
    await expectProblem(calls().list({ query: { status: 'lost' } as never }), 'validation_failed');
  });
});

describe('one entry', () => {
  test('is shown in full with related entries of the same email, person and address, and the access is audited', async () => {
    const email = 'same.person@gmail.com';
    const address = '12 Elm Street, Albany NY 12207';
    const before = await enter({ email, address, full_name: 'Jo Doe' });
    await api.owner.query('UPDATE free_entry SET day = day - 1 WHERE id = $1', [before]);
    const neighbour = await enter({ address: '12 ELM street, albany, NY 12207' });
    const id = await enter({ email: 'sameperson@googlemail.com', address, full_name: 'Jo Dóe' });
    const shown = await get(id);
    expect(shown).toMatchObject({ full_name: 'Jo Dóe', full_email: 'sameperson@googlemail.com', address });
    expect(shown.alike.map((alike) => [alike.id, alike.same])).toEqual([
      [neighbour, ['address']],
      [before, ['email', 'person', 'address']],
    ]);
    expect(await auditOf(api.owner, id, true)).toMatchObject([{ action: 'entry.viewed' }]);
  });

  test('returns 404 when it does not exist, without an audit entry', async () => {
    await expectProblem(get('018f0000-0000-7000-8000-000000000000'), 'not_found');
    expect(await auditOf(api.owner, '018f0000-0000-7000-8000-000000000000', true)).toEqual([]);
  });
});

describe('a decision', () => {
  test('by two staff members at the same time counts once, in the ledger and in the audit log', async () => {
    const player = await newVerifiedPlayer(api);
    const id = await enter({ email: player.email });
    const answers = await Promise.all([approve(id), approve(id, colleague), approve(id), approve(id, colleague)]);
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['granted']));
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 700n, unplayed: 700n });
    expect(await auditOf(api.owner, id)).toMatchObject([{ action: 'entry.approved', facts: { outcome: 'granted' } }]);
    const shown = await get(id);
    expect(shown).toMatchObject({ status: 'granted', player: { id: player.id, display: 'Robin W.' } });
    expect([staff.email, colleague.email]).toContain(shown.decided_by);
  });

  test('to reject is mailed in the language of the person, with the note of staff', async () => {
    const player = await newVerifiedPlayer(api);
    const id = await enter({ email: player.email });
    await api.owner.query("UPDATE free_entry SET locale = 'fr-CA' WHERE id = $1", [id]);
    await reject(id, { reason: 'duplicate', note: 'FE-1 <b>counts</b>.' });
    const mail = (await readOutbox(api.owner, player.email)).at(-1);
    expect(mail?.body).toContain('La limite est d’une par personne et par jour. FE-1 <b>counts</b>.');
    expect(mail?.html).toContain('&lt;b&gt;counts&lt;/b&gt;');
    expect((await get(id)).rejection).toEqual({ code: 'duplicate', note: 'FE-1 <b>counts</b>.', region: null });
    expect(await auditOf(api.owner, id)).toMatchObject([
      { action: 'entry.rejected', facts: { reason: 'duplicate', note: 'FE-1 <b>counts</b>.' } },
    ]);
    await expectProblem(approve(id), 'conflict');
    await reject(id, { reason: 'details_false' });
    expect(await auditOf(api.owner, id)).toHaveLength(1);
  });

  test.each([
    ['no reason', {}],
    ['an unknown reason', { reason: 'dislike' }],
    ['"other" without a note', { reason: 'other' }],
    ['"other" with a blank note', { reason: 'other', note: '  ' }],
    ['a note that is too long', { reason: 'other', note: 'x'.repeat(501) }],
    ['control characters', { reason: 'other', note: 'a\u0000b' }],
    ['a field that does not exist', { reason: 'duplicate', refund: true }],
  ])('to reject with %s fails, and nothing changes', async (_name, body) => {
    const id = await enter();
    await expectProblem(reject(id, body as never), 'validation_failed');
    expect(await get(id)).toMatchObject({ status: 'pending', rejection: null });
    expect(await auditOf(api.owner, id)).toEqual([]);
  });

  test('is forbidden for finance and for players', async () => {
    const id = await enter();
    const finance = await newStaff(api, ['finance', 'admin']);
    await expectProblem(approve(id, finance), 'forbidden');
    const player = await newVerifiedPlayer(api);
    const answer = await player.send('POST', `/api/staff/free-entries/${id}/approve`);
    expect(answer.status).toBe(401);
    expect(await get(id)).toMatchObject({ status: 'pending' });
  });
});

describe('a mailed card', () => {
  const today = productDay(new Date());
  const card = (overrides: object = {}) => {
    const { method, ...form } = entryForm();
    return { ...form, received_on: today, locale: 'en' as const, ...overrides };
  };
  const keyIn = (body: ReturnType<typeof card>) => calls().recordMailIn({ body });

  test('is entered, confirmed by mail and audited, and its deadline starts on the day of receipt', async () => {
    const received = dayAfter(today, -3);
    const body = card({ received_on: received });
    const { id, reference } = await keyIn(body);
    expect(await get(id)).toMatchObject({ reference, method: 'mail', day: received, status: 'pending' });
    const due = addBusinessDays(productDayStart(received), freeEntry.mailInBusinessDays.to);
    expect((await get(id)).due_at).toBe(due.toISOString());
    expect((await readOutbox(api.owner, body.email)).map(({ template }) => template)).toEqual(['free_entry_received']);
    expect(await auditOf(api.owner, id)).toEqual([
      { action: 'entry.keyed_in', facts: { reference, received_on: received } },
    ]);
    await expectProblem(keyIn(body), 'conflict');
  });

  test.each([
    ['with a date of tomorrow', { received_on: dayAfter(today) }],
    ['with a date 31 days ago', { received_on: dayAfter(today, -31) }],
    ['with an invalid date', { received_on: '2026-02-30' }],
    ['without an address', { address: '' }],
    ['of a person of 20 in Mississippi', { birth_date: dayAfter(today, -20 * 366), us_state: 'MS' }],
    ['with a link as the name', { full_name: 'evil.example/x' }],
    ['in an unsupported language', { locale: 'de' }],
  ])('%s is rejected with a field error', async (_name, overrides) => {
    const problem = await expectProblem(keyIn(card(overrides) as never), 'validation_failed');
    expect(Object.keys(problem.fieldErrors ?? {})).toEqual([Object.keys(overrides)[0]]);
  });
});
