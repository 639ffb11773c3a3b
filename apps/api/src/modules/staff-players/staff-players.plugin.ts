import type { ModulePlugin } from '../../module-plugin.ts';
import { staffPlayersRoutes } from './staff-players.staff-routes.ts';

export const staffPlayersPlugin = {
  name: 'staff-players',
  staff: (context) => ({ players: staffPlayersRoutes(context) }),
} satisfies ModulePlugin;
