/** The public interface of accounts: what players can change, and how they close their account. */
export { accountPlugin } from './account.plugin.ts';
