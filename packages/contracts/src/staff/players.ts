import {
  accountStatuses,
  currencies,
  entryMethods,
  entryStatuses,
  identityStatuses,
  journalKinds,
  locales,
  orderStatuses,
  playerEventKinds,
  realityCheckMinutes,
  redemptionStatuses,
  restrictionCodes,
  roundStates,
  staffText,
  ticketCategories,
  ticketStatuses,
  timelineKinds,
} from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../shared/ids.ts';
import { amount, signedAmount } from '../shared/money.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { birthDate, country, personName, regionCode, visible } from '../shared/person.ts';
import { playLimit, selfExclusion } from '../shared/play-limit.ts';
import { facts, problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';
import { playerLine } from './player-line.ts';
import { redemptionAllowance } from './redemption-allowance.ts';
import { writtenReason } from './written-reason.ts';

const c = initContract();

const accountStatus = z.enum(accountStatuses).meta({ id: 'AccountStatus' });
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

const playerFile = z
  .object({
    id: uuid,
    email: z.string(),
    email_verified_at: instant.nullable(),
    first_name: z.string(),
    last_name: z.string(),
    birth_date: z.iso.date(),
    country,
    us_state: z.string().nullable(),
    state_set_at: instant.nullable(),
    phone: z.string().nullable(),
    locale: z.enum(locales),
    created_at: instant,
    reclaimed_at: instant
      .nullable()
      .describe('When the owner of the mailbox took the account over from whoever made it.'),
    identity_status: z.enum(identityStatuses),
    status: accountStatus,
    suspended_at: instant.nullable(),
    closed_at: instant.nullable(),
    redemption_suspended_at: instant.nullable(),
    restrictions: z.array(z.enum(restrictionCodes)),
    wallet: z.object({ gold: amount, sweeps: amount, sweeps_unplayed: amount, frozen: z.boolean() }),
    play_controls: z
      .object({
        limits: z.array(playLimit),
        reality_check_minutes: z.literal(realityCheckMinutes).nullable(),
        cool_off_until: instant.nullable(),
        self_exclusion: selfExclusion.nullable(),
      })
      .describe('Limits and breaks that the player has set. Nobody else can change them.'),
    redemption_limits: redemptionAllowance,
    second_factor: z.boolean().describe('Whether signing in asks for a code of an app, too.'),
    sessions: z.int().describe('Browsers that are signed in.'),
    last_seen_at: instant.nullable().describe('When one of them was last used; null when none is signed in.'),
  })
  .meta({ id: 'PlayerFile' });
export type PlayerFile = z.infer<typeof playerFile>;

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
      staff: who.nullable().describe('Who of the staff did it; null when the player or a rule did.'),
      facts: facts.describe('Of a note its `text`; of what was done to the account, its `reason`.'),
    }),
  ])
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof timelineEntry>;

const pathParams = z.object({ id: uuid.describe('The player.') });
const because = z.strictObject({ reason: writtenReason(staffText.reasonMaxLength) }).meta({ id: 'BecauseForm' });
const answered = { 200: playerFile, ...problems(401, 404, 409) };

