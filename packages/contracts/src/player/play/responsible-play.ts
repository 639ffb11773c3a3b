import { limitPeriods, realityCheckMinutes, restrictionCodes } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { day, instant } from '../../shared/ids.ts';
import { amount, signedAmount } from '../../shared/money.ts';
import { pageBeforeArchive, pageQuery } from '../../shared/pagination.ts';
import { playLimit, selfExclusion } from '../../shared/play-limit.ts';
import { problems } from '../../shared/problem.ts';
import { forPlayers, forPlayersFresh } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { confirmLimitForm, coolOffForm, limitsForm, selfExclusionForm } from './responsible-play-forms.ts';

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
    today: z.object({ seconds: z.int(), net: netResult }).describe('Play of the current day in Eastern Time.'),
    reality_check: z
      .object({
        minutes: z.literal(realityCheckMinutes),
        seconds: z.int().describe('Seconds of play since the last reality check.'),
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
    purchases: amount.describe('Amount in US dollars.'),
  })
  .meta({ id: 'PlayStatementRow' });
export type PlayStatementRow = z.infer<typeof statementRow>;

export const playContract = c.router({
  limits: {
    ...endpoints.play.limits,
    ...forPlayers,
    summary: 'Get limits and reality checks',
    description: 'Returns the limits of the player, how much of each is used, and changes that wait for confirmation.',
    responses: { 200: playLimits, ...problems(401) },
  },
  setLimits: {
    ...endpoints.play.setLimits,
    ...forPlayers,
    summary: 'Set limits',
    description:
      'Only the limits in the body change. A first or lower limit applies immediately. A higher limit, or none, applies after 24 hours and a confirmation. All limits of a kind apply at the same time, so the strictest one decides.',
    body: limitsForm,
    responses: { 200: playLimits, ...problems(401) },
  },
  confirmLimit: {
    ...endpoints.play.confirmLimit,
    ...forPlayersFresh,
    summary: 'Confirm a higher limit',
    description:
      'Possible from 24 hours after the request, for seven days. Returns `limit_not_yet` before that, and `not_found` afterwards.',
    body: confirmLimitForm,
    responses: { 200: playLimits, ...problems(401, 404, 409) },
  },
  coolOff: {
    ...endpoints.play.coolOff,
    ...forPlayers,
    summary: 'Start a cool-off',
    description:
      'Play, purchases, bonuses and free entries are blocked until the cool-off ends. A cool-off can be extended but not canceled.',
    body: coolOffForm,
    responses: { 200: playStatus, ...problems(401) },
  },
  selfExclude: {
    ...endpoints.play.selfExclude,
    ...forPlayers,
    summary: 'Start a self-exclusion',
    description:
      'Signs the player out everywhere. A self-exclusion cannot be canceled or shortened, not even by staff. Redemptions requested earlier are still paid. Returns `invalid_credentials` for a wrong password.',
    body: selfExclusionForm,
    responses: { 200: playStatus, ...problems(401, 429) },
  },
  returnToPlay: {
    ...endpoints.play.returnToPlay,
    ...forPlayers,
    summary: 'Request the end of a self-exclusion',
    description:
      'Possible after the term has ended; before that, the call returns `self_excluded`. Play is possible again after 24 hours.',
    body: c.noBody(),
    responses: { 200: playStatus, ...problems(401, 404) },
  },
  status: {
    ...endpoints.play.status,
    ...forPlayers,
    summary: 'Get the responsible-play status',
    description: 'Returns time and net result of the day, breaks, limits and the reality check.',
    responses: { 200: playStatus, ...problems(401) },
  },
  answerRealityCheck: {
    ...endpoints.play.answerRealityCheck,
    ...forPlayers,
    summary: 'Answer a reality check',
    description:
      'Confirms that the player wants to continue. While a reality check is due, rounds are rejected with `reality_check_due`.',
    body: c.noBody(),
    responses: { 200: playStatus, ...problems(401) },
  },
  statement: {
    ...endpoints.play.statement,
    ...forPlayers,
    summary: 'List net results by period',
    description: 'Returns periods newest first. Periods without play or purchases are left out.',
    query: z.strictObject({
      period: z.enum(limitPeriods).optional().describe('Length of a period. Defaults to `day`.'),
      ...pageQuery,
    }),
    responses: { 200: pageBeforeArchive(statementRow), ...problems(401) },
  },
});
