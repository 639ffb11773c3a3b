import { countRounds, playersOfRounds, roundsMatchJournal, roundsMatchWindow } from '../games/public.ts';
import {
  countJournal,
  countWallets,
  type Invariant,
  journalIsUnbroken,
  playersInJournal,
  walletsMatchJournal,
  walletsMatchWindow,
  windowIsUnbroken,
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
    inWindow: windowIsUnbroken,
  },
  {
    name: 'wallet_matches_journal',
    check: walletsMatchJournal,
    over: countWallets,
    moved: playersInJournal,
    inWindow: walletsMatchWindow,
  },
  {
    name: 'round_matches_journal',
    check: roundsMatchJournal,
    over: countRounds,
    moved: playersOfRounds,
    inWindow: roundsMatchWindow,
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
