import { randomUUID } from 'node:crypto';
import { permissionsOfRole, type StaffPermission, type StaffRole, staffRoles } from '@goldwren/rules';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seedStaffRules } from '../../src/modules/staff/public.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { reason } from '../helpers/people/staff-changes.ts';

const api = setUpTestApi();
let ada: Caller;
let bob: Caller;
beforeAll(async () => {
  [ada, bob] = [await newStaff(api, ['admin']), await newStaff(api, ['admin'])];
});
afterEach(async () => {
  await api.owner.query('DELETE FROM staff_permission; DELETE FROM staff_change');
  await seedStaffRules(drizzleOver(api.owner));
});

const given = (role: StaffRole): StaffPermission[] => [...permissionsOfRole[role]];
const without = (role: StaffRole, gone: StaffPermission) => given(role).filter((one) => one !== gone);
const grantsOf = async (role: StaffRole) =>
  (await ada.staff.roles.list()).results.find((one) => one.role === role)?.permissions;

async function requestChange(role: StaffRole, permissions: StaffPermission[], by = ada): Promise<string> {
  const id = randomUUID();
  expect(await by.staff.roles.change({ params: { role }, body: { id, permissions, reason } })).toEqual({ waits: true });
  return id;
}

async function setRole(role: StaffRole, permissions: StaffPermission[]): Promise<void> {
  await bob.staff.staffChanges.approve({ params: { id: await requestChange(role, permissions) } });
}

test.each(staffRoles)('%s first has exactly the permissions of the rules', async (role) => {
  expect(await grantsOf(role)).toEqual(given(role));
});

describe('a permission', () => {
  test('that is taken from a role is gone with the next call of an open session', async () => {
    const support = await newStaff(api, ['support']);
    await support.staff.players.search({ body: {} });
    const id = await requestChange('support', without('support', 'players.read'));
    await support.staff.players.search({ body: {} });
    expect((await ada.staff.staffChanges.list()).results).toMatchObject([
      { id, account: null, permissions: { role: 'support', added: [], removed: ['players.read'] } },
    ]);
    await bob.staff.staffChanges.approve({ params: { id } });
    await expectProblem(support.staff.players.search({ body: {} }), 'forbidden');
    expect((await support.staff.auth.me()).staff.permissions).toEqual(without('support', 'players.read'));
  });

  test('that is given to a role allows its calls, in the API and in the database', async () => {
    const support = await newStaff(api, ['support']);
    const body = { reason: 'A test of the switch' };
    await expectProblem(support.staff.games.allOff({ body }), 'forbidden');
    await setRole('support', [...given('support'), 'games.switch']);
    await support.staff.games.allOff({ body });
    await support.staff.games.allOn({ body });
  });

  test('that is fixed cannot be given or taken', async () => {
    const id = await requestChange('support', ['staff.manage', 'players.read']);
    const [asked] = (await ada.staff.staffChanges.list()).results;
    expect(asked?.permissions?.added).toEqual([]);
    expect(asked?.permissions?.removed).not.toContain('own_account');
    await bob.staff.staffChanges.approve({ params: { id } });
    expect(await grantsOf('support')).toEqual(['own_account', 'players.read']);
    await setRole('admin', ['players.read']);
    expect(await grantsOf('admin')).toEqual(['own_account', 'players.read', 'staff.manage']);
  });
});

test('a change of a role is never approved by the one who requested it', async () => {
  const id = await requestChange('finance', ['players.read']);
  await expectProblem(ada.staff.staffChanges.approve({ params: { id } }), 'conflict');
  expect(await grantsOf('finance')).toEqual(given('finance'));
});

test('a change of a role is in the audit log with the whole list', async () => {
  await setRole('finance', ['players.read']);
  const { results } = await ada.staff.audit.search({ body: { subject_type: 'role', subject_id: 'finance' } });
  expect(results.slice(0, 2)).toMatchObject([
    { action: 'role.permissions_changed', facts: { permissions: ['players.read'], reason } },
    { action: 'staff.change_requested', facts: { permissions: ['players.read'] } },
  ]);
});

test('a new release adds the permissions that it brings, and leaves the others as staff set them', async () => {
  await setRole('support', without('support', 'tickets.answer'));
  await api.owner.query("DELETE FROM staff_permission WHERE permission = 'games.switch'");
  await api.owner.query("INSERT INTO staff_permission VALUES ('support', 'old.permission', true)");
  await seedStaffRules(drizzleOver(api.owner));
  expect(await grantsOf('support')).toEqual(without('support', 'tickets.answer'));
  expect(await grantsOf('admin')).toEqual(given('admin'));
  const { rowCount } = await api.owner.query("SELECT FROM staff_permission WHERE permission = 'old.permission'");
  expect(rowCount).toBe(0);
});
