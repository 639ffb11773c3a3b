/** Front door of privacy: what is known of players as a file for them, and the end of accounts. */
export { buildExports, forgetExports } from './build-exports.ts';
export { eraseAccounts } from './erase-accounts.ts';
export { privacyPlugin } from './privacy.plugin.ts';
