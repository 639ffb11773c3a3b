/** Invariants of the ledger (docs/ledger.md). Each is checked over one snapshot. */
export const booksInvariants = [
  'journal_unbroken',
  'wallet_matches_journal',
  'round_matches_journal',
  'orders_match_journal',
  'redemptions_match_journal',
  'payouts_match_redemptions',
] as const;
export type BooksInvariant = (typeof booksInvariants)[number];
