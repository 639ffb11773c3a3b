import { staffPermissions, staffRoles } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { changeAnswer, changeFields } from './staff-accounts.ts';

const c = initContract();

const role = z
  .object({ role: z.enum(staffRoles), permissions: z.array(z.enum(staffPermissions)) })
  .meta({ id: 'StaffRoleGrants' });
export type StaffRoleGrants = z.infer<typeof role>;

export const rolesContract = c.router({
  list: {
    ...endpoints.roles.list,
    ...forStaff('staff.manage'),
    summary: 'List roles',
    description: 'Returns each role with the permissions that it has now.',
    responses: { 200: z.object({ results: z.array(role) }), ...problems(401, 403) },
  },
  change: {
    ...endpoints.roles.change,
    ...forStaff('staff.manage', { fresh: true }),
    summary: 'Request a change of a role',
    description:
      'The permissions replace those of the role when another admin approves the change. `own_account` and `staff.manage` stay as they are, whether they are in the list or not.',
    pathParams: z.object({ role: z.enum(staffRoles).describe('Name of the role.') }),
    body: z
      .strictObject({ ...changeFields, permissions: z.array(z.enum(staffPermissions)).max(staffPermissions.length) })
      .meta({ id: 'ChangeRoleForm' }),
    responses: { 200: changeAnswer, ...problems(401, 403, 404, 409) },
  },
});
