import { staffRoles } from '@goldwren/rules';
import { expect, test } from 'vitest';
import { assertStaffMay } from './assert-staff-may.ts';

const member = { id: '1', email: 'sam@example.test', name: 'Sam Staff' };

test.each(staffRoles)('%s may see their own account', (role) => {
  expect(() => assertStaffMay({ ...member, roles: [role] }, 'own_account')).not.toThrow();
});

test('whoever has no role with the permission is refused as forbidden', () => {
  expect(() => assertStaffMay({ ...member, roles: [] }, 'own_account')).toThrow(
    expect.objectContaining({ code: 'forbidden', status: 403 }),
  );
});
