import type { Db } from '../../../platform/database.ts';
import { readWallet } from '../../ledger/public.ts';
import { walletView } from './round-view.ts';

/** Returns both balances in the format of game responses. */
export async function readBalances(db: Db, playerId: string): Promise<{ gold: string; sweeps: string }> {
  return walletView(await readWallet(db, playerId));
}
