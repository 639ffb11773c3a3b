import { risk, riskCaseStates, riskLinkKinds, riskOccasions, riskSignalIds } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';
import { pageWithTotals, sortBy } from '../../shared/pagination.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { cellsPageQuery, orderOfSort, overCells, pagesOverCells } from '../over-cells.ts';
import { playerLine } from '../player-line.ts';
import { writtenReason } from '../written-reason.ts';

const c = initContract();

const reason = z.object({
  signal: z.enum(riskSignalIds),
  points: z.int().describe('Part of the score. Less than `weight` when other signals have used up the group.'),
  weight: z.int().describe('The most that this signal can add.'),
  evidence: z.record(z.string(), z.number()).describe('The numbers that show why, such as `accounts`.'),
});

const assessment = z
  .object({
    score: z.int().min(0).max(risk.top),
    version: z.int().describe('Version of the signals, weights and thresholds.'),
    occasion: z.enum(riskOccasions),
    assessed_at: instant,
    reasons: z.array(reason),
  })
  .meta({ id: 'RiskAssessment' });

const link = z
  .object({
    player: playerLine,
    kinds: z.array(z.enum(riskLinkKinds)).describe('What the two accounts have in common.'),
    created_at: instant.nullable(),
    suspended: z.boolean(),
  })
  .meta({ id: 'RiskLink' });

const device = z
  .object({
    browser: z.string().nullable(),
    system: z.string().nullable(),
    first_seen_at: instant,
    last_seen_at: instant,
    accounts: z.int().describe('Number of open accounts that used this browser, this one included.'),
  })
  .meta({ id: 'RiskDevice' });

const figures = z
  .object({
    purchases: z.int().describe('Number of paid orders.'),
    purchased: amount.describe('Their sum in US dollars.'),
    redemptions: z.int().describe('Number of requests, whatever became of them.'),
    redeemed: amount.describe('Sweeps Coins of requests that are open or paid.'),
    wagered_gold: amount.describe('Sum of all stakes in Gold Coins.'),
    wagered_sweeps: amount.describe('Sum of all stakes in Sweeps Coins.'),
  })
  .meta({ id: 'LifetimeFigures' });

const riskFile = z
  .object({
    player: playerLine,
    assessment: assessment.nullable().describe('The latest score. Null before the first one.'),
    assessment_due: z.boolean().describe('Whether another assessment runs within a minute or two.'),
    links: z.array(link).describe('Other accounts, the ones with the most in common first.'),
    devices: z.array(device).describe('Browsers in which the player logged in, the latest first.'),
    networks: z.int().describe('Number of network addresses, of which only keyed hashes are stored.'),
    figures,
    case: z
      .object({ id: uuid, state: z.enum(riskCaseStates) })
      .nullable()
      .describe('The latest case.'),
  })
  .meta({ id: 'RiskFile' });
export type RiskFile = z.infer<typeof riskFile>;

const riskCase = z
  .object({
    id: uuid,
    player: playerLine,
    score: z.int(),
    signals: z.array(z.enum(riskSignalIds)),
    state: z.enum(riskCaseStates),
    opened_at: instant,
    due_at: instant,
    breached: z.boolean(),
    decided_at: instant.nullable(),
    decided_by: z.string().nullable().describe('Name of the staff member.'),
    note: z.string().nullable(),
    ticket_id: uuid.nullable().describe('Support ticket in which staff have contacted the player.'),
  })
  .meta({ id: 'RiskCase' });
export type RiskCase = z.infer<typeof riskCase>;

const riskCaseDetail = riskCase.extend({ file: riskFile }).meta({ id: 'RiskCaseDetail' });
export type RiskCaseDetail = z.infer<typeof riskCaseDetail>;

const noConcernForm = z.strictObject({ note: writtenReason(risk.noteMaxLength) }).meta({ id: 'RiskNoConcernForm' });
const contactForm = z.strictObject({ message: writtenReason(risk.noteMaxLength) }).meta({ id: 'RiskContactForm' });

const casePath = z.object({ id: uuid.describe('ID of the case.') });
const playerPath = z.object({ id: uuid.describe('ID of the player.') });

export const riskContract = c.router({
  cases: {
    ...endpoints.risk.cases,
    ...forStaff(
      'risk.review',
      pagesOverCells(riskCase, ({ sort, state }) =>
        orderOfSort(sort ?? (state === 'open' ? 'opened' : '-opened'), 'id', { opened: null, score: 'score' }),
      ),
    ),
    summary: 'List risk cases',
    description: 'With `state=open`, returns the longest waiting case first. Otherwise returns the newest first.',
    query: z.strictObject({
      state: z.enum(riskCaseStates).optional().describe('Only in this state.'),
      player: uuid.optional().describe('Only for this player.'),
      sort: sortBy('opened', 'score'),
      ...cellsPageQuery,
    }),
    responses: { 200: overCells(pageWithTotals(riskCase), 'RiskCaseRow'), ...problems(401) },
  },
  case: {
    ...endpoints.risk.case,
    ...forStaff('risk.review'),
    summary: 'Get a risk case',
    description: 'Returns the score with its reasons, the linked accounts and the devices. The access is audited.',
    pathParams: casePath,
    responses: { 200: riskCaseDetail, ...problems(401, 404) },
  },
  noConcern: {
    ...endpoints.risk.noConcern,
    ...forStaff('risk.review', { fresh: true }),
    summary: 'Close a risk case without concern',
    description: 'The same facts open no other case. New facts do. Repeating the call changes nothing.',
    pathParams: casePath,
    body: noConcernForm,
    responses: { 200: riskCase, ...problems(401, 404) },
  },
  contact: {
    ...endpoints.risk.contact,
    ...forStaff('risk.review', { fresh: true }),
    summary: 'Contact the player about a risk case',
    description:
      'Creates a support ticket with this message and mails it. Repeating the call returns the first ticket. Returns `conflict` with reason `risk_decided` for a closed case.',
    pathParams: casePath,
    body: contactForm,
    responses: { 200: riskCase, ...problems(401, 404, 409) },
  },
  file: {
    ...endpoints.risk.file,
    ...forStaff('risk.review'),
    summary: "Get a player's risk file",
    description: 'Returns lifetime figures, devices, linked accounts and the latest score. The access is audited.',
    pathParams: playerPath,
    responses: { 200: riskFile, ...problems(401, 404) },
  },
  assess: {
    ...endpoints.risk.assess,
    ...forStaff('risk.review', { fresh: true }),
    summary: 'Assess a player again',
    description: 'Computes and stores the score now. It does not change what the player may do.',
    pathParams: playerPath,
    body: c.noBody(),
    responses: { 200: riskFile, ...problems(401, 404) },
  },
});
