import { coolOffDays, exclusionTermNames, limitKinds, limitPeriods } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { formCode } from '../../shared/form-codes.ts';
import { parseLimit } from '../../shared/limit-forms.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { reason } from '../reason.ts';
import { answered, pathParams } from './player-file.ts';

const c = initContract();

const onlyStricter =
  'It can only become stricter: returns `conflict` with reason `looser` if what is in force is as strict or stricter.';

/** What staff can set for a player who requests it. */
export const protectPlayerContract = c.router({
  setLimit: {
    ...endpoints.players.setLimit,
    ...forStaff('players.protect', { fresh: true }),
    summary: 'Set a limit for a player',
    description: `For a player who requests it, such as by phone. ${onlyStricter} The player is notified by mail.`,
    pathParams,
    body: z
      .strictObject({
        kind: z.enum(limitKinds),
        period: z.enum(limitPeriods),
        amount: z
          .string()
          .trim()
          .max(20)
          .describe('US dollars or coins with two decimals, or whole minutes for `play_time`.'),
        reason,
      })
      .refine(({ kind, amount }) => parseLimit(kind, amount) !== null, {
        path: ['amount'],
        error: formCode('amount_invalid'),
      })
      .meta({ id: 'SetLimitForm' }),
    responses: answered,
  },
  coolOff: {
    ...endpoints.players.coolOff,
    ...forStaff('players.protect', { fresh: true }),
    summary: 'Start a cool-off for a player',
    description: `For a player who requests it, such as by phone. ${onlyStricter} The player is notified by mail.`,
    pathParams,
    body: z.strictObject({ days: z.literal(coolOffDays), reason }).meta({ id: 'StaffCoolOffForm' }),
    responses: answered,
  },
  selfExclude: {
    ...endpoints.players.selfExclude,
    ...forStaff('players.protect', { fresh: true }),
    summary: 'Start a self-exclusion for a player',
    description: `For a player who requests it, such as by phone. Signs the player out everywhere. ${onlyStricter} The player is notified by mail.`,
    pathParams,
    body: z.strictObject({ term: z.enum(exclusionTermNames), reason }).meta({ id: 'StaffExclusionForm' }),
    responses: answered,
  },
});
