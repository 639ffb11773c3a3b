import type { ModulePlugin } from '../../module-plugin.ts';
import { policyPreviewRoutes } from './staff/policy-preview.staff-routes.ts';
import { installUnsubscribe } from './unsubscribe.routes.ts';

export const playersPlugin = {
  name: 'players',
  staff: (context) => ({ jurisdictions: policyPreviewRoutes(context) }),
  otherRoutes: installUnsubscribe,
} satisfies ModulePlugin;
