import type { JsonObject } from '@goldwren/game-engine';
import type { Currency } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';

/** A settled round with its session's sealed seed and its journal amounts, in hundredths. */
export interface AuditedRow {
  readonly player_id: string;
  readonly id: string;
  readonly session_id: string;
  readonly nonce: number;
  readonly game_id: number;
  readonly slug: string;
  readonly maths_hash: string;
  readonly currency: Currency;
  readonly stake: bigint;
  readonly raised: bigint;
  readonly payout: bigint;
  readonly client_seed: string;
  readonly choice: JsonObject;
  readonly actions: JsonObject[];
  readonly sealed_server_seed: Buffer;
  readonly commitment: Buffer;
  readonly posted_stake: bigint | null;
  readonly posted_raises: bigint;
  readonly posted_win: bigint | null;
}

const pageSize = 500;

/**
 * Yields every round that settled between `from` (inclusive) and `to` (exclusive), one page at a time to bound memory.
 * The caller must be in a transaction and must process each page quickly.
 */
export async function* settledRoundsBetween(tx: Db, from: Date, to: Date): AsyncGenerator<AuditedRow[]> {
  await tx.$client.query(
    `DECLARE audited NO SCROLL CURSOR FOR
     SELECT r.player_id, r.id, r.session_id, r.nonce, r.game_id, m.slug, m.hash AS maths_hash, r.currency,
            r.stake, r.raised, r.payout, r.client_seed, r.choice, r.actions, s.sealed_server_seed, s.commitment,
            (SELECT -j.amount FROM journal j WHERE j.player_id = r.player_id AND j.ref = r.id
                AND j.kind = 'stake' AND j.currency = r.currency) AS posted_stake,
            (SELECT coalesce(sum(-j.amount), 0)::bigint FROM round_raise x
               JOIN journal j ON j.player_id = x.player_id AND j.ref = x.ref AND j.kind = 'raise' AND j.currency = r.currency
              WHERE x.player_id = r.player_id AND x.round_id = r.id) AS posted_raises,
            (SELECT j.amount FROM journal j WHERE j.player_id = r.player_id AND j.ref = r.id
                AND j.kind = 'win' AND j.currency = r.currency) AS posted_win
       FROM round r
       JOIN game_session s ON s.player_id = r.player_id AND s.id = r.session_id
       JOIN game_maths m ON m.id = s.maths_id
      WHERE r.state = 'settled' AND r.settled_at >= $1 AND r.settled_at < $2`,
    [from, to],
  );
  for (;;) {
    const { rows } = await tx.$client.query<AuditedRow>(`FETCH ${pageSize} FROM audited`);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) break;
  }
  await tx.$client.query('CLOSE audited');
}
