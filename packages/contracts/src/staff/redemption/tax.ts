import { yearlyForms } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { bytes } from '../../shared/binary.ts';
import { instant, uuid } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';
import { page, pageQuery } from '../../shared/pagination.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { playerLine } from '../player-line.ts';

const c = initContract();

const figures = { gross: amount, withheld: amount };

/** A player who was paid in a year. Amounts are sums of payouts in US dollars. */
const recipient = z
  .object({
    player: playerLine,
    form: z.enum(yearlyForms),
    payouts: z.int(),
    ...figures,
    reported: z.boolean().describe('Whether a 1099-MISC is required.'),
    tin_last4: z.string().nullable().describe('Last four digits of the taxpayer number. Null without a W-9.'),
    issued: z
      .object({ ...figures, revision: z.int(), at: instant })
      .nullable()
      .describe('Figures of the last return.'),
    to_correct: z.boolean().describe('Whether the figures have changed since the last return.'),
  })
  .meta({ id: 'TaxRecipient' });
export type TaxRecipient = z.infer<typeof recipient>;

const yearInPath = z
  .string()
  .regex(/^20\d{2}$/)
  .transform(Number)
  .meta({ pattern: '^20\\d{2}$', description: 'Calendar year of the payouts.' });

export const staffTaxContract = c.router({
  year: {
    ...endpoints.tax.year,
    ...forStaff('tax.read'),
    summary: 'List payouts of a tax year',
    description:
      'Returns each paid player with their totals. A payout belongs to the calendar year of its payment date in Eastern Time.',
    pathParams: z.object({ year: yearInPath }),
    query: z.strictObject(pageQuery),
    responses: {
      200: page(recipient).extend({
        year: z.int(),
        is_over: z.boolean(),
        threshold: amount.describe('Amount from which a 1099-MISC is required.'),
        threshold_is_set: z
          .boolean()
          .describe('Whether the threshold of this year is set. False: the threshold of the previous year applies.'),
      }),
      ...problems(401, 404),
    },
  },
  return: {
    ...endpoints.tax.return,
    ...forStaff('tax.read', { fresh: true }),
    summary: 'Export the 1099-MISC return',
    description:
      'Returns the return of a year as CSV with full taxpayer numbers. The access is audited. After the end of the year, the exported figures count as issued. A later payment then adds a corrected row with the previous figures.',
    pathParams: z.object({ year: yearInPath }),
    responses: { 200: c.otherResponse({ contentType: 'text/csv; charset=utf-8', body: bytes }), ...problems(401, 404) },
  },
  form: {
    ...endpoints.tax.form,
    ...forStaff('tax.read', { fresh: true }),
    summary: 'Get the tax form of a player',
    description:
      "Returns the recipient's copy of the 1099-MISC as PDF, or a statement of payouts for players in Canada. It shows the last four digits of the taxpayer number. The access is audited. Returns 404 for players without a form.",
    pathParams: z.object({ year: yearInPath, playerId: uuid.describe('ID of the player.') }),
    responses: { 200: c.otherResponse({ contentType: 'application/pdf', body: bytes }), ...problems(401, 404) },
  },
});
