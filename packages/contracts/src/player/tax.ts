import { taxpayerNumberTypes, yearlyForms } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { problems } from '../shared/problem.ts';
import { forPlayers } from './access.ts';
import { endpoints } from './endpoints.ts';
import { w9Form } from './w9-form.ts';

const c = initContract();

/** A W-9 on file. Of the taxpayer number only the last four digits are ever shown. */
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
    needs_w9: z.boolean().describe('False for players in Canada, whatever they are paid.'),
    yearly_form: z.enum(yearlyForms).describe('What is made of the payouts after the year.'),
    threshold: amount.describe("A calendar year's payouts that need a W-9, in US dollars."),
    paid_this_year: amount.describe('In US dollars, before withholding.'),
    on_file: w9.nullable(),
  })
  .meta({ id: 'W9Status' });
export type W9Status = z.infer<typeof w9Status>;

export const taxContract = c.router({
  w9: {
    ...endpoints.tax.w9,
    ...forPlayers,
    summary: 'The tax form on file',
    description: 'The latest W-9, and how far the calendar year (Eastern Time) has come towards needing one.',
    responses: { 200: w9Status, ...problems(401) },
  },
  submitW9: {
    ...endpoints.tax.submitW9,
    ...forPlayers,
    summary: 'Give a W-9',
    description:
      'For the redemption that needs it; it then counts for every later one. The number is encrypted before it is stored. A form sent later replaces the one before. Players in Canada need none: 409.',
    pathParams: z.object({ id: uuid.describe('The redemption.') }),
    body: w9Form,
    responses: { 200: z.object({ on_file: w9 }), ...problems(401, 404, 409) },
  },
});
