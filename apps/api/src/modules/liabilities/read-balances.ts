import type { Database, Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { inSnapshot } from '../../platform/transaction.ts';
import { selectSweepsBalances, sumSweepsHeld } from '../ledger/public.ts';
import { selectEscrowOfPlayers, sumEscrow } from '../redemptions/public.ts';

/** What is owed to a player in Sweeps Coins, in hundredths. */
export interface OwedBalance {
  readonly playerId: string;
  readonly wallet: bigint;
  readonly escrow: bigint;
  /** The `seq` of the last journal row of the wallet. */
  readonly entry: bigint;
}

export interface OwedBalances {
  readonly at: Date;
  /** Every player with a wallet, also without coins: an empty balance must be proved too. */
  readonly balances: readonly OwedBalance[];
  /** The ledger's own sums of wallets and escrow in the same snapshot. */
  readonly sum: bigint;
}

const walletsAtOnce = 20_000;

/** Reads every balance and the sums of the ledger in one snapshot. */
export function readBalances(database: Database): Promise<OwedBalances> {
  return inSnapshot(database, async (tx) => {
    const at = await readDatabaseClock(tx);
    const escrows = new Map((await selectEscrowOfPlayers(tx)).map(({ playerId, sweeps }) => [playerId, sweeps]));
    const balances: OwedBalance[] = [];
    for await (const { playerId, balance, entry } of listWallets(tx)) {
      balances.push({ playerId, wallet: balance, escrow: escrows.get(playerId) ?? 0n, entry });
    }
    const inEscrow = (await sumEscrow(tx)).reduce((sum, { sweeps }) => sum + sweeps, 0n);
    return { at, balances, sum: (await sumSweepsHeld(tx)).balances + inEscrow };
  });
}

async function* listWallets(tx: Db) {
  for (let after: string | null = null; ; ) {
    const rows = await selectSweepsBalances(tx, { after, limit: walletsAtOnce });
    yield* rows;
    if (rows.length < walletsAtOnce) return;
    after = rows.at(-1)?.playerId ?? null;
  }
}
