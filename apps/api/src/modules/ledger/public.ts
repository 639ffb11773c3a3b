/** The public interface of the ledger: balances, postings and the checks of the books. */

export { readPage } from './activity/journal-pages.ts';
export { sumPlayOf } from './activity/lifetime.store.ts';
export { type PlayedRow, selectPlayByPeriod } from './activity/play-totals.store.ts';
export { selectApart, selectOfKinds } from './activity/timeline.store.ts';
export { countMovements } from './count-movements.ts';
export { createNextPartitions } from './create-next-partitions.ts';
export {
  archivedBefore,
  hasForward,
  selectDroppedMonths,
  selectDroppedUntil,
  selectForwardBounds,
} from './dropped-months.store.ts';
export {
  countStakingPlayers,
  type MovementSum,
  selectSweepsBalances,
  sumMovements,
  sumRedeemable,
  sumSweepsHeld,
} from './figures.store.ts';
export { deleteIdempotencyKeys } from './idempotency/delete-idempotency-keys.ts';
export { ledgerPlugin } from './ledger.plugin.ts';
export { areWalletsFrozen, haveSweepsMoved, type JournalRow, selectJournal, selectPostings } from './ledger.store.ts';
export { ledgerRecords } from './personal-data.store.ts';
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
export { readWallet, readWallets, type Wallet } from './read-wallet.ts';
export { type BooksScope, conditionsOf, wholeBooks } from './reconciliation/books-scope.ts';
export { checkMoved } from './reconciliation/check-moved.ts';
export { checkNextPiece, checkWholeNow, requestWholePass } from './reconciliation/check-whole.ts';
export {
  type CheckedWindow,
  countInScope,
  countJournal,
  countWallets,
  type Finding,
  type Invariant,
  journalIsUnbroken,
  playersInJournal,
  walletsMatchJournal,
  walletsMatchWindow,
  windowIsUnbroken,
} from './reconciliation/ledger.checks.ts';
export { reconcile } from './reconciliation/reconcile.ts';
export {
  deleteCleanReconciliations,
  selectLastFindingAt,
  selectLastReconciliation,
  selectPass,
} from './reconciliation/reconciliation.store.ts';
export { type JournalWindow, randomSeed } from './reconciliation/window.checks.ts';
export { seedMovementRules } from './seed-movement-rules.ts';
