import type { ModulePlugin } from '../../module-plugin.ts';
import { achievementsRoutes } from './achievements.routes.ts';

export const achievementsPlugin = {
  name: 'achievements',
  players: (context) => ({ achievements: achievementsRoutes(context) }),
} satisfies ModulePlugin;
