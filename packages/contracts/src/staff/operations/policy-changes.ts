import { account, isRegionOf, permissions } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { calendarDay } from '../../shared/dates.ts';
import { formCode } from '../../shared/form-codes.ts';
import { instant } from '../../shared/ids.ts';
import { page, pageQuery } from '../../shared/pagination.ts';
import { country, regionCode } from '../../shared/person.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { reasonForm } from '../operations-forms.ts';
import { reason } from '../reason.ts';
import { changePath, newChangeId, waitingChange } from '../waiting-change.ts';

const c = initContract();

const permissionList = z.array(z.enum(permissions));
const who = waitingChange.requested_by;
const version = z.int().describe('Number of the latest approved change. 0: none yet.');

const change = z
  .object({
    ...waitingChange,
    country,
    region: z.string(),
    forbidden: permissionList.describe('What staff will not allow in the region. The policy pack can forbid more.'),
    before: permissionList.describe('What staff do not allow there now.'),
    from: calendarDay.describe('First day of the change. It starts with the approval when that is later.'),
  })
  .meta({ id: 'PolicyChange' });
export type PolicyChange = z.infer<typeof change>;

const policyVersion = z
  .object({
    version: z.int(),
    country,
    region: z.string(),
    forbidden: permissionList,
    before: permissionList.describe('What staff did not allow there in the version before.'),
    effective_at: instant,
    state: z
      .enum(['in_force', 'scheduled', 'replaced'])
      .describe('`replaced`: a later change of the same region is in force or scheduled instead.'),
    reason: z.string(),
    requested_by: who,
    approved_by: who,
    hash: z.string().describe('SHA-256 of this version and of the hash of the version before, in hexadecimal.'),
  })
  .meta({ id: 'PolicyVersion' });
export type PolicyVersion = z.infer<typeof policyVersion>;

const policyRegion = z
  .object({
    version,
    pack_id: z.string(),
    pack_allows: permissionList.describe('What the policy pack in force allows. Staff can only take away from it.'),
    forbidden: permissionList.describe('What staff do not allow there now.'),
    players: z.int().describe('Number of players in the region who are not suspended.'),
    players_with_sweeps: z.int().describe('How many of them have Sweeps Coins.'),
    open_redemptions: z.int().describe('Open redemptions of players in the region.'),
  })
  .meta({ id: 'PolicyRegion' });
export type PolicyRegion = z.infer<typeof policyRegion>;

const place = {
  country: country.describe('Country of the region.'),
  region: regionCode
    .min(account.regionCodeLength, formCode('region_missing'))
    .describe('Code of the state or province.'),
};

const form = z
  .strictObject({
    id: newChangeId,
    ...place,
    forbidden: permissionList
      .max(permissions.length)
      .describe(
        'Everything that staff do not allow after the change. After an empty list, only the policy pack decides.',
      ),
    from: calendarDay,
    current: version,
    reason,
  })
  .refine((value) => isRegionOf(value.country, value.region), {
    path: ['region'],
    error: formCode('region_not_of_country'),
  })
  .meta({ id: 'PolicyChangeForm' });

const pathParams = changePath;

export const policyChangesContract = c.router({
  list: {
    ...endpoints.policyChanges.list,
    ...forStaff('jurisdictions.switch'),
    summary: 'List changes of regional rules that wait for a second staff member',
    description: 'Returns the oldest first, and the number of the latest version.',
    responses: { 200: z.object({ version, results: z.array(change) }), ...problems(401) },
  },
  region: {
    ...endpoints.policyChanges.region,
    ...forStaff('jurisdictions.switch'),
    summary: 'Get the rules of a region',
    description: 'Returns what is allowed there now, and how many players a change affects.',
    pathParams: z.object(place),
    responses: { 200: policyRegion, ...problems(401, 404) },
  },
  versions: {
    ...endpoints.policyChanges.versions,
    ...forStaff('jurisdictions.switch'),
    summary: 'List versions of the regional rules',
    description: 'Returns every approved change, newest first. The list is append-only.',
    query: z.strictObject(pageQuery),
    responses: { 200: page(policyVersion), ...problems(401) },
  },
  request: {
    ...endpoints.policyChanges.request,
    ...forStaff('jurisdictions.switch', { fresh: true }),
    summary: 'Request a change of the rules of a region',
    description:
      'Changes nothing until a second staff member approves it. A change can only take away from what the policy pack allows. Returns `conflict` if another change of the region waits, if there is a newer version than `current`, or if nothing would change.',
    body: form,
    responses: { 204: c.noBody(), ...problems(401, 409) },
  },
  approve: {
    ...endpoints.policyChanges.approve,
    ...forStaff('jurisdictions.switch', { fresh: true }),
    summary: 'Approve a change of the rules of a region',
    description:
      'Creates the next version. From its first day, every process enforces it within two seconds. The person who requested it cannot approve it; the call then returns `conflict` with reason `second_person`.',
    pathParams,
    body: c.noBody(),
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  reject: {
    ...endpoints.policyChanges.reject,
    ...forStaff('jurisdictions.switch', { fresh: true }),
    summary: 'Reject a change of the rules of a region',
    description: 'Nothing changes. The person who requested it can also reject it to withdraw it.',
    pathParams,
    body: reasonForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
});
