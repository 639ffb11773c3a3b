import type { PlayerContract } from '@goldwren/contracts/player';
import type { Handlers } from '../../http/handlers.ts';
import { networkOf } from '../../http/network-of.ts';
import type { Database } from '../../platform/database.ts';
import { admit } from '../throttle/public.ts';
import { submitEntry } from './submit-entry.ts';

export function freeEntryRoutes(database: Database): Handlers<PlayerContract, 'freeEntry'> {
  return {
    submit: async ({ body, request }) => {
      await admit(database.db, [{ throttle: 'freeEntryAddress', subject: networkOf(request.ip) }]);
      const { email, full_name: fullName, address } = body;
      const reference = await submitEntry(database, { email, fullName, address });
      return { status: 201, body: { reference, status: 'pending' } };
    },
  };
}
