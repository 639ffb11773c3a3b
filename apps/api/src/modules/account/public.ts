/** Front door of the account: what players change about themselves, and how they close their account. */
export { accountPlugin } from './account.plugin.ts';
