import { taxpayerNumberTypes, yearlyForms } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';
import { problems } from '../../shared/problem.ts';
import { forPlayers } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { w9Form } from './w9-form.ts';

const c = initContract();

/** A W-9 on file. Only the last four digits of the taxpayer number are ever shown. */
const w9 = z
  .object({
    legal_name: z.string(),
    street: z.string(),
    city: z.string(),
    us_state: z.string().meta({ pattern: '^[A-Z]{2}$' }),
    postal_code: z.string().meta({ pattern: '^[0-9]{5}(-?[0-9]{4})?$' }),
    tin_type: z.enum(taxpayerNumberTypes),
    tin_last4: z.string().meta({ pattern: '^[0-9]{4}$' }),
    signed_name: z.string(),
    signed_at: instant,
  })
  .meta({ id: 'W9' });
export type W9 = z.infer<typeof w9>;

const w9Status = z
  .object({
    needs_w9: z.boolean().describe('Whether a W-9 is required. Always false for players in Canada.'),
    yearly_form: z.enum(yearlyForms).describe('Tax form issued for the payouts after the end of the year.'),
    threshold: amount.describe('Payouts in a calendar year from which a W-9 is required, in US dollars.'),
    paid_this_year: amount.describe('Payouts of the current year in US dollars, before withholding.'),
    on_file: w9.nullable(),
  })
  .meta({ id: 'W9Status' });
export type W9Status = z.infer<typeof w9Status>;

export const taxContract = c.router({
  w9: {
    ...endpoints.tax.w9,
    ...forPlayers,
    summary: 'Get the W-9',
    description:
      'Returns the latest W-9 and the payouts of the calendar year (Eastern Time) compared with the threshold.',
    responses: { 200: w9Status, ...problems(401) },
  },
  submitW9: {
    ...endpoints.tax.submitW9,
    ...forPlayers,
    summary: 'Submit a W-9',
    description:
      'Submits the form for the redemption that requires it. The form also applies to later redemptions, and a newer form replaces it. The taxpayer number is encrypted before it is stored. Returns 409 for players in Canada, who need no W-9.',
    pathParams: z.object({ id: uuid.describe('ID of the redemption.') }),
    body: w9Form,
    responses: { 200: z.object({ on_file: w9 }), ...problems(401, 404, 409) },
  },
});
