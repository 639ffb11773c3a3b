import type { ModulePlugin } from '../../module-plugin.ts';
import { packSwitchRoutes } from './staff/pack-switch.staff-routes.ts';
import { installUnsubscribe } from './unsubscribe.routes.ts';

export const playersPlugin = {
  name: 'players',
  staff: (context) => ({ jurisdictions: packSwitchRoutes(context) }),
  otherRoutes: installUnsubscribe,
} satisfies ModulePlugin;
