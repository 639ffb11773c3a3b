import type { ModulePlugin } from '../../module-plugin.ts';
import { liabilityStaffRoutes, reportsStaffRoutes } from './reports.staff-routes.ts';

export const reportsPlugin = {
  name: 'reports',
  staff: (context) => ({ liability: liabilityStaffRoutes(context), reports: reportsStaffRoutes(context) }),
} satisfies ModulePlugin;
