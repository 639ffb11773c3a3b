import type { Keys } from '../../platform/batching/prepared-for-some.ts';
import type { Db } from '../../platform/database.ts';
import { selectWallets } from './ledger.store.ts';

/** Hundredths. */
export interface Wallet {
  readonly gold: bigint;
  readonly sweeps: bigint;
  /** Sweeps Coins that must be played once before redemption. */
  readonly sweepsUnplayed: bigint;
}

/** Returns the players' current balances in the order of `playerIds`. A player without wallets has zero balances. */
export async function readWallets(db: Db, playerIds: Keys<string>): Promise<Wallet[]> {
  const rows = await selectWallets(db, playerIds);
  return playerIds.map((playerId) => {
    const gold = rows.find((row) => row.playerId === playerId && row.currency === 'gold');
    const sweeps = rows.find((row) => row.playerId === playerId && row.currency === 'sweeps');
    return { gold: gold?.balance ?? 0n, sweeps: sweeps?.balance ?? 0n, sweepsUnplayed: sweeps?.unplayed ?? 0n };
  });
}

export async function readWallet(db: Db, playerId: string): Promise<Wallet> {
  return (await readWallets(db, [playerId]))[0] as Wallet;
}
