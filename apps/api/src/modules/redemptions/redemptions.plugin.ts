import type { Context } from '../../context.ts';
import type { ModulePlugin } from '../../module-plugin.ts';
import { on } from '../../platform/domain-events.ts';
import { identityVerified } from '../identity/public.ts';
import { w9Submitted } from '../w9/public.ts';
import { advanceVerified, advanceW9Submitted } from './lifecycle/advance-player.ts';
import { redemptionsRoutes } from './redemptions.routes.ts';
import { redemptionsStaffRoutes } from './redemptions.staff-routes.ts';
import { submitW9Routes } from './request/submit-w9.routes.ts';

export const redemptionsPlugin = {
  name: 'redemptions',
  players: (context) => ({ redemptions: redemptionsRoutes(context), tax: submitW9Routes(context) }),
  staff: (context) => ({ redemptions: redemptionsStaffRoutes(context) }),
  events: [
    on(identityVerified, (tx, { playerId }, context: Context) => advanceVerified(context, tx, playerId)),
    on(w9Submitted, (tx, { playerId }) => advanceW9Submitted(tx, playerId)),
  ],
} satisfies ModulePlugin;
