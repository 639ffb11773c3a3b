import { permissions, staffChangeDays } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant } from '../../shared/ids.ts';
import { page, pageQuery } from '../../shared/pagination.ts';
import { country } from '../../shared/person.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { reasonForm } from '../operations-forms.ts';
import { reason } from '../reason.ts';
import { changePath, newChangeId, waitingChange } from '../waiting-change.ts';

const c = initContract();

const allowed = z.array(z.enum(permissions));

const pack = z
  .object({
    id: z.string(),
    from: z.iso.date().describe('First day on which the pack may be in force.'),
    summary: z.string(),
    in_force: z.boolean(),
    may_switch: z
      .boolean()
      .describe('Whether the pack can be put in force: its first day has come and it is not in force.'),
    regions: z
      .array(z.object({ country, region: z.string(), allowed }))
      .describe('Regions with their own rules. Everything is allowed in other regions.'),
  })
  .meta({ id: 'StaffPolicyPack' });
export type StaffPolicyPack = z.infer<typeof pack>;

const packSwitch = z
  .object({
    id: z.int(),
    pack_id: z.string(),
    at: instant,
    requested_by: z
      .string()
      .nullable()
      .describe('Email of the person who requested the switch. Null for the initial pack.'),
    by: z.string().describe('Email of the second staff member, who approved it.'),
    reason: z.string().nullable().describe('Reason for the switch. Null for the initial pack.'),
  })
  .meta({ id: 'PolicySwitch' });
export type PolicySwitch = z.infer<typeof packSwitch>;

const regionChange = z
  .object({
    country,
    region: z.string(),
    players: z.int().describe('Number of players in the region who are not suspended.'),
    loses: allowed,
    gains: allowed,
  })
  .meta({ id: 'RegionChange' });

const preview = {
  changes: z.array(regionChange).describe('Changes by region. They contain what staff forbid by region.'),
  players: z.int().describe('Number of players in these regions.'),
};

const request = z.object({ ...waitingChange, pack_id: z.string(), ...preview }).meta({ id: 'PackSwitchRequest' });
export type PackSwitchRequest = z.infer<typeof request>;

const form = z
  .strictObject({
    id: newChangeId,
    pack_id: z.string().max(64),
    current: z.int().describe('ID of the current switch when the decision was made.'),
    reason,
  })
  .meta({ id: 'PackSwitchForm' });

const claims = z
  .object({
    claims: z.object({ players: z.string(), rating: z.string() }).describe('Claims as shown in the footer.'),
    confirmed_at: instant.nullable().describe('When exactly these claims were last confirmed. Null if never.'),
    confirmed_by: z.string().nullable(),
    evidence: z.string().nullable(),
    due_at: instant.nullable().describe('When the claims must be confirmed again. Null: immediately.'),
    overdue: z.boolean(),
  })
  .meta({ id: 'MarketingClaims' });
export type StaffMarketingClaims = z.infer<typeof claims>;

export const jurisdictionsContract = c.router({
  get: {
    ...endpoints.jurisdictions.get,
    ...forStaff('jurisdictions.switch'),
    summary: 'List policy packs',
    description: 'Returns all packs for regions, and who put the current pack in force, when and why.',
    responses: {
      200: z.object({ results: z.array(pack), current: packSwitch }),
      ...problems(401),
    },
  },
  preview: {
    ...endpoints.jurisdictions.preview,
    ...forStaff('jurisdictions.switch'),
    summary: 'Preview a policy pack',
    description:
      'Returns the changes in each region compared with what is allowed now, and the number of affected players. Changes nothing.',
    pathParams: z.object({ pack: z.string().max(64).describe('ID of the pack.') }),
    responses: { 200: z.object(preview), ...problems(401, 404) },
  },
  requests: {
    ...endpoints.jurisdictions.requests,
    ...forStaff('jurisdictions.switch'),
    summary: 'List switches of the policy pack that wait for a second staff member',
    description: `Returns at most one, with the preview of its request. It can be approved for ${staffChangeDays} days.`,
    responses: { 200: z.object({ results: z.array(request) }), ...problems(401) },
  },
  request: {
    ...endpoints.jurisdictions.request,
    ...forStaff('jurisdictions.switch', { fresh: true }),
    summary: 'Request a switch of the policy pack',
    description:
      'Changes nothing until a second staff member approves it. The current preview is stored with the request. Returns `conflict` if another request waits, if the pack is already in force, if its first day has not come, or if the pack was switched after `current` was read.',
    body: form,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  approve: {
    ...endpoints.jurisdictions.approve,
    ...forStaff('jurisdictions.switch', { fresh: true }),
    summary: 'Approve a switch of the policy pack',
    description:
      'Takes effect everywhere within two seconds. Balances do not change: where play or redemption is no longer allowed, it is rejected from then on. The person who requested it cannot approve it; the call then returns `conflict` with reason `second_person`. It also returns `conflict` if the request has expired, if the pack was switched since, or if the switch would now change other rules than when it was requested.',
    pathParams: changePath,
    body: c.noBody(),
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  reject: {
    ...endpoints.jurisdictions.reject,
    ...forStaff('jurisdictions.switch', { fresh: true }),
    summary: 'Reject a switch of the policy pack',
    description: 'Nothing changes. The person who requested it can also reject it to withdraw it.',
    pathParams: changePath,
    body: reasonForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  history: {
    ...endpoints.jurisdictions.history,
    ...forStaff('jurisdictions.switch'),
    summary: 'List policy pack switches',
    description: 'Returns every switch, newest first. The list is append-only.',
    query: z.strictObject(pageQuery),
    responses: { 200: page(packSwitch), ...problems(401) },
  },
  claims: {
    ...endpoints.jurisdictions.claims,
    ...forStaff('jurisdictions.switch'),
    summary: 'Get the marketing claims',
    description:
      'Returns the claims in the footer and when they were last confirmed. The claims are constants of the site, so staff must confirm regularly that they are true.',
    responses: { 200: claims, ...problems(401) },
  },
  confirmClaims: {
    ...endpoints.jurisdictions.confirmClaims,
    ...forStaff('jurisdictions.switch', { fresh: true }),
    summary: 'Confirm the marketing claims',
    description: 'Confirms that the claims in the footer are true. The reason must name the evidence.',
    body: reasonForm,
    responses: { 200: claims, ...problems(401) },
  },
});
