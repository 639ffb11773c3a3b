import { recordSource } from '../../platform/record-source.ts';
import { journal, loginBonus, wallet } from './ledger.table.ts';

/** The data of a player in these tables, for the player's data export. */
export const ledgerRecords = {
  wallets: recordSource(wallet, { key: ['currency'], withheld: ['guarded'] }),
  journal: recordSource(journal, { key: ['currency', 'seq'] }),
  login_bonus: recordSource(loginBonus, { key: [] }),
};
