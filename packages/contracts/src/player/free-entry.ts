import { freeEntryRefusals } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone } from '../shared/access.ts';
import { instant } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { place } from '../shared/place.ts';
import { endpoints } from './endpoints.ts';
import { freeEntryForm } from './forms.ts';

const c = initContract();

/** What a free entry would bring this caller, and whether they may ask now. */
const freeEntryOffer = z
  .object({
    sweeps: amount.describe('0.00 where their region takes no Sweeps Coins.'),
    no_sweeps_in: place.nullable().describe('The region that takes none.'),
    refusal: z
      .enum(freeEntryRefusals)
      .nullable()
      .describe('Why an entry of this player would not be granted now; null when it would, and for visitors.'),
    requested_today: z.boolean().describe('Asked today with this email; the next request counts tomorrow.'),
    next_request_at: instant.nullable().describe('When `requested_today`: the start of the next day, Eastern Time.'),
  })
  .meta({ id: 'FreeEntryOffer' });
export type FreeEntryOffer = z.infer<typeof freeEntryOffer>;

export const freeEntryContract = c.router({
  offer: {
    ...endpoints.freeEntry.offer,
    ...forEveryone,
    summary: 'What a free entry brings the caller',
    description:
      'By the region of the player, of a visitor by where the edge says they are. Whether somebody has asked today is told to whoever has shown that the email is theirs, and to nobody else.',
    responses: { 200: freeEntryOffer },
  },
  submit: {
    ...endpoints.freeEntry.submit,
    ...forEveryone,
    summary: 'Ask for free Sweeps Coins',
    description:
      'The alternative method of entry: no purchase, no account needed. One request per person and day of the product time zone, else 429 `limit_reached`. A person below the minimum age of their place is refused with 422 (`too_young`), a place without free entries with 403 `region_blocked`. The answer is the same whether or not the email has an account.',
    body: freeEntryForm,
    responses: {
      201: z.object({ reference: z.string(), status: z.literal('pending') }).meta({ id: 'FreeEntryReceived' }),
    },
  },
});
