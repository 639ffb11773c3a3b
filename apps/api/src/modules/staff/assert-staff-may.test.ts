import { staffPermissions } from '@goldwren/rules';
import { expect, test } from 'vitest';
import { assertStaffMay } from './assert-staff-may.ts';

const member = { id: '1', email: 'sam@example.test', name: 'Sam Staff', roles: ['support'] } as const;

test.each(staffPermissions)('allows a member with the permission %s', (permission) => {
  expect(() => assertStaffMay({ ...member, permissions: [permission] }, permission)).not.toThrow();
});

test.each(staffPermissions)('throws forbidden for a member with every permission but %s', (permission) => {
  const permissions = staffPermissions.filter((one) => one !== permission);
  expect(() => assertStaffMay({ ...member, permissions }, permission)).toThrow(
    expect.objectContaining({ code: 'forbidden', status: 403 }),
  );
});
