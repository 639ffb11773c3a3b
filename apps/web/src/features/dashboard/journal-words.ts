import type { JournalKind } from '@goldwren/contracts/player';
import type { api } from '../../lib/api.ts';

/** One line of the journal, as the API gives it. */
export type JournalEntry = Awaited<ReturnType<typeof api.wallet.activity>>['results'][number];

/** What each kind of movement is called. */
export const kindWords: Record<JournalKind, string> = {
  welcome_offer: 'Welcome offer',
  stake: 'Stake',
  raise: 'Stake raised',
  win: 'Win',
  purchase: 'Purchase',
  purchase_reversal: 'Purchase reversed',
  free_entry: 'Free entry',
  login_bonus: 'Daily login bonus',
  region_expiry: 'Ended: not available where you live',
  adjustment: 'Correction',
};

export const journalKinds = Object.keys(kindWords) as JournalKind[];
