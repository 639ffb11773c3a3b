import { accountStatuses, identityStatuses, locales, realityCheckMinutes, restrictionCodes } from '@goldwren/rules';
import { z } from 'zod';
import { instant, uuid } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';
import { country } from '../../shared/person.ts';
import { playLimit, selfExclusion } from '../../shared/play-limit.ts';
import { problems } from '../../shared/problem.ts';
import { redemptionAllowance } from '../redemption/redemption-allowance.ts';

export const accountStatus = z.enum(accountStatuses).meta({ id: 'AccountStatus' });

export const playerFile = z
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
      .describe('When the owner of the mailbox took over the account from the person who created it.'),
    identity_status: z.enum(identityStatuses),
    status: accountStatus,
    suspended_at: instant.nullable(),
    closed_at: instant.nullable(),
    redemption_suspended_at: instant.nullable(),
    restrictions: z.array(z.enum(restrictionCodes)),
    wallet: z.object({ gold: amount, sweeps: amount, sweeps_unplayed: amount, frozen: z.boolean() }),
    responsible_play: z
      .object({
        limits: z.array(playLimit),
        reality_check_minutes: z.literal(realityCheckMinutes).nullable(),
        cool_off_until: instant.nullable(),
        self_exclusion: selfExclusion.nullable(),
      })
      .describe('Limits and breaks of the player. Staff can only make them stricter, when the player requests it.'),
    redemption_limits: redemptionAllowance,
    second_factor: z.boolean().describe('Whether sign-in requires a code of an authenticator app.'),
    sessions: z.int().describe('Number of signed-in browsers.'),
    last_seen_at: instant.nullable().describe('When a signed-in browser was last used. Null if none is signed in.'),
  })
  .meta({ id: 'PlayerFile' });
export type PlayerFile = z.infer<typeof playerFile>;

/** What the calls that change an account have in common. */
export const pathParams = z.object({ id: uuid.describe('ID of the player.') });
export const answered = { 200: playerFile, ...problems(401, 404, 409) };
