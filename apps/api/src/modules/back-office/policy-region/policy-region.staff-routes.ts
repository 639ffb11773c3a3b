import type { StaffContract } from '@goldwren/contracts/staff';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/contract/handlers.ts';
import { readPolicyRegion } from './read-policy-region.ts';

/** Shows the rules of a region. The module `policy` has the other routes of policy changes. */
export function policyRegionRoutes({
  database: { db },
}: Pick<Context, 'database'>): Pick<Handlers<StaffContract, 'policyChanges'>, 'region'> {
  return {
    region: async ({ params: { country, region } }) => ({
      status: 200,
      body: await readPolicyRegion(db, country, region),
    }),
  };
}
