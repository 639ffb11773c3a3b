/** The public interface of policy: the current policy pack, and the route that publishes it. */

export { policyPlugin } from './policy.plugin.ts';
export { policyInForce } from './policy-in-force.ts';
export { previewSwitch } from './preview-switch.ts';
export { remindOfClaims } from './remind-of-claims.ts';
