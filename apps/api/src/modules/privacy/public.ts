/** The public interface of privacy: data exports for players, and the deletion and erasure of accounts. */
export { type BuildDeps, buildExport } from './build-export.ts';
export { eraseAccounts } from './erase-accounts.ts';
export { forgetExports } from './forget-exports.ts';
export { privacyPlugin } from './privacy.plugin.ts';
