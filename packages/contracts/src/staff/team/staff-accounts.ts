import { staffChangeDays, staffLinkHours, staffRoles } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { formCode } from '../../shared/form-codes.ts';
import { instant, uuid } from '../../shared/ids.ts';
import { email, personName } from '../../shared/person.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { reason } from '../reason.ts';
import { staffAccountSummary } from './audit.ts';

const c = initContract();

const staffAccount = staffAccountSummary
  .extend({
    invited: z.boolean().describe('Whether the staff member has not set a password yet.'),
    second_factor: z.boolean().describe('Whether a second factor is set up. Without it, sign-in is not possible.'),
    locked_at: instant.nullable().describe('When too many wrong codes locked the account. Null if it is not locked.'),
    last_seen_at: instant.nullable().describe('When the staff member last used the back office. Null if never.'),
  })
  .meta({ id: 'StaffAccount' });
export type StaffAccount = z.infer<typeof staffAccount>;

const staffAccountDetail = staffAccount
  .extend({
    sessions: z.array(z.object({ started_at: instant, last_seen_at: instant })).describe('Signed-in browsers.'),
  })
  .meta({ id: 'StaffAccountDetail' });
export type StaffAccountDetail = z.infer<typeof staffAccountDetail>;

const roles = z
  .array(z.enum(staffRoles))
  .min(1, formCode('roles_missing'))
  .max(staffRoles.length)
  .transform((list) => [...new Set(list)]);

/** The fields of every requested change. */
export const changeFields = {
  id: uuid.describe('Created by the caller. The same ID cannot be used for two changes.'),
  reason: reason.describe('Reason for the audit log.'),
};

/** What a requested change did. */
export const changeAnswer = z
  .object({ waits: z.boolean().describe('True if another staff member must approve the change first.') })
  .meta({ id: 'StaffChangeAnswer' });

const pathParams = z.object({ id: uuid.describe('ID of the staff account.') });
const twoPeople =
  'A change that gives the role `admin`, or that concerns an admin, waits until another admin approves it. Every other change applies at once.';

export const staffAccountsContract = c.router({
  list: {
    ...endpoints.staffAccounts.list,
    ...forStaff('staff.unlock'),
    summary: 'List staff accounts',
    description: 'Returns the accounts ordered by name.',
    responses: { 200: z.object({ results: z.array(staffAccount) }), ...problems(401, 403) },
  },
  get: {
    ...endpoints.staffAccounts.get,
    ...forStaff('staff.manage'),
    summary: 'Get a staff account',
    description: 'Returns the account with its signed-in browsers.',
    pathParams,
    responses: { 200: staffAccountDetail, ...problems(401, 403, 404) },
  },
  invite: {
    ...endpoints.staffAccounts.invite,
    ...forStaff('staff.manage', { fresh: true }),
    summary: 'Invite a staff member',
    description: `Another admin must approve the invitation within ${staffChangeDays} days. The approval adds the account and mails a link that works once, for ${staffLinkHours} hours. With it, the staff member sets the password and the second factor. Returns \`conflict\` if the mailbox has an account or a waiting invitation.`,
    body: z
      .strictObject({ ...changeFields, email, name: personName('full_name_missing'), roles })
      .meta({ id: 'InviteStaffMemberForm' }),
    responses: { 200: changeAnswer, ...problems(401, 403, 409) },
  },
  change: {
    ...endpoints.staffAccounts.change,
    ...forStaff('staff.manage', { fresh: true }),
    summary: 'Change a staff account',
    description: `\`disable\` ends every session at once. Approvals of this staff member that still need a second approval no longer count. \`reset_second_factor\` ends every session and mails a new link; the password stays. For a staff member who has not used the invitation, it mails a new invitation. No one can change their own account. ${twoPeople}`,
    pathParams,
    body: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('set_roles'), ...changeFields, roles }),
        z.strictObject({ kind: z.enum(['disable', 'enable', 'reset_second_factor']), ...changeFields }),
      ])
      .meta({ id: 'ChangeStaffAccountForm' }),
    responses: { 200: changeAnswer, ...problems(401, 403, 404, 409) },
  },
  unlock: {
    ...endpoints.staffAccounts.unlock,
    ...forStaff('staff.unlock', { fresh: true }),
    summary: 'Unlock a staff account',
    description:
      "Unlocks an account that was locked after too many wrong second-factor codes. Password and authenticator do not change. Unlocking again has no effect. Returns `forbidden` for the caller's own account.",
    pathParams,
    body: c.noBody(),
    responses: { 200: staffAccount, ...problems(401, 403, 404) },
  },
  endSessions: {
    ...endpoints.staffAccounts.endSessions,
    ...forStaff('staff.manage', { fresh: true }),
    summary: 'End the sessions of a staff account',
    description: 'Signs out every browser. The staff member can sign in again. Admins can also end their own sessions.',
    pathParams,
    body: c.noBody(),
    responses: { 200: staffAccountDetail, ...problems(401, 403, 404) },
  },
});
