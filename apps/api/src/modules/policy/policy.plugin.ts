import type { ModulePlugin } from '../../module-plugin.ts';
import { policyRoutes } from './policy.routes.ts';
import { policyStaffRoutes } from './policy.staff-routes.ts';

export const policyPlugin = {
  name: 'policy',
  players: (context) => ({ policy: policyRoutes(context) }),
  staff: (context) => ({ jurisdictions: policyStaffRoutes(context) }),
} satisfies ModulePlugin;
