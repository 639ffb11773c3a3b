import type { ModulePlugin } from '../../module-plugin.ts';
import { backOfficeRoutes } from './back-office.routes.ts';
import { policyRegionRoutes } from './policy-region/policy-region.staff-routes.ts';

export const backOfficePlugin = {
  name: 'back-office',
  staff: (context) => ({ ...backOfficeRoutes(context), policyChanges: policyRegionRoutes(context) }),
} satisfies ModulePlugin;
