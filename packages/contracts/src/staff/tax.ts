import { yearlyForms } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { bytes } from '../shared/binary.ts';
import { instant, uuid } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';
import { playerLine } from './player-line.ts';

const c = initContract();

const figures = { gross: amount, withheld: amount };

/** Somebody who was paid in a year. Amounts in US dollars, sums over payouts and nothing else. */
const recipient = z
  .object({
    player: playerLine,
    form: z.enum(yearlyForms),
    payouts: z.int(),
    ...figures,
    reported: z.boolean().describe('A 1099-MISC is to be made.'),
    tin_last4: z.string().nullable().describe('Null: there is no W-9.'),
    issued: z
      .object({ ...figures, revision: z.int(), at: instant })
      .nullable()
      .describe('As the return last had it.'),
    to_correct: z.boolean().describe('The figures have changed since the return had them.'),
  })
  .meta({ id: 'TaxRecipient' });
export type TaxRecipient = z.infer<typeof recipient>;

const yearInPath = z
  .string()
  .regex(/^20\d{2}$/)
  .transform(Number)
  .meta({ pattern: '^20\\d{2}$', description: 'The calendar year of the payouts.' });

export const staffTaxContract = c.router({
  year: {
    ...endpoints.tax.year,
    ...forStaff('tax.read'),
    summary: 'Who was paid in a tax year',
    description: 'A payout belongs to the calendar year of the day, Eastern Time, on which it was paid.',
    pathParams: z.object({ year: yearInPath }),
    query: z.strictObject(pageQuery),
    responses: {
      200: page(recipient).extend({
        year: z.int(),
        is_over: z.boolean(),
        threshold: amount.describe('From which a 1099-MISC is made.'),
        threshold_is_set: z.boolean().describe('False: the threshold of the year before, carried on.'),
      }),
      ...problems(401, 404),
    },
  },
  return: {
    ...endpoints.tax.return,
    ...forStaff('tax.read', { fresh: true }),
    summary: 'The 1099-MISC return of a year as CSV, taxpayer numbers in full',
    description:
      'Audited. Once the year is over, what it says counts as issued: a later payment makes a corrected row, with the figures before.',
    pathParams: z.object({ year: yearInPath }),
    responses: { 200: c.otherResponse({ contentType: 'text/csv; charset=utf-8', body: bytes }), ...problems(401, 404) },
  },
  form: {
    ...endpoints.tax.form,
    ...forStaff('tax.read', { fresh: true }),
    summary: "A player's form of a year as PDF",
    description:
      "The recipient's copy of the 1099-MISC, or in Canada a statement of payouts. Of the taxpayer number the last four digits. Audited. 404 for whoever gets none.",
    pathParams: z.object({ year: yearInPath, playerId: uuid.describe('Who was paid.') }),
    responses: { 200: c.otherResponse({ contentType: 'application/pdf', body: bytes }), ...problems(401, 404) },
  },
});
