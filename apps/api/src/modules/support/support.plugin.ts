import type { ModulePlugin } from '../../module-plugin.ts';
import { macrosStaffRoutes } from './macros/macros.staff-routes.ts';
import { supportRoutes } from './support.routes.ts';
import { supportStaffRoutes } from './support.staff-routes.ts';

export const supportPlugin = {
  name: 'support',
  players: (context) => ({ support: supportRoutes(context) }),
  staff: (context) => ({ tickets: supportStaffRoutes(context), macros: macrosStaffRoutes(context) }),
} satisfies ModulePlugin;
