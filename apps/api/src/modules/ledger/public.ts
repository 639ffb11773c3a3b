/** Front door of the ledger: balances, postings, and the checks of the books. */
export {
  claimIdempotencyKey,
  forgetIdempotencyKeys,
  type HouseAccount,
  openWallets,
  postDebitUpTo,
  postEntry,
  postWholeBalance,
  setWalletsFrozen,
} from './ledger.store.ts';
export { readWallet, type Wallet } from './read-wallet.ts';
export { type Finding, journalIsUnbroken, reconcile, walletsMatchJournal } from './reconcile.ts';
export { walletRoutes } from './wallet.routes.ts';
