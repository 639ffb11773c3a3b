/** Front door of privacy: what is known of players as a file for them, and the end of accounts. */
export { type BuildDeps, buildExport } from './build-export.ts';
export { eraseAccounts } from './erase-accounts.ts';
export { forgetExports } from './forget-exports.ts';
export { privacyPlugin } from './privacy.plugin.ts';
