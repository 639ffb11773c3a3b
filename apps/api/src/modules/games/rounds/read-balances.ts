import type { Db } from '../../../platform/database.ts';
import { readWallet } from '../../ledger/public.ts';
import { walletView } from './round-view.ts';

/** Both balances as game answers carry them. */
export async function readBalances(db: Db, playerId: string): Promise<{ gold: string; sweeps: string }> {
  return walletView(await readWallet(db, playerId));
}
