import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** A redemption of this player, put behind the API into the table. Returns its id. */
export async function placeRedemption(owner: pg.Pool, playerId: string): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `INSERT INTO redemption (player_id, id, sweeps_submitted, usd_cents, payout_method, details_sealed, details_masked, status)
     VALUES ($1, $2, 5000, 5000, 'bank', '', '', 'in_review')`,
    [playerId, id],
  );
  return id;
}
