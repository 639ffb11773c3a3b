/** The public interface of policy: the current policy pack, the announced maintenance, and the routes that publish them. */

export { forbiddenIn } from './changes/forbidden-in.ts';
export { selectLatestVersion, selectRestrictions } from './changes/policy-change.store.ts';
export { assertNoMaintenance, problemOfMaintenance } from './maintenance/assert-no-maintenance.ts';
export { announcedMaintenance } from './maintenance/maintenance-window.ts';
export { policyPlugin } from './policy.plugin.ts';
export { policyInForce, readPackInForce } from './policy-in-force.ts';
export { remindOfClaims } from './remind-of-claims.ts';
export { previewSwitch } from './switches/preview-switch.ts';
export { approveSwitch, requestSwitch } from './switches/switch-pack.ts';
export { waitingPolicyChanges } from './waiting-changes.ts';
