import type { Context } from '../../context.ts';
import type { ModulePlugin } from '../../module-plugin.ts';
import { on } from '../../platform/domain-events.ts';
import { emailVerified } from '../auth/public.ts';
import { freeEntryRoutes } from './free-entry.routes.ts';
import { freeEntryStaffRoutes } from './free-entry.staff-routes.ts';
import { grantHeldEntries } from './held/grant-held-entries.ts';

export const freeEntryPlugin = {
  name: 'free-entry',
  players: (context) => ({ freeEntry: freeEntryRoutes(context) }),
  staff: (context) => ({ freeEntries: freeEntryStaffRoutes(context) }),
  events: [on(emailVerified, (tx, player, context: Context) => grantHeldEntries(context, tx, player))],
} satisfies ModulePlugin;
