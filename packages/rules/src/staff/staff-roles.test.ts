import { describe, expect, test } from 'vitest';
import { permissionsOf, permissionsOfRole, session, staffPermissions, staffRoles, staffSession } from '../index.ts';

describe('permissions', () => {
  test('are empty without a role', () => {
    expect(permissionsOf([])).toEqual([]);
  });

  test.each(staffRoles)('of %s are exactly those of its entry, each once', (role) => {
    expect(permissionsOf([role, role])).toEqual([...permissionsOfRole[role]]);
  });

  test('all belong to at least one role', () => {
    expect(permissionsOf(staffRoles)).toEqual([...staffPermissions]);
  });
});

test("a staff session is shorter than a player's, both idle and absolute", () => {
  expect(staffSession.idleMinutes).toBeLessThan(session.idleHours * 60);
  expect(staffSession.absoluteHours).toBeLessThan(session.absoluteDays * 24);
});
