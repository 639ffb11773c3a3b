import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { networkOf } from '../../http/network-of.ts';
import { localeOf } from '../../http/request-locale.ts';
import { admit } from '../throttle/public.ts';
import { submitEntry } from './submit-entry.ts';

export function freeEntryRoutes(context: Context): Handlers<PlayerContract, 'freeEntry'> {
  return {
    submit: async ({ body, request }) => {
      await admit(context.database.db, [{ throttle: 'freeEntryAddress', subject: networkOf(request.ip) }]);
      const { email, full_name: fullName, address } = body;
      const reference = await submitEntry(context, { email, fullName, address, locale: localeOf(request) });
      return { status: 201, body: { reference, status: 'pending' } };
    },
  };
}
