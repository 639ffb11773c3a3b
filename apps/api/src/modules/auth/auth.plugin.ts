import type { ModulePlugin } from '../../module-plugin.ts';
import { authRoutes } from './auth.routes.ts';
import { securityRoutes } from './security.routes.ts';
import { createPlayerDevices } from './sign-in/device-cookie.ts';

export const authPlugin = {
  name: 'auth',
  players: (context) => {
    const deps = { ...context, devices: createPlayerDevices(context.config) };
    return { auth: authRoutes(deps), security: securityRoutes(deps) };
  },
} satisfies ModulePlugin;
