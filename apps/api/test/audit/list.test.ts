import type { Facts } from '@goldwren/contracts/facts';
import type { AuditAction } from '@goldwren/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../src/modules/audit/public.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { actorOf, newStaff, type StaffAccount } from '../helpers/people/staff.ts';

const api = setUpTestApi();
let admin: Caller & StaffAccount;
let adminId: string;
let actor: StaffActor;
beforeAll(async () => {
  admin = await newStaff(api, ['admin']);
  actor = await actorOf(admin, 'own_account');
  adminId = actor.id;
  await act('audit.verified', 'p-1', { reason: 'Duplicate account of Robin', amount: '50.00' });
  await act('staff.signed_out', 'p-1', { reason: 'Robin has moved', amount: '20.00' });
  await act('staff.signed_out', 'p-2', { reason: 'asked by mail', many: ['alpha', 'beta'] });
});

function act(action: AuditAction, id: string, facts: Facts): Promise<void> {
  const subject = { type: 'player', id } as const;
  return inStaffTransaction(api.database, actor, (tx) => recordAudit(tx, { action, subject, facts }));
}

type Filters = Parameters<typeof admin.staff.audit.search>[0]['body'];
async function seqs(body: Filters): Promise<number[]> {
  return (await admin.staff.audit.search({ body })).results.map(({ seq }) => seq);
}

test('returns actor, name, action, subject and time of a row', async () => {
  const { results } = await admin.staff.audit.search({ body: { subject_id: 'p-2' } });
  expect(results).toEqual([
    {
      seq: 4,
      at: expect.stringMatching(/Z$/),
      staff: { id: adminId, name: 'Sam Staff' },
      action: 'staff.signed_out',
      subject: { type: 'player', id: 'p-2' },
      facts: { reason: 'asked by mail', many: ['alpha', 'beta'] },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
});

describe('finds rows by', () => {
  test.each<[string, () => Filters, number[]]>([
    ['no filter, newest first', () => ({}), [4, 3, 2, 1]],
    ['staff', () => ({ staff: adminId }), [4, 3, 2, 1]],
    ['other staff', () => ({ staff: '00000000-0000-7000-8000-000000000000' }), []],
    ['action', () => ({ action: 'staff.signed_in' }), [1]],
    ['kind of subject', () => ({ subject_type: 'player' }), [4, 3, 2]],
    ['subject', () => ({ subject_type: 'player', subject_id: 'p-1' }), [3, 2]],
    ['time', () => ({ from: '2020-01-01T00:00:00.000Z', to: '2020-01-02T00:00:00.000Z' }), []],
    ['open time', () => ({ from: '2020-01-01T00:00:00.000Z' }), [4, 3, 2, 1]],
    ['words of the facts in any case', () => ({ q: 'ROBIN' }), [3, 2]],
    ['all of the words', () => ({ q: 'robin duplicate' }), [2]],
    ['words next to each other', () => ({ q: '"has moved"' }), [3]],
    ['words with an excluded word', () => ({ q: 'robin -duplicate' }), [3]],
    ['an amount', () => ({ q: '50.00' }), [2]],
    ['a word of a list', () => ({ q: 'beta' }), [4]],
    ['names of facts', () => ({ q: 'amount' }), [3, 2]],
    ['several filters', () => ({ q: 'robin', action: 'staff.signed_out' }), [3]],
    ['text with SQL, without running it', () => ({ q: "'; DROP TABLE staff_audit; -- %_\\" }), []],
  ])('%s', async (_how, query, expected) => {
    expect(await seqs(query())).toEqual(expected);
  });

  test('pages, without repeated or missing rows', async () => {
    const found: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.staff.audit.search({ body: { limit: 1, ...(cursor ? { cursor } : {}) } });
      found.push(...page.results.map(({ seq }) => seq));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(found).toEqual([4, 3, 2, 1]);
  });
});

test.each([
  ...[{ cursor: 'x' }, { cursor: '0' }, { cursor: '99999999999999999999' }, { action: 'none' }, { staff: '1' }],
  ...[{ from: 'yesterday' }, { q: '' }, { limit: 101 }, { sort: 'at' }, { q: '\0' }],
])('rejects the filters %j', async (json) => {
  expectProblemAnswer(await admin.send('POST', '/api/staff/audit/search', { json }), 'validation_failed');
});

test('lists all staff accounts, including disabled ones', async () => {
  const gone = await newStaff(api, ['support']);
  await api.owner.query('UPDATE staff_member SET disabled_at = now() WHERE email = $1', [gone.email]);
  const { results } = await admin.staff.audit.staff();
  expect(results).toContainEqual(expect.objectContaining({ email: gone.email, active: false, roles: ['support'] }));
  expect(results).toContainEqual(expect.objectContaining({ email: admin.email, active: true }));
});

test('records sign-in, re-authentication and sign-out, but not a wrong password', async () => {
  const staff = await newStaff(api, ['support']);
  const { id } = (await staff.staff.auth.me()).staff;
  await expectProblem(
    staff.staff.auth.reAuthenticate({ body: { password: 'wrong', totp_code: '000000' } }),
    'invalid_credentials',
  );
  await staff.staff.auth.signOut();
  const { results } = await admin.staff.audit.search({ body: { staff: id } });
  expect(results.map(({ action }) => action)).toEqual(['staff.signed_out', 'staff.signed_in']);
});
