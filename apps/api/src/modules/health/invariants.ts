import { countRounds, playersOfRounds, roundsMatchJournal } from '../games/public.ts';
import {
  countJournal,
  countWallets,
  type Invariant,
  journalIsUnbroken,
  playersInJournal,
  walletsMatchJournal,
} from '../ledger/public.ts';
import { countPayouts, payoutsMatchRedemptions, playersOfPayouts } from '../payouts/public.ts';
import { countRedemptions, playersOfRedemptions, redemptionsMatchJournal } from '../redemptions/public.ts';
import { countOrders, ordersMatchJournal, playersOfOrders } from '../store/public.ts';

/** Every invariant of the books (docs/ledger.md), from all modules that move coins. */
export const invariants: readonly Invariant[] = [
  {
    name: 'journal_unbroken',
    check: journalIsUnbroken,
    over: countJournal,
    moved: playersInJournal,
    readsWindow: true,
  },
  {
    name: 'wallet_matches_journal',
    check: walletsMatchJournal,
    over: countWallets,
    moved: playersInJournal,
    readsWindow: true,
  },
  {
    name: 'round_matches_journal',
    check: roundsMatchJournal,
    over: countRounds,
    moved: playersOfRounds,
    readsWindow: true,
  },
  { name: 'orders_match_journal', check: ordersMatchJournal, over: countOrders, moved: playersOfOrders },
  {
    name: 'redemptions_match_journal',
    check: redemptionsMatchJournal,
    over: countRedemptions,
    moved: playersOfRedemptions,
  },
  { name: 'payouts_match_redemptions', check: payoutsMatchRedemptions, over: countPayouts, moved: playersOfPayouts },
];
