import type { ModulePlugin } from '../../module-plugin.ts';
import { createPlayerDevices } from '../auth/public.ts';
import { privacyRoutes } from './privacy.routes.ts';

export const privacyPlugin = {
  name: 'privacy',
  players: (context) => ({
    privacy: privacyRoutes({ ...context, devices: createPlayerDevices(context.config) }),
  }),
} satisfies ModulePlugin;
