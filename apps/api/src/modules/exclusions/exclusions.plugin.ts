import type { ModulePlugin } from '../../module-plugin.ts';
import { exclusionsStaffRoutes } from './exclusions.staff-routes.ts';

export const exclusionsPlugin = {
  name: 'exclusions',
  staff: (context) => ({ exclusions: exclusionsStaffRoutes(context) }),
} satisfies ModulePlugin;
