import type { Context } from '../../context.ts';
import type { ModulePlugin } from '../../module-plugin.ts';
import { createPaymentProviders } from '../../payments/configured-providers.ts';
import { packagesStaffRoutes } from './packages/packages.staff-routes.ts';
import { ordersStaffRoutes } from './review/orders.staff-routes.ts';
import { storeRoutes } from './store.routes.ts';

const providersOf = ({ config }: Context) => createPaymentProviders(config.payments.accounts);

export const storePlugin = {
  name: 'store',
  players: (context) => ({ store: storeRoutes({ ...context, providers: providersOf(context) }) }),
  staff: (context) => ({
    packages: packagesStaffRoutes(context),
    orders: ordersStaffRoutes({ ...context, providers: providersOf(context) }),
  }),
} satisfies ModulePlugin;