export const playersContract = c.router({
  search: {
    ...endpoints.players.search,
    ...forStaff('players.read'),
    summary: 'Find players, newest first',
    description: 'Emails are masked; the page of a player shows them in full.',
    query: z.strictObject({
      q: z
        .string()
        .trim()
        .min(1)
        .max(254)
        .regex(visible)
        .optional()
        .describe('An id, the beginning of an email, a part of the name, or at least four digits of a phone number.'),
      country: country.optional().describe('Only who lives in this country.'),
      us_state: regionCode.min(2).optional().describe('Only who lives in this state or province.'),
      status: accountStatus.optional().describe('Only accounts in this state.'),
      identity_status: z.enum(identityStatuses).optional().describe('Only with this state of identity.'),
      redemption_suspended: z.enum(['true']).optional().describe('Only whose redemption is suspended.'),
      ...pageQuery,
    }),
    responses: { 200: page(foundPlayer), ...problems(401) },
  },
  get: {
    ...endpoints.players.get,
    ...forStaff('players.read'),
    summary: 'The account of a player, in full',
    description: 'Each look is a row of the audit log.',
    pathParams,
    responses: { 200: playerFile, ...problems(401, 404) },
  },
  timeline: {
    ...endpoints.players.timeline,
    ...forStaff('players.read'),
    summary: 'All that happened to a player, newest first',
    description:
      'Journal, rounds, orders, free entries, redemptions, notes, sign-ins and what was done to the account, as one list. The first page is a row of the audit log.',
    pathParams,
    query: z.strictObject({
      kind: z.enum(timelineKinds).optional().describe('Only this kind.'),
      ...pageQuery,
    }),
    responses: { 200: page(timelineEntry), ...problems(401, 404) },
  },
  addNote: {
    ...endpoints.players.addNote,
    ...forStaff('players.note', { notFresh: 'a note for colleagues changes nothing for the player' }),
    summary: 'Write a note about a player',
    description: 'For colleagues; players never see it. It cannot be changed or taken back.',
    pathParams,
    body: z.strictObject({ text: writtenReason(staffText.noteMaxLength) }).meta({ id: 'NoteForm' }),
    responses: { 204: c.noBody(), ...problems(401, 404) },
  },
  suspend: {
    ...endpoints.players.suspend,
    ...forStaff('players.suspend', { fresh: true }),
    summary: 'Suspend an account',
    description:
      'No stake leaves its wallets, nothing can be bought or redeemed, and every browser is signed out. The player is mailed, without the reason. `conflict` when it is suspended already.',
    pathParams,
    body: because,
    responses: answered,
  },
  unsuspend: {
    ...endpoints.players.unsuspend,
    ...forStaff('players.suspend', { fresh: true }),
    summary: 'Let a suspended account play again',
    description: 'The player is mailed. `conflict` when it is not suspended, or closed.',
    pathParams,
    body: because,
    responses: answered,
  },
  restoreRedemption: {
    ...endpoints.players.restoreRedemption,
    ...forStaff('players.suspend', { fresh: true }),
    summary: 'Let a player redeem again',
    description: 'After what a payment that went back had left open is settled. `conflict` when it is not suspended.',
    pathParams,
    body: because,
    responses: answered,
  },
  changeName: {
    ...endpoints.players.changeName,
    ...forStaff('players.rename', { fresh: true }),
    summary: 'Correct the name or birth date of a player',
    description:
      'For players who can no longer change their name themselves (`name_lock`). The new name is compared with excluded people and with the sanctions list: `conflict` with reason `exclusion_match` for an excluded person, and a review for a similar one.',
    pathParams,
    body: z
      .strictObject({
        first_name: personName('first_name_missing'),
        last_name: personName('last_name_missing'),
        birth_date: birthDate,
        reason: writtenReason(staffText.reasonMaxLength),
      })
      .meta({ id: 'ChangeNameForm' }),
    responses: answered,
  },
  changeRegion: {
    ...endpoints.players.changeRegion,
    ...forStaff('players.suspend', { fresh: true }),
    summary: 'Change the state or province of a player who has moved',
    description:
      'Also while the player may not, and out of an excluded region (players may once a year). A region without Sweeps Coins expires them with a posting.',
    pathParams,
    body: z
      .strictObject({ us_state: regionCode.min(2), reason: writtenReason(staffText.reasonMaxLength) })
      .meta({ id: 'ChangeRegionForm' }),
    responses: answered,
  },
  close: {
    ...endpoints.players.close,
    ...forStaff('players.close', { fresh: true }),
    summary: 'Close an account for good',
    description: 'As suspending, and nobody signs in to it any more. It cannot be undone. The player is mailed.',
    pathParams,
    body: because,
    responses: answered,
  },
  removeSecondFactor: {
    ...endpoints.players.removeSecondFactor,
    ...forStaff('players.remove_second_factor', { fresh: true }),
    summary: 'Take a lost second factor off an account',
    description:
      'For a player who has lost both the app and the recovery codes, once it is sure that it is them. Their password still stands before the account; every browser is signed out, and the player is mailed. `conflict` when there is none, or the account is closed.',
    pathParams,
    body: because,
    responses: answered,
  },
});
