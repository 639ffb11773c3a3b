/** Front door of policy: which regional pack is in force, and the call that publishes it. */

export { policyPlugin } from './policy.plugin.ts';
export { policyInForce } from './policy-in-force.ts';
export { previewSwitch } from './preview-switch.ts';
export { remindOfClaims } from './remind-of-claims.ts';
