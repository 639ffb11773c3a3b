/** Front door of redemptions. */
export { redemptionsRoutes } from './redemptions.routes.ts';
