import { limitPeriods, realityCheckMinutes, restrictionCodes } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { day, instant } from '../shared/ids.ts';
import { amount, signedAmount } from '../shared/money.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { playLimit, selfExclusion } from '../shared/play-limit.ts';
import { problems } from '../shared/problem.ts';
import { forPlayers, forPlayersFresh } from './access.ts';
import { endpoints } from './endpoints.ts';
import { confirmLimitForm, coolOffForm, limitsForm, selfExclusionForm } from './play-control-forms.ts';

const c = initContract();

const playLimits = z
  .object({
    limits: z.array(playLimit),
    reality_check_minutes: z.literal(realityCheckMinutes).nullable(),
  })
  .meta({ id: 'PlayLimits' });
export type PlayLimits = z.infer<typeof playLimits>;

const netResult = z.object({ gold: signedAmount, sweeps: signedAmount }).meta({ id: 'NetResult' });

const playStatus = z
  .object({
    restrictions: z.array(z.enum(restrictionCodes)),
    cool_off_until: instant.nullable(),
    self_exclusion: selfExclusion.nullable(),
    today: z.object({ seconds: z.int(), net: netResult }).describe('Play of this day, Eastern Time.'),
    reality_check: z
      .object({
        minutes: z.literal(realityCheckMinutes),
        seconds: z.int().describe('Of play since the last one.'),
        due: z.boolean(),
      })
      .nullable(),
    limits: z.array(playLimit),
  })
  .meta({ id: 'PlayStatus' });
export type PlayStatus = z.infer<typeof playStatus>;

const coinStatement = z.object({ staked: amount, paid: amount, net: signedAmount }).meta({ id: 'CoinStatement' });
const statementRow = z
  .object({
    from: day.describe('First day of the period.'),
    gold: coinStatement,
    sweeps: coinStatement,
    purchases: amount.describe('In US dollars.'),
  })
  .meta({ id: 'PlayStatementRow' });
export type PlayStatementRow = z.infer<typeof statementRow>;

export const playContract = c.router({
  limits: {
    ...endpoints.play.limits,
    ...forPlayers,
    summary: 'Limits and reality checks',
    description: 'What the player has set, how much of each is used, and what waits to be confirmed.',
    responses: { 200: playLimits, ...problems(401) },
  },
  setLimits: {
    ...endpoints.play.setLimits,
    ...forPlayers,
    summary: 'Set limits',
    description:
      'Only what is named changes. A first or lower limit is in force at once; a higher one, or none, 24 hours later and once it is confirmed. Every limit of a kind holds, so the tightest decides.',
    body: limitsForm,
    responses: { 200: playLimits, ...problems(401) },
  },
  confirmLimit: {
    ...endpoints.play.confirmLimit,
    ...forPlayersFresh,
    summary: 'Confirm a looser limit',
    description:
      '24 hours after it was asked for, and within seven days from then. `limit_not_yet` before, `not_found` after.',
    body: confirmLimitForm,
    responses: { 200: playLimits, ...problems(401, 404, 409) },
  },
  coolOff: {
    ...endpoints.play.coolOff,
    ...forPlayers,
    summary: 'Take a break',
    description:
      'No play, purchases, bonus or free entries until it is over. It cannot be taken back, only made longer.',
    body: coolOffForm,
    responses: { 200: playStatus, ...problems(401) },
  },
  selfExclude: {
    ...endpoints.play.selfExclude,
    ...forPlayers,
    summary: 'Exclude oneself',
    description:
      'Signs the player out everywhere. Nobody can take it back or shorten it, staff neither; what was asked to be redeemed before is still paid. `invalid_credentials` for a wrong password.',
    body: selfExclusionForm,
    responses: { 200: playStatus, ...problems(401, 429) },
  },
  returnToPlay: {
    ...endpoints.play.returnToPlay,
    ...forPlayers,
    summary: 'Ask to come back after a self-exclusion',
    description: 'When the term is over; play is possible 24 hours later. `self_excluded` before.',
    body: c.noBody(),
    responses: { 200: playStatus, ...problems(401, 404) },
  },
  status: {
    ...endpoints.play.status,
    ...forPlayers,
    summary: 'Where the player stands today',
    description: 'Time and net result of the day, breaks, limits, and the reality check.',
    responses: { 200: playStatus, ...problems(401) },
  },
  answerRealityCheck: {
    ...endpoints.play.answerRealityCheck,
    ...forPlayers,
    summary: 'Go on after a reality check',
    description: 'While one is due, rounds are refused with `reality_check_due`.',
    body: c.noBody(),
    responses: { 200: playStatus, ...problems(401) },
  },
  statement: {
    ...endpoints.play.statement,
    ...forPlayers,
    summary: 'Net results by day, week or month',
    description: 'Newest first; periods without play or purchase are left out.',
    query: z.strictObject({ period: z.enum(limitPeriods).optional().describe('`day` when left out.'), ...pageQuery }),
    responses: { 200: page(statementRow), ...problems(401) },
  },
});
