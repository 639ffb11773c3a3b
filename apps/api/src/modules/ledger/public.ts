/** Front door of the ledger: balances, postings, and the checks of the books. */

export { type BooksScope, conditionsOf, wholeBooks } from './books-scope.ts';
export { checkMoved } from './check-moved.ts';
export { checkNextPiece, requestWholePass } from './check-whole.ts';
export { countStakingPlayers, type MovementSum, sumMovements, sumRedeemable, sumSweepsHeld } from './figures.store.ts';
export { forgetIdempotencyKeys } from './forget-idempotency-keys.ts';
export {
  countInScope,
  countJournal,
  countWallets,
  type Finding,
  type Invariant,
  journalIsUnbroken,
  playersInJournal,
  walletsMatchJournal,
} from './ledger.checks.ts';
export { areWalletsFrozen, haveSweepsMoved, selectJournal, selectPostings } from './ledger.store.ts';
export type { RoundLine } from './list-timeline.ts';
export { type PlayedRow, selectPlayByPeriod } from './play-totals.store.ts';
export {
  checkoutRefusal,
  claimIdempotencyKey,
  creditPurchase,
  expireIdleSweeps,
  expireSweeps,
  grantFreeEntry,
  grantWelcomeOffer,
  openWallets,
  purchaseRefusal,
  reversePurchase,
  setWalletsFrozen,
} from './postings.store.ts';
export { readWallet, type Wallet } from './read-wallet.ts';
export { reconcile } from './reconcile.ts';
export {
  deleteCleanReconciliations,
  selectLastFindingAt,
  selectLastReconciliation,
  selectPass,
} from './reconciliation.store.ts';
export { ledgerRecords } from './records.store.ts';
export { seedMovementRules } from './seed-movement-rules.ts';
export { walletRoutes } from './wallet.routes.ts';
