import type { ModulePlugin } from '../../module-plugin.ts';
import { alertsStaffRoutes } from './alerts.staff-routes.ts';

export const alertsPlugin = {
  name: 'alerts',
  staff: (context) => ({ alerts: alertsStaffRoutes(context) }),
} satisfies ModulePlugin;
