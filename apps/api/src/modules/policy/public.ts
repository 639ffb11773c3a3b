/** Front door of policy: which regional pack is in force, and the call that publishes it. */
export { policyRoutes } from './policy.routes.ts';
export { policyStaffRoutes } from './policy.staff-routes.ts';
export { policyInForce } from './policy-in-force.ts';
export { remindOfClaims } from './remind-of-claims.ts';
