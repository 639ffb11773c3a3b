import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Inserts a redemption of this player directly into the table. Returns its id. */
export async function placeRedemption(owner: pg.Pool, playerId: string): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `INSERT INTO redemption (player_id, id, sweeps_submitted, usd_cents, payout_method, details_sealed, details_masked, status)
     VALUES ($1, $2, 5000, 5000, 'bank', '', '', 'in_review')`,
    [playerId, id],
  );
  return id;
}
