import type { ModulePlugin } from '../../module-plugin.ts';
import { policyChangeRoutes } from './changes/policy-change.staff-routes.ts';
import { maintenanceRoutes, maintenanceStaffRoutes } from './maintenance/maintenance.routes.ts';
import { policyRoutes } from './policy.routes.ts';
import { policyStaffRoutes } from './policy.staff-routes.ts';

export const policyPlugin = {
  name: 'policy',
  players: (context) => ({ policy: policyRoutes(context), maintenance: maintenanceRoutes(context) }),
  staff: (context) => ({
    jurisdictions: policyStaffRoutes(context),
    policyChanges: policyChangeRoutes(context),
    maintenance: maintenanceStaffRoutes(context),
  }),
} satisfies ModulePlugin;
