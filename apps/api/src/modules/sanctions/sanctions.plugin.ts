import type { ModulePlugin } from '../../module-plugin.ts';
import { sanctionsStaffRoutes } from './sanctions.staff-routes.ts';

export const sanctionsPlugin = {
  name: 'sanctions',
  staff: (context) => ({ sanctions: sanctionsStaffRoutes(context) }),
} satisfies ModulePlugin;
