import { countRounds, roundsMatchJournal } from '../games/public.ts';
import {
  countJournal,
  countWallets,
  type Invariant,
  journalIsUnbroken,
  walletsMatchJournal,
} from '../ledger/public.ts';
import { countPayouts, payoutsMatchRedemptions } from '../payouts/public.ts';
import { countRedemptions, redemptionsMatchJournal } from '../redemptions/public.ts';
import { countOrders, ordersMatchJournal } from '../store/public.ts';

/** Everything that must hold in the books (docs/ledger.md), from every module that moves coins. */
export const invariants: readonly Invariant[] = [
  { name: 'journal_unbroken', check: journalIsUnbroken, over: countJournal },
  { name: 'wallet_matches_journal', check: walletsMatchJournal, over: countWallets },
  { name: 'round_matches_journal', check: roundsMatchJournal, over: countRounds },
  { name: 'orders_match_journal', check: ordersMatchJournal, over: countOrders },
  { name: 'redemptions_match_journal', check: redemptionsMatchJournal, over: countRedemptions },
  { name: 'payouts_match_redemptions', check: payoutsMatchRedemptions, over: countPayouts },
];
