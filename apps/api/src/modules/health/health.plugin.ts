import type { ModulePlugin } from '../../module-plugin.ts';
import { healthStaffRoutes } from './health.staff-routes.ts';

export const healthPlugin = {
  name: 'health',
  staff: (context) => ({ health: healthStaffRoutes(context) }),
} satisfies ModulePlugin;
