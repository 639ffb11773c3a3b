import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import { networkOf } from '../../http/caller/network-of.ts';
import { localeOf } from '../../http/caller/request-locale.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { signedIn } from '../../http/sessions/session.ts';
import { consumeRateLimit } from '../rate-limits/public.ts';
import { readOffer } from './read-offer.ts';
import { submitEntry } from './submit-entry.ts';

export function freeEntryRoutes(context: Context): Handlers<PlayerContract, 'freeEntry'> {
  return {
    offer: async ({ request }) => ({
      status: 200,
      body: await readOffer(context, signedIn(request, 'player'), await context.locate(request)),
    }),
    submit: async ({ body, request }) => {
      await consumeRateLimit(context.database.db, [{ rateLimit: 'freeEntryAddress', subject: networkOf(request.ip) }]);
      const { email, full_name: fullName, address, birth_date: birthDate, country, us_state: region } = body;
      const form = { email, fullName, address, birthDate, country, region, locale: localeOf(request) };
      const reference = await submitEntry(context, form);
      return { status: 201, body: { reference, status: 'pending' } };
    },
  };
}
