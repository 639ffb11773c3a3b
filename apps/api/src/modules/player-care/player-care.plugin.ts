import type { ModulePlugin } from '../../module-plugin.ts';
import { playerCareRoutes } from './player-care.staff-routes.ts';

export const playerCarePlugin = {
  name: 'player-care',
  staff: (context) => ({ players: playerCareRoutes(context) }),
} satisfies ModulePlugin;
