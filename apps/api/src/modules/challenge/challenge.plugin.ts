import type { ModulePlugin } from '../../module-plugin.ts';
import { challengeRoutes } from './challenge.routes.ts';

export const challengePlugin = {
  name: 'challenge',
  players: (context) => ({ challenge: challengeRoutes(context) }),
} satisfies ModulePlugin;
