import type { StaffContract } from '@goldwren/contracts/staff';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/contract/handlers.ts';
import { approveSwitch, previewSwitch, requestSwitch } from '../../policy/public.ts';
import { countPlayersByRegion } from './player-line.store.ts';

/** The routes of a switch of the policy pack that count the players whom it affects. */
export function packSwitchRoutes(
  deps: Pick<Context, 'database' | 'events' | 'cells'>,
): Pick<Handlers<StaffContract, 'jurisdictions'>, 'preview' | 'request' | 'approve'> {
  const { db } = deps.database;
  return {
    preview: async ({ params }) => ({
      status: 200,
      body: await previewSwitch(db, params.pack, await countPlayersByRegion(db)),
    }),
    request: async ({ staff, body: { pack_id: packId, ...form } }) => {
      await requestSwitch(deps, staff, { ...form, packId }, await countPlayersByRegion(db));
      return { status: 204, body: undefined };
    },
    approve: async ({ staff, params }) => {
      await approveSwitch(deps, staff, params.id, await countPlayersByRegion(db));
      return { status: 204, body: undefined };
    },
  };
}
