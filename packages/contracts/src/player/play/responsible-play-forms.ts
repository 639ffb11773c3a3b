/** Bodies of responsible-play forms. Form routes load these schemas lazily to validate before sending. */
import {
  account,
  coolOffDays,
  exclusionTermNames,
  limitKinds,
  limitPeriods,
  realityCheckMinutes,
} from '@goldwren/rules';
import { z } from 'zod';
import { formCode } from '../../shared/form-codes.ts';
import { parseLimit } from '../../shared/limit-forms.ts';

export { parseLimit };

const limitKey = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) };

const limitChange = z
  .strictObject({
    ...limitKey,
    amount: z
      .string()
      .trim()
      .max(20)
      .nullable()
      .describe('US dollars or coins with two decimals, or whole minutes for `play_time`. Null removes the limit.'),
  })
  .refine(({ kind, amount }) => amount === null || parseLimit(kind, amount) !== null, {
    path: ['amount'],
    error: formCode('amount_invalid'),
  });

export const limitsForm = z
  .strictObject({
    limits: z
      .array(limitChange)
      .max(limitKinds.length * limitPeriods.length)
      .optional(),
    reality_check_minutes: z.literal(realityCheckMinutes).nullable().optional(),
  })
  .meta({ id: 'PlayLimitsForm' });
export type LimitsForm = z.input<typeof limitsForm>;

export const confirmLimitForm = z.strictObject(limitKey).meta({ id: 'ConfirmLimitForm' });
export type ConfirmLimitForm = z.input<typeof confirmLimitForm>;

export const coolOffForm = z.strictObject({ days: z.literal(coolOffDays) }).meta({ id: 'CoolOffForm' });
export type CoolOffForm = z.input<typeof coolOffForm>;

export const selfExclusionForm = z
  .strictObject({
    term: z.enum(exclusionTermNames),
    password: z.string().min(1, formCode('password_missing')).max(account.passwordMaxLength),
  })
  .meta({ id: 'SelfExclusionForm' });
export type SelfExclusionForm = z.input<typeof selfExclusionForm>;
