import { randomUUID } from 'node:crypto';
import { type StaffRole, staffChangeDays, staffRoles } from '@goldwren/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectConflict, expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { change, idOf, invite, reason } from '../helpers/people/staff-changes.ts';

const api = setUpTestApi();
const second = setUpTestApi(() => ({ databaseUrl: api.url }));
let ada: Caller;
let bob: Caller;
let cleo: Caller;
beforeAll(async () => {
  [ada, bob, cleo] = [await newStaff(api, ['admin']), await newStaff(api, ['admin']), await newStaff(api, ['admin'])];
});

const approve = (by: Caller, id: string) => by.staff.staffChanges.approve({ params: { id } });
const pending = async () => (await ada.staff.staffChanges.list()).results;
const rolesOf = async (id: string) => (await ada.staff.staffAccounts.get({ params: { id } })).roles;

async function newPerson(roles: readonly StaffRole[] = ['support']) {
  const caller = await newStaff(api, roles);
  return { caller, id: await idOf(caller) };
}

function atSecond({ cookie }: Caller): Caller {
  return Object.assign(second.caller(), { cookie });
}

describe('the role admin', () => {
  test('is given only after another admin approves, and both are in the log', async () => {
    const { id } = await newPerson();
    const asked = await change(ada, id, { kind: 'set_roles', roles: ['support', 'admin'] });
    expect(asked.waits).toBe(true);
    expect(await rolesOf(id)).toEqual(['support']);
    expect((await pending()).find((one) => one.id === asked.id)).toMatchObject({
      kind: 'set_roles',
      roles: { before: ['support'], after: ['support', 'admin'] },
      requested_by: { id: await idOf(ada) },
    });
    await approve(bob, asked.id);
    expect(await rolesOf(id)).toEqual(['support', 'admin']);
    const { results } = await ada.staff.audit.search({ body: { subject_id: id } });
    expect(results.slice(0, 2)).toMatchObject([
      {
        action: 'staff.roles_changed',
        staff: { id: await idOf(bob) },
        facts: { requested_by: await idOf(ada), reason },
      },
      { action: 'staff.change_requested', staff: { id: await idOf(ada) }, facts: { change: asked.id } },
    ]);
  });

  test('is not given by the one who requested it, in the API or in the database', async () => {
    const { id } = await newPerson();
    const asked = await change(ada, id, { kind: 'set_roles', roles: ['admin'] });
    await expectConflict(approve(ada, asked.id), 'second_person');
    await expect(
      api.owner.query(
        "UPDATE staff_change SET status = 'approved', decided_by = requested_by, decided_at = now() WHERE id = $1",
        [asked.id],
      ),
    ).rejects.toMatchObject({ code: '23514' });
    expect(await rolesOf(id)).toEqual(['support']);
  });
});

describe('an invitation', () => {
  test.each(staffRoles)(
    'with the role %s adds the account and sends the mail only after another admin approves',
    async (role) => {
      const { id, email, waits } = await invite(ada, [role]);
      expect(waits).toBe(true);
      expect(await readOutbox(api.owner, email)).toEqual([]);
      await expectProblem(ada.staff.staffAccounts.get({ params: { id } }), 'not_found');
      await expectConflict(approve(ada, id), 'second_person');
      await expectProblem(approve((await newPerson()).caller, id), 'forbidden');
      await approve(bob, id);
      expect(await rolesOf(id)).toEqual([role]);
      expect((await readOutbox(api.owner, email)).map(({ template }) => template)).toEqual(['staff_set_up']);
    },
  );

  test('is approved once when two admins approve at the same time in two processes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, email } = await invite(ada);
      const outcomes = await Promise.allSettled([approve(bob, id), approve(atSecond(cleo), id)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await readOutbox(api.owner, email)).toHaveLength(1);
      const { results } = await ada.staff.audit.search({ body: { subject_id: id, action: 'staff.invited' } });
      expect(results).toHaveLength(1);
    }
  });

  test('adds nothing after its rejection', async () => {
    const { id, email } = await invite(ada);
    await bob.staff.staffChanges.reject({ params: { id }, body: { reason: 'Unknown person' } });
    await expectConflict(approve(cleo, id), 'change_decided');
    await expectProblem(ada.staff.staffAccounts.get({ params: { id } }), 'not_found');
    expect(await readOutbox(api.owner, email)).toEqual([]);
  });

  test('cannot be approved after it waited too long, and can be requested again', async () => {
    const { id, email } = await invite(ada);
    const wait = (back: string) =>
      api.owner.query('UPDATE staff_change SET requested_at = now() - $2::interval WHERE id = $1', [id, back]);
    await wait(`${staffChangeDays} days -1 minute`);
    expect((await pending()).map((one) => one.id)).toContain(id);
    await expectProblem(invite(ada, ['support'], email), 'conflict');
    await wait(`${staffChangeDays} days`);
    expect((await pending()).map((one) => one.id)).not.toContain(id);
    await expectConflict(approve(bob, id), 'change_expired');
    const again = await invite(ada, ['support'], email);
    await expectConflict(approve(bob, id), 'change_decided');
    await approve(bob, again.id);
    expect(await readOutbox(api.owner, email)).toHaveLength(1);
  });
});

