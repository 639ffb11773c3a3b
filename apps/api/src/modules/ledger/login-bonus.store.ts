import type { BonusRecord } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';

export interface BonusState {
  /** Null before the first claim. */
  readonly record: BonusRecord | null;
  /** The database's clock: many API machines, one midnight. */
  readonly now: Date;
}

interface Row {
  lastClaimDay: string | null;
  streak: number | null;
  now: Date;
}

function toState({ lastClaimDay, streak, now }: Row): BonusState {
  return { record: lastClaimDay === null ? null : { lastClaimDay, streak: streak ?? 0 }, now };
}

export async function selectBonus(db: Db, playerId: string): Promise<BonusState> {
  const { rows } = await db.$client.query<Row>({
    name: 'select_login_bonus',
    text: `SELECT b.last_claim_day::text AS "lastClaimDay", b.streak, now() AS now
             FROM (SELECT 1) one LEFT JOIN login_bonus b ON b.player_id = $1`,
    values: [playerId],
  });
  return toState(rows[0] as Row);
}

/** Makes sure that the player's row exists, then locks it: claims take turns, the first one of all included. */
export async function lockBonus(db: Db, playerId: string): Promise<BonusState> {
  await db.$client.query('INSERT INTO login_bonus (player_id) VALUES ($1) ON CONFLICT DO NOTHING', [playerId]);
  const { rows } = await db.$client.query<Row>(
    'SELECT last_claim_day::text AS "lastClaimDay", streak, now() AS now FROM login_bonus WHERE player_id = $1 FOR UPDATE',
    [playerId],
  );
  return toState(rows[0] as Row);
}

export async function updateBonus(db: Db, playerId: string, record: BonusRecord): Promise<void> {
  await db.$client.query('UPDATE login_bonus SET last_claim_day = $2, streak = $3 WHERE player_id = $1', [
    playerId,
    record.lastClaimDay,
    record.streak,
  ]);
}

/** What a claim with this reference credited, and the balance after it; null when there was none. */
export async function selectClaim(
  db: Db,
  playerId: string,
  ref: string,
): Promise<{ amount: bigint; balance: bigint } | null> {
  const { rows } = await db.$client.query<{ amount: bigint; balance: bigint }>(
    `SELECT amount, balance_after AS balance FROM journal
      WHERE player_id = $1 AND ref = $2 AND kind = 'login_bonus' AND currency = 'gold'`,
    [playerId, ref],
  );
  return rows[0] ?? null;
}
