import type { ModulePlugin } from '../../module-plugin.ts';
import { backOfficeRoutes } from './back-office.routes.ts';

export const backOfficePlugin = {
  name: 'back-office',
  staff: backOfficeRoutes,
} satisfies ModulePlugin;
