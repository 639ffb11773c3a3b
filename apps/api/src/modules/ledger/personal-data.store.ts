import { recordSource } from '../../platform/record-source.ts';
import { journal, loginBonus, wallet } from './ledger.table.ts';

/** What of these tables is a player's own, for their export. */
export const ledgerRecords = {
  wallets: recordSource(wallet, { key: ['currency'], withheld: ['guarded'] }),
  journal: recordSource(journal, { key: ['currency', 'seq'] }),
  login_bonus: recordSource(loginBonus, { key: [] }),
};
