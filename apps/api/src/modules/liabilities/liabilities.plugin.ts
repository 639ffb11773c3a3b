import type { ModulePlugin } from '../../module-plugin.ts';
import { liabilitiesRoutes } from './liabilities.routes.ts';

export const liabilitiesPlugin = {
  name: 'liabilities',
  players: (context) => ({ fairness: liabilitiesRoutes(context) }),
} satisfies ModulePlugin;
