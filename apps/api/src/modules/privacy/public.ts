/** The public interface of privacy: data exports for players, and the erasure of accounts. */
export { buildExports, forgetExports } from './build-exports.ts';
export { eraseAccounts } from './erase-accounts.ts';
export { privacyPlugin } from './privacy.plugin.ts';
