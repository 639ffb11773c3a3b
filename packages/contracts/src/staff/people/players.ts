import {
  currencies,
  entryMethods,
  entryStatuses,
  identityStatuses,
  journalKinds,
  orderStatuses,
  playerEventKinds,
  redemptionStatuses,
  roundStates,
  staffText,
  ticketCategories,
  ticketStatuses,
  timelineKinds,
} from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../../shared/ids.ts';
import { amount, signedAmount } from '../../shared/money.ts';
import { page, pageBeforeArchive, pageQuery } from '../../shared/pagination.ts';
import { birthDate, country, personName, regionCode, visible } from '../../shared/person.ts';
import { facts, problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { cellsPageBody, overCells, pagesOverCells } from '../over-cells.ts';
import { playerLine } from '../player-line.ts';
import { reason } from '../reason.ts';
import { writtenReason } from '../written-reason.ts';
import { accountStatus, answered, pathParams, playerFile } from './player-file.ts';
import { protectPlayerContract } from './protect-player.ts';

const c = initContract();

const coin = z.enum(currencies);

const foundPlayer = playerLine
  .extend({
    country,
    us_state: z.string().nullable(),
    status: accountStatus,
    redemption_suspended: z.boolean(),
    identity_status: z.enum(identityStatuses),
    created_at: instant,
  })
  .meta({ id: 'FoundPlayer' });
export type FoundPlayer = z.infer<typeof foundPlayer>;

const who = z.object({ id: uuid, name: z.string() });
const moment = { id: z.string(), at: instant };

const timelineEntry = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('journal'),
      ...moment,
      currency: coin,
      movement: z.enum(journalKinds),
      amount: signedAmount,
      balance_after: amount,
      reference: uuid,
    }),
    z.object({
      kind: z.literal('round'),
      ...moment,
      game: z.string(),
      currency: coin,
      stake: amount,
      payout: amount.nullable(),
      state: z.enum(roundStates),
    }),
    z.object({
      kind: z.literal('order'),
      ...moment,
      package: z.string(),
      price_usd: amount,
      status: z.enum(orderStatuses),
    }),
    z.object({
      kind: z.literal('free_entry'),
      ...moment,
      reference: z.string(),
      method: z.enum(entryMethods),
      status: z.enum(entryStatuses),
    }),
    z.object({
      kind: z.literal('ticket'),
      ...moment,
      reference: z.string(),
      category: z.enum(ticketCategories),
      status: z.enum(ticketStatuses),
    }),
    z.object({ kind: z.literal('redemption'), ...moment, sweeps: amount, status: z.enum(redemptionStatuses) }),
    z.object({
      kind: z.enum(['note', 'sign_in', 'account']),
      ...moment,
      event: z.enum(playerEventKinds),
      staff: who.nullable().describe('Staff member who acted. Null for the player or an automatic rule.'),
      facts: facts.describe('`text` for a note, `reason` for an account action.'),
    }),
  ])
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof timelineEntry>;

const accountActionForm = z.strictObject({ reason }).meta({ id: 'BecauseForm' });
const searchForm = z
  .strictObject({
    q: z
      .string()
      .trim()
      .min(1)
      .max(254)
      .regex(visible)
      .optional()
      .describe(
        'An ID, at least four digits of a phone number, or parts of the name or email in any order. A part of one or two characters matches the beginning of a word.',
      ),
    country: country.optional().describe('Only players who live in this country.'),
    us_state: regionCode.min(2).optional().describe('Only players who live in this state or province.'),
    status: accountStatus.optional().describe('Only accounts in this state.'),
    identity_status: z.enum(identityStatuses).optional().describe('Only players with this identity status.'),
    redemption_suspended: z.literal(true).optional().describe('Only players whose redemption is suspended.'),
    ...cellsPageBody,
  })
  .meta({ id: 'PlayerSearchForm' });

