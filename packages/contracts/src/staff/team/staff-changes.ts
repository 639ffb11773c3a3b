import { staffChangeDays, staffChangeKinds, staffPermissions, staffRoles } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { calendarDay } from '../../shared/dates.ts';
import { day, uuid } from '../../shared/ids.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { reason } from '../reason.ts';
import { changePath, waitingChange } from '../waiting-change.ts';

const c = initContract();

const staffChange = z
  .object({
    ...waitingChange,
    kind: z.enum(staffChangeKinds),
    account: waitingChange.requested_by
      .extend({ email: z.string() })
      .nullable()
      .describe('The account. Null for a role and for a month.'),
    roles: z
      .object({ before: z.array(z.enum(staffRoles)), after: z.array(z.enum(staffRoles)) })
      .nullable()
      .describe('For an invitation and a change of roles.'),
    permissions: z
      .object({
        role: z.enum(staffRoles),
        added: z.array(z.enum(staffPermissions)),
        removed: z.array(z.enum(staffPermissions)),
      })
      .nullable()
      .describe('For a change of a role, compared with what it has now.'),
    month: day.nullable().describe('First day of the archived month that may be dropped.'),
  })
  .meta({ id: 'StaffChange' });
export type StaffChange = z.infer<typeof staffChange>;

const pathParams = changePath;

export const staffChangesContract = c.router({
  list: {
    ...endpoints.staffChanges.list,
    ...forStaff('staff.manage'),
    summary: 'List changes that wait for a second staff member',
    description: `Returns the oldest first. The audit log has the decided ones. A change can be approved for ${staffChangeDays} days.`,
    responses: { 200: z.object({ results: z.array(staffChange) }), ...problems(401, 403) },
  },
  requestDrop: {
    ...endpoints.staffChanges.requestDrop,
    ...forStaff('staff.manage', { fresh: true }),
    summary: 'Request that an archived month is dropped',
    description:
      'Nothing changes. After another admin approved it, an operator can drop the rounds of the month from the database. They stay in the archive. Returns `conflict` if the month cannot be dropped.',
    body: z
      .strictObject({
        id: uuid.describe('Created by the caller. The same ID cannot be used for two changes.'),
        month: calendarDay.regex(/-01$/).describe('First day of the month (UTC).'),
        reason: reason.describe('Reason for the audit log.'),
      })
      .meta({ id: 'DropMonthForm' }),
    responses: { 204: c.noBody(), ...problems(401, 403, 409) },
  },
  approve: {
    ...endpoints.staffChanges.approve,
    ...forStaff('staff.manage', { fresh: true }),
    summary: 'Approve a change',
    description:
      'Makes the change. Neither the staff member who requested it nor the one whom it concerns can approve it; the call then returns `conflict` with reason `second_person`.',
    pathParams,
    body: c.noBody(),
    responses: { 204: c.noBody(), ...problems(401, 403, 404, 409) },
  },
  reject: {
    ...endpoints.staffChanges.reject,
    ...forStaff('staff.manage', { fresh: true }),
    summary: 'Reject a change',
    description: 'Nothing changes. The staff member who requested it can also reject it to withdraw it.',
    pathParams,
    body: z.strictObject({ reason }).meta({ id: 'RejectStaffChangeForm' }),
    responses: { 204: c.noBody(), ...problems(401, 403, 404, 409) },
  },
});
