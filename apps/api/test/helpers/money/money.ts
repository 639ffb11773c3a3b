import { randomUUID } from 'node:crypto';
import { parseHundredths } from '@goldwren/rules';
import type pg from 'pg';

/** Converts `"12.34"` to hundredths. */
function hundredthsOf(amount: string): bigint {
  const value = parseHundredths(amount);
  if (value === null) throw new Error(`${amount} is not a valid amount`);
  return value;
}

/** Sets a balance with an adjustment posting, so that the ledger stays correct. */
export async function setBalance(
  owner: pg.Pool,
  playerId: string,
  currency: 'gold' | 'sweeps',
  amount: string,
): Promise<void> {
  const { rows } = await owner.query('SELECT balance FROM wallet WHERE player_id = $1 AND currency = $2', [
    playerId,
    currency,
  ]);
  const change = hundredthsOf(amount) - (rows[0].balance as bigint);
  if (change === 0n) return;
  await owner.query('SELECT adjust_balance($1, $2, $3, $4)', [playerId, currency, change, randomUUID()]);
}

export interface Gift {
  readonly playerId: string;
  readonly currency: 'gold' | 'sweeps';
  readonly amount: bigint;
  readonly ref: string;
}

/** Posts coins like a purchase, with unplayed Sweeps Coins. Runs as the owner, because other logins need a paid order. */
export async function giveCoins(
  owner: pg.Pool,
  { playerId, currency, amount, ref }: Gift,
): Promise<{ balance: bigint; posted: boolean }> {
  const unplayed = currency === 'sweeps' ? amount : 0n;
  const { rows } = await owner.query("SELECT * FROM post_entry('store', 'purchase', $1, $2, $3, $4, $5)", [
    playerId,
    currency,
    amount,
    unplayed,
    ref,
  ]);
  return rows[0];
}
