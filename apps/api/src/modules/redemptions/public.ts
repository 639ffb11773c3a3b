/** Front door of redemptions. */
export { isRedemptionOf, sumPaidCents } from './of-player.store.ts';
export { redemptionsRoutes } from './redemptions.routes.ts';
