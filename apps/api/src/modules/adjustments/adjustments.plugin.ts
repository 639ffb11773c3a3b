import type { ModulePlugin } from '../../module-plugin.ts';
import { adjustmentsStaffRoutes } from './adjustments.staff-routes.ts';

export const adjustmentsPlugin = {
  name: 'adjustments',
  staff: (context) => ({ adjustments: adjustmentsStaffRoutes(context) }),
} satisfies ModulePlugin;
