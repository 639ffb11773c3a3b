import { createIdentityVendor } from '../../identity-vendors/create-identity-vendor.ts';
import type { ModulePlugin } from '../../module-plugin.ts';
import { identityRoutes } from './identity.routes.ts';
import { identityStaffRoutes } from './identity.staff-routes.ts';

export const identityPlugin = {
  name: 'identity',
  players: (context) => {
    const identityVendor = createIdentityVendor(context.config.identityVendor);
    return { identity: identityRoutes({ ...context, identityVendor }) };
  },
  staff: (context) => ({ identity: identityStaffRoutes(context) }),
} satisfies ModulePlugin;
