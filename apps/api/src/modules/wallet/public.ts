/** The public interface of the wallet: what players read about their coins, from ledger, games, store and expiry. */
export { walletPlugin } from './wallet.plugin.ts';
