import { freeEntryRefusals } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone } from '../../shared/access.ts';
import { instant } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';
import { place } from '../../shared/place.ts';
import { endpoints } from '../endpoints.ts';
import { freeEntryForm } from '../forms.ts';

const c = initContract();

/** The Sweeps Coins of a free entry for this caller, and whether the caller can request one now. */
const freeEntryOffer = z
  .object({
    sweeps: amount.describe("Sweeps Coins of one entry. 0.00 where the caller's region does not allow Sweeps Coins."),
    no_sweeps_in: place.nullable().describe('Region that does not allow Sweeps Coins.'),
    refusal: z
      .enum(freeEntryRefusals)
      .nullable()
      .describe('Why an entry of this player would be rejected now. Null if it would be granted, and for visitors.'),
    requested_today: z.boolean().describe('Whether this email has already been used for a request today.'),
    next_request_at: instant
      .nullable()
      .describe('Start of the next day in Eastern Time. Set when `requested_today` is true.'),
  })
  .meta({ id: 'FreeEntryOffer' });
export type FreeEntryOffer = z.infer<typeof freeEntryOffer>;

export const freeEntryContract = c.router({
  offer: {
    ...endpoints.freeEntry.offer,
    ...forEveryone,
    summary: 'Get the free entry offer',
    description:
      "The offer depends on the player's region, or for visitors on their location. `requested_today` is only reported to players who have verified the email.",
    responses: { 200: freeEntryOffer },
  },
  submit: {
    ...endpoints.freeEntry.submit,
    ...forEveryone,
    summary: 'Submit a free entry',
    description:
      'The alternative method of entry: it requires neither a purchase nor an account. Each person can submit one request per day of the product time zone; further requests return 429 `limit_reached`. A person below the minimum age of their region gets 422 (`too_young`). A region without free entries gets 403 `region_blocked`. The response is the same whether or not the email has an account.',
    body: freeEntryForm,
    responses: {
      201: z.object({ reference: z.string(), status: z.literal('pending') }).meta({ id: 'FreeEntryReceived' }),
    },
  },
});
