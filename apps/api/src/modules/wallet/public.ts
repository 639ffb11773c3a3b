/** Front door of the wallet: what players read of their coins, put together from ledger, games, store and expiry. */
export { walletPlugin } from './wallet.plugin.ts';
