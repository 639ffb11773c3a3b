import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone } from '../shared/access.ts';
import { endpoints } from './endpoints.ts';
import { freeEntryForm } from './forms.ts';

const c = initContract();

export const freeEntryContract = c.router({
  submit: {
    ...endpoints.freeEntry.submit,
    ...forEveryone,
    summary: 'Ask for free Sweeps Coins',
    description:
      'The alternative method of entry: no purchase, no account needed. One request per person and day of the product time zone, else 429 `limit_reached`. The answer is the same whether or not the email has an account.',
    body: freeEntryForm,
    responses: {
      201: z.object({ reference: z.string(), status: z.literal('pending') }).meta({ id: 'FreeEntryReceived' }),
    },
  },
});
