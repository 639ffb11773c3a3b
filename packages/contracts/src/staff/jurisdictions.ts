import { permissions } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant } from '../shared/ids.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { country } from '../shared/person.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';
import { reasonForm } from './operations-forms.ts';
import { packSwitchForm } from './switch-forms.ts';

const c = initContract();

const allowed = z.array(z.enum(permissions));

const pack = z
  .object({
    id: z.string(),
    from: z.iso.date().describe('The first day on which it may be in force.'),
    summary: z.string(),
    in_force: z.boolean(),
    may_switch: z.boolean().describe('Not in force, and its first day has come.'),
    regions: z
      .array(z.object({ country, region: z.string(), allowed }))
      .describe('Regions with rules of their own; everywhere else everything is allowed.'),
  })
  .meta({ id: 'StaffPolicyPack' });
export type StaffPolicyPack = z.infer<typeof pack>;

const packSwitch = z
  .object({
    id: z.int(),
    pack_id: z.string(),
    at: instant,
    by: z.string(),
    reason: z.string().nullable().describe('Null for the pack that came with the installation.'),
  })
  .meta({ id: 'PolicySwitch' });
export type PolicySwitch = z.infer<typeof packSwitch>;

const regionChange = z
  .object({
    country,
    region: z.string(),
    players: z.int().describe('Who live there and are not suspended.'),
    loses: allowed,
    gains: allowed,
  })
  .meta({ id: 'RegionChange' });

const claims = z
  .object({
    claims: z.object({ players: z.string(), rating: z.string() }).describe('As the footer prints them.'),
    confirmed_at: instant.nullable().describe('When these very claims were last confirmed; null: never.'),
    confirmed_by: z.string().nullable(),
    evidence: z.string().nullable(),
    due_at: instant.nullable().describe('When they must be confirmed again; null: at once.'),
    overdue: z.boolean(),
  })
  .meta({ id: 'MarketingClaims' });
export type StaffMarketingClaims = z.infer<typeof claims>;

export const jurisdictionsContract = c.router({
  get: {
    ...endpoints.jurisdictions.get,
    ...forStaff('jurisdictions.switch'),
    summary: 'The regional packs, and which one is in force',
    description: 'With who put it in force, when and why.',
    responses: {
      200: z.object({ results: z.array(pack), current: packSwitch }),
      ...problems(401),
    },
  },
  preview: {
    ...endpoints.jurisdictions.preview,
    ...forStaff('jurisdictions.switch'),
    summary: 'What putting a pack in force would change',
    description: 'Region by region against the pack in force now, with how many players it touches. Changes nothing.',
    pathParams: z.object({ pack: z.string().max(64).describe('The pack.') }),
    responses: {
      200: z.object({ changes: z.array(regionChange), players: z.int() }),
      ...problems(401, 404),
    },
  },
  switch: {
    ...endpoints.jurisdictions.switch,
    ...forStaff('jurisdictions.switch', { fresh: true }),
    summary: 'Put a pack in force',
    description:
      'Holds everywhere within two seconds. Takes nothing from anybody: where play or redemption is no longer allowed, it is refused from then on. `conflict` when it is in force, or somebody switched since `current` was read.',
    body: packSwitchForm,
    responses: { 200: z.object({ current: packSwitch }), ...problems(401, 404, 409) },
  },
  history: {
    ...endpoints.jurisdictions.history,
    ...forStaff('jurisdictions.switch'),
    summary: 'Every switch of the pack, newest first',
    description: 'Append-only.',
    query: z.strictObject(pageQuery),
    responses: { 200: page(packSwitch), ...problems(401) },
  },
  claims: {
    ...endpoints.jurisdictions.claims,
    ...forStaff('jurisdictions.switch'),
    summary: "The footer's marketing claims, and when they were last substantiated",
    description: 'They are constants of the site: somebody has to see to it that they are true.',
    responses: { 200: claims, ...problems(401) },
  },
  confirmClaims: {
    ...endpoints.jurisdictions.confirmClaims,
    ...forStaff('jurisdictions.switch', { fresh: true }),
    summary: "Confirm that the footer's marketing claims are true",
    description: 'The reason says by what they are substantiated.',
    body: reasonForm,
    responses: { 200: claims, ...problems(401) },
  },
});
