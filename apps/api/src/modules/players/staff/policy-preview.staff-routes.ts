import type { StaffContract } from '@goldwren/contracts/staff';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/contract/handlers.ts';
import { previewSwitch } from '../../policy/public.ts';
import { countPlayersByRegion } from './player-line.store.ts';

/** Shows what another policy pack would change, and for how many players. */
export function policyPreviewRoutes({
  database: { db },
}: Pick<Context, 'database'>): Pick<Handlers<StaffContract, 'jurisdictions'>, 'preview'> {
  return {
    preview: async ({ params }) => ({
      status: 200,
      body: await previewSwitch(db, params.pack, await countPlayersByRegion(db)),
    }),
  };
}