export const playersContract = c.router({
  search: {
    ...endpoints.players.search,
    ...forStaff('players.read', {
      notFresh: 'a search changes nothing',
      ...pagesOverCells(foundPlayer, () => ({ id: 'id', by: null, descending: true })),
    }),
    summary: 'Search players',
    description:
      'The search term is in the body, because it is personal data and URLs are logged. Returns players newest first. Emails are masked; the account of a player shows them in full.',
    body: searchForm,
    responses: { 200: overCells(page(foundPlayer), 'FoundPlayerRow'), ...problems(401) },
  },
  get: {
    ...endpoints.players.get,
    ...forStaff('players.read'),
    summary: 'Get a player',
    description: 'Returns the full account. The access is audited.',
    pathParams,
    responses: { 200: playerFile, ...problems(401, 404) },
  },
  timeline: {
    ...endpoints.players.timeline,
    ...forStaff('players.read'),
    summary: 'List events of a player',
    description:
      'Returns journal entries, rounds, orders, free entries, redemptions, notes, sign-ins and account actions as one list, newest first. Access to the first page is audited.',
    pathParams,
    query: z.strictObject({
      kind: z.enum(timelineKinds).optional().describe('Only this kind.'),
      ...pageQuery,
    }),
    responses: { 200: pageBeforeArchive(timelineEntry), ...problems(401, 404) },
  },
  addNote: {
    ...endpoints.players.addNote,
    ...forStaff('players.note', { notFresh: 'a note for staff changes nothing for the player' }),
    summary: 'Add a note to a player',
    description: 'Only staff can see the note. It cannot be changed or deleted.',
    pathParams,
    body: z.strictObject({ text: writtenReason(staffText.noteMaxLength) }).meta({ id: 'NoteForm' }),
    responses: { 204: c.noBody(), ...problems(401, 404) },
  },
  ...protectPlayerContract,
  suspend: {
    ...endpoints.players.suspend,
    ...forStaff('players.suspend', { fresh: true }),
    summary: 'Suspend a player',
    description:
      'Blocks stakes, purchases and redemptions, and signs out every browser. The player is notified by mail without the reason. Returns `conflict` if the account is already suspended.',
    pathParams,
    body: accountActionForm,
    responses: answered,
  },
  unsuspend: {
    ...endpoints.players.unsuspend,
    ...forStaff('players.suspend', { fresh: true }),
    summary: 'Lift a suspension',
    description: 'The player is notified by mail. Returns `conflict` if the account is not suspended, or is closed.',
    pathParams,
    body: accountActionForm,
    responses: answered,
  },
  restoreRedemption: {
    ...endpoints.players.restoreRedemption,
    ...forStaff('players.suspend', { fresh: true }),
    summary: 'Restore redemption',
    description:
      'Use this after the debt of a reversed payment is settled. Returns `conflict` if redemption is not suspended.',
    pathParams,
    body: accountActionForm,
    responses: answered,
  },
  changeName: {
    ...endpoints.players.changeName,
    ...forStaff('players.rename', { fresh: true }),
    summary: 'Correct a name or birth date',
    description:
      'For players who can no longer change their name (`name_lock`). The new name is compared with self-excluded people and with the sanctions list. Returns `conflict` with reason `exclusion_match` for a self-excluded person. A similar name starts a review.',
    pathParams,
    body: z
      .strictObject({
        first_name: personName('first_name_missing'),
        last_name: personName('last_name_missing'),
        birth_date: birthDate,
        reason,
      })
      .meta({ id: 'ChangeNameForm' }),
    responses: answered,
  },
  changeRegion: {
    ...endpoints.players.changeRegion,
    ...forStaff('players.suspend', { fresh: true }),
    summary: 'Change the state or province',
    description:
      'Works even while the region is locked for the player, or excluded. A move to a region without Sweeps Coins expires the Sweeps Coins of the player.',
    pathParams,
    body: z.strictObject({ us_state: regionCode.min(2), reason }).meta({ id: 'ChangeRegionForm' }),
    responses: answered,
  },
  close: {
    ...endpoints.players.close,
    ...forStaff('players.close', { fresh: true }),
    summary: 'Close an account',
    description:
      'Has the effects of a suspension, and the account can no longer sign in. It cannot be undone. The player is notified by mail.',
    pathParams,
    body: accountActionForm,
    responses: answered,
  },
  removeSecondFactor: {
    ...endpoints.players.removeSecondFactor,
    ...forStaff('players.remove_second_factor', { fresh: true }),
    summary: 'Remove the second factor',
    description:
      "For a player who has lost both the app and the recovery codes. Confirm the player's identity first. The password is still required. Every browser is signed out, and the player is notified by mail. Returns `conflict` if there is no second factor, or if the account is closed.",
    pathParams,
    body: accountActionForm,
    responses: answered,
  },
});
