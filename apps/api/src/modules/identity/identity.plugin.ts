import type { ModulePlugin } from '../../module-plugin.ts';
import { identityRoutes } from './identity.routes.ts';
import { identityStaffRoutes } from './identity.staff-routes.ts';

export const identityPlugin = {
  name: 'identity',
  players: (context) => ({ identity: identityRoutes(context) }),
  staff: (context) => ({ identity: identityStaffRoutes(context) }),
} satisfies ModulePlugin;
