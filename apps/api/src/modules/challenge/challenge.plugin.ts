import type { ModulePlugin } from '../../module-plugin.ts';
import { challengeRoutes } from './challenge.routes.ts';
import { challengeStaffRoutes } from './challenge.staff-routes.ts';

export const challengePlugin = {
  name: 'challenge',
  players: (context) => ({ challenge: challengeRoutes(context) }),
  staff: (context) => ({ leaderboard: challengeStaffRoutes(context) }),
} satisfies ModulePlugin;
