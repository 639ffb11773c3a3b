import type { ModulePlugin } from '../../module-plugin.ts';
import { accountRoutes } from './account.routes.ts';

export const accountPlugin = {
  name: 'account',
  players: (context) => ({ account: accountRoutes(context) }),
} satisfies ModulePlugin;
