import { describe, expect, test } from 'vitest';
import { permissionsOf, permissionsOfRole, session, staffPermissions, staffRoles, staffSession } from './index.ts';

describe('permissions', () => {
  test('are nothing without a role', () => {
    expect(permissionsOf([])).toEqual([]);
  });

  test.each(staffRoles)('%s has exactly what its line says, each once', (role) => {
    expect(permissionsOf([role, role])).toEqual([...permissionsOfRole[role]]);
  });

  test('every one is held by some role', () => {
    expect(permissionsOf(staffRoles)).toEqual([...staffPermissions]);
  });
});

test("a session of staff ends before a player's would, idle or not", () => {
  expect(staffSession.idleMinutes).toBeLessThan(session.idleHours * 60);
  expect(staffSession.absoluteHours).toBeLessThan(session.absoluteDays * 24);
});
