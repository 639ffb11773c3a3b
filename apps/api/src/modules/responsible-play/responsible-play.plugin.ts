import type { ModulePlugin } from '../../module-plugin.ts';
import { playRoutes } from './responsible-play.routes.ts';

export const responsiblePlayPlugin = {
  name: 'responsible-play',
  players: (context) => ({ play: playRoutes(context) }),
} satisfies ModulePlugin;