describe('a change of an admin', () => {
  test.each(['disable', 'reset_second_factor'] as const)(
    '%s waits, and the person concerned cannot decide',
    async (kind) => {
      const { caller, id } = await newPerson(['admin']);
      const asked = await change(ada, id, { kind });
      expect(asked.waits).toBe(true);
      expect(await idOf(caller)).toBe(id);
      await expectConflict(approve(caller, asked.id), 'second_person');
      const reject = caller.staff.staffChanges.reject({ params: { id: asked.id }, body: { reason } });
      await expectConflict(reject, 'own_account');
      await approve(bob, asked.id);
      await expectProblem(caller.staff.auth.me(), 'unauthenticated');
    },
  );

  test('waits when it takes the role, too', async () => {
    const { id } = await newPerson(['admin', 'finance']);
    const asked = await change(ada, id, { kind: 'set_roles', roles: ['finance'] });
    expect(await rolesOf(id)).toEqual(['admin', 'finance']);
    await ada.staff.staffChanges.reject({ params: { id: asked.id }, body: { reason: 'A mistake' } });
    await expectConflict(approve(bob, asked.id), 'change_decided');
  });

  test('is rejected while another one about the same account waits', async () => {
    const { id } = await newPerson(['admin']);
    await change(ada, id, { kind: 'disable' });
    await expectConflict(change(bob, id, { kind: 'set_roles', roles: ['support'] }), 'change_pending');
  });
});

describe("an administrator's own account", () => {
  test.each([
    { kind: 'set_roles', roles: ['admin', 'finance'] },
    { kind: 'disable' },
    { kind: 'reset_second_factor' },
  ] as const)('is not changed by its owner: $kind', async (what) => {
    const body = { ...what, id: randomUUID(), reason };
    const answer = await ada.send('POST', `/api/staff/staff-accounts/${await idOf(ada)}/changes`, { json: body });
    expectProblemAnswer(answer, 'conflict');
    expect(answer.body.params).toEqual({ reason: 'own_account' });
  });
});

test('the last admins cannot be disabled or demoted, because the admin who approves remains', async () => {
  const site = await setUpLone();
  try {
    const [one, other] = site.admins;
    const asked = await change(one, await idOf(other), { kind: 'disable' });
    await expectConflict(approve(one, asked.id), 'second_person');
    await expectConflict(approve(other, asked.id), 'second_person');
    const { rows } = await api.owner.query(
      "SELECT count(*)::int AS n FROM staff_member WHERE 'admin' = ANY (roles) AND disabled_at IS NULL",
    );
    expect(rows[0].n).toBe(2);
  } finally {
    await site.restore();
  }
});

/** Leaves two new admins as the only enabled ones. */
async function setUpLone() {
  const admins: [Caller, Caller] = [await newStaff(api, ['admin']), await newStaff(api, ['admin'])];
  const ids = await Promise.all(admins.map(idOf));
  await api.owner.query('UPDATE staff_member SET disabled_at = now() WHERE NOT id = ANY ($1)', [ids]);
  return {
    admins,
    restore: () => api.owner.query('UPDATE staff_member SET disabled_at = NULL WHERE disabled_at IS NOT NULL'),
  };
}

describe('a disabled person', () => {
  test('loses every session at once, also in another process, and cannot sign in', async () => {
    const { caller, id } = await newPerson();
    const tab = atSecond(caller);
    expect(await idOf(tab)).toBe(id);
    expect((await change(ada, id, { kind: 'disable' })).waits).toBe(false);
    await expectProblem(caller.staff.auth.me(), 'unauthenticated');
    await expectProblem(tab.staff.work.list(), 'unauthenticated');
    const { rows } = await api.owner.query('SELECT FROM staff_session WHERE staff_id = $1', [id]);
    expect(rows).toEqual([]);
    await change(ada, id, { kind: 'enable' });
    await expectProblem(caller.staff.auth.me(), 'unauthenticated');
  });

  test('leaves no request behind that another person could approve', async () => {
    const { caller, id } = await newPerson(['admin']);
    const { id: subject } = await newPerson();
    const theirs = await change(caller, subject, { kind: 'set_roles', roles: ['admin'] });
    const asked = await change(ada, id, { kind: 'disable' });
    await approve(bob, asked.id);
    await expectConflict(approve(bob, theirs.id), 'change_decided');
    expect((await pending()).map((one) => one.id)).not.toContain(theirs.id);
    expect(await rolesOf(subject)).toEqual(['support']);
  });

  test.each([
    ['locked', 'locked_at = now()'],
    ['no longer an admin', "roles = '{support}'"],
  ])('is like a requester who is %s: the request cannot be approved', async (_how, set) => {
    const { caller, id } = await newPerson(['admin']);
    const { id: subject } = await newPerson();
    const theirs = await change(caller, subject, { kind: 'set_roles', roles: ['admin'] });
    await api.owner.query(`UPDATE staff_member SET ${set} WHERE id = $1`, [id]);
    await expectConflict(approve(bob, theirs.id), 'requester_gone');
    expect(await rolesOf(subject)).toEqual(['support']);
  });
});

test('a change that would do nothing is rejected', async () => {
  const { id } = await newPerson();
  await expectConflict(change(ada, id, { kind: 'enable' }), 'account_state');
  await expectConflict(change(ada, id, { kind: 'set_roles', roles: ['support'] }), 'account_state');
  await change(ada, id, { kind: 'disable' });
  await expectConflict(change(ada, id, { kind: 'reset_second_factor' }), 'account_state');
  await expectProblem(change(ada, randomUUID(), { kind: 'disable' }), 'not_found');
});
