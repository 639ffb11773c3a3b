/** Front door of the ledger: balances, postings, and the checks of the books. */
export { selectPostings } from './ledger.store.ts';
export {
  claimIdempotencyKey,
  creditPurchase,
  expireSweeps,
  forgetIdempotencyKeys,
  grantFreeEntry,
  grantWelcomeOffer,
  openWallets,
  purchaseRefusal,
  reversePurchase,
  setWalletsFrozen,
} from './postings.store.ts';
export { readWallet, type Wallet } from './read-wallet.ts';
export { type Finding, journalIsUnbroken, reconcile, walletsMatchJournal } from './reconcile.ts';
export { seedMovementRules } from './seed-movement-rules.ts';
export { walletRoutes } from './wallet.routes.ts';
