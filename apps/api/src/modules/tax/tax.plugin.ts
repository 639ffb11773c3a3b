import type { ModulePlugin } from '../../module-plugin.ts';
import { taxRoutes } from './tax.routes.ts';
import { taxStaffRoutes } from './tax.staff-routes.ts';

export const taxPlugin = {
  name: 'tax',
  players: (context) => ({ tax: taxRoutes(context) }),
  staff: (context) => ({ tax: taxStaffRoutes(context) }),
} satisfies ModulePlugin;
