import { staffRoles } from '@goldwren/rules';
import { expect, test } from 'vitest';
import { assertStaffMay } from './assert-staff-may.ts';

const member = { id: '1', email: 'sam@example.test', name: 'Sam Staff' };

test.each(staffRoles)('allows %s to see their own account', (role) => {
  expect(() => assertStaffMay({ ...member, roles: [role] }, 'own_account')).not.toThrow();
});

test('throws forbidden without a role that has the permission', () => {
  expect(() => assertStaffMay({ ...member, roles: [] }, 'own_account')).toThrow(
    expect.objectContaining({ code: 'forbidden', status: 403 }),
  );
});
