import { randomUUID } from 'node:crypto';
import { formatHundredths } from '@goldwren/rules';
import type pg from 'pg';

export interface PastRound {
  readonly at: Date;
  readonly currency: 'gold' | 'sweeps';
  /** Hundredths. */
  readonly stake: number;
  readonly payout: number;
}

/** The ids of the games, in listed order. */
export const gameIds = [2, 4] as const;

/** Inserts a session of another time directly into the tables. An ended session is signed unless `signed` is false. */
export async function insertSession(
  owner: pg.Pool,
  playerId: string,
  session: {
    readonly gameId: (typeof gameIds)[number];
    readonly startedAt: Date;
    readonly endedAt: Date | null;
    readonly rounds: readonly PastRound[];
    readonly signed?: boolean;
  },
): Promise<string> {
  const id = randomUUID();
  const { gameId, startedAt, endedAt, rounds, signed = endedAt !== null } = session;
  const sum = (currency: 'gold' | 'sweeps', of: 'stake' | 'payout') =>
    formatHundredths(
      rounds.filter((one) => one.currency === currency).reduce((total, one) => total + BigInt(one[of]), 0n),
    );
  const statement = {
    rounds: rounds.length,
    staked: { gold: sum('gold', 'stake'), sweeps: sum('sweeps', 'stake') },
    paid: { gold: sum('gold', 'payout'), sweeps: sum('sweeps', 'payout') },
  };
  await owner.query(
    `INSERT INTO game_session (player_id, id, game_id, maths_id, sealed_server_seed, commitment, started_at, next_nonce,
                               ended_at, statement, statement_signature, statement_key_id)
     SELECT $1, $2, g.id, g.maths_id, '\\x00', '\\x00', $4, $5, $6, $7, $8, $9 FROM game g WHERE g.id = $3`,
    [
      ...[playerId, id, gameId, startedAt, rounds.length, endedAt],
      ...(signed ? [JSON.stringify(statement), Buffer.alloc(64), 'key'] : [null, null, null]),
    ],
  );
  await owner.query(
    `INSERT INTO round (player_id, id, session_id, nonce, game_id, maths_id, currency, state, settled_by, stake, payout, at,
                        settled_at, client_seed, choice, actions)
     SELECT $1, gen_random_uuid(), $2, x.nonce, g.id, g.maths_id, x.currency::currency, 'settled', 'player', x.stake,
            x.payout, x.at, x.at, 'seed', '{}', '[]'
       FROM game g, jsonb_to_recordset($4) AS x(nonce int, at timestamptz, currency text, stake bigint, payout bigint)
      WHERE g.id = $3`,
    [playerId, id, gameId, JSON.stringify(rounds.map((one, nonce) => ({ ...one, nonce })))],
  );
  return id;
}

/** One row of a currency's journal: its time, and the balance after it in hundredths. */
export type PastBalance = readonly [at: Date, balance: number];

/** Replaces the journal of a wallet with exactly these rows, with triggers disabled. */
export async function replaceJournal(
  owner: pg.Pool,
  playerId: string,
  currency: 'gold' | 'sweeps',
  rows: readonly PastBalance[],
): Promise<void> {
  await owner.query('ALTER TABLE journal DISABLE TRIGGER journal_append_only');
  await owner.query('DELETE FROM journal WHERE player_id = $1 AND currency = $2', [playerId, currency]);
  await owner.query('ALTER TABLE journal ENABLE TRIGGER journal_append_only');
  await owner.query(
    `INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, at, kind, contra)
     SELECT $1, $2, n, 1, balance, gen_random_uuid(), at, 'adjustment', 'adjustment'
       FROM unnest($3::timestamptz[], $4::bigint[]) WITH ORDINALITY AS x(at, balance, n)`,
    [playerId, currency, rows.map(([at]) => at), rows.map(([, balance]) => balance)],
  );
  await owner.query('UPDATE wallet SET version = $3 WHERE player_id = $1 AND currency = $2', [
    playerId,
    currency,
    rows.length,
  ]);
}
