import type { Db } from '../../platform/database.ts';
import { selectWallets } from './ledger.store.ts';

/** Hundredths. */
export interface Wallet {
  readonly gold: bigint;
  readonly sweeps: bigint;
  /** Sweeps Coins still to be played once before redemption. */
  readonly sweepsUnplayed: bigint;
}

/** The player's balances now. A player without wallets has nothing. */
export async function readWallet(db: Db, playerId: string): Promise<Wallet> {
  const rows = await selectWallets(db, playerId);
  const gold = rows.find((row) => row.currency === 'gold');
  const sweeps = rows.find((row) => row.currency === 'sweeps');
  return { gold: gold?.balance ?? 0n, sweeps: sweeps?.balance ?? 0n, sweepsUnplayed: sweeps?.unplayed ?? 0n };
}
