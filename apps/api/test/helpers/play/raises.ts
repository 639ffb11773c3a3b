import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { insertRound, type Step } from '../../../src/modules/games/rounds/round.store.ts';
import { openGameSession } from '../../../src/modules/games/sessions/session.store.ts';
import { openWallets } from '../../../src/modules/ledger/public.ts';
import type { Database } from '../../../src/platform/database.ts';
import { postgresError } from '../../../src/platform/postgres/postgres-error.ts';
import { giveCoins } from '../money/money.ts';
import { jacks } from './play.ts';

/** An open round of 10.00 Sweeps Coins, created by the SQL functions without a game, so that no game needs raises. */
export interface OpenRound {
  readonly playerId: string;
  readonly sessionId: string;
  readonly roundId: string;
}

export const baseStake = 1_000n;
/** The maximum sum of all raises of such a round. */
export const mostRaised = 3n * baseStake;

/** Inserts maths like Jacks or Better that allow raises up to three times the stake. `hash` must differ from the lock's. */
export async function raisingMaths(owner: pg.Pool, maxRaiseX100 = 300, hash = 'e'.repeat(64)): Promise<number> {
  const { rows: games } = await owner.query<{ slug: string; most: number }>(
    'SELECT m.slug, m.max_pay_x100 AS most FROM game g JOIN game_maths m ON m.id = g.maths_id WHERE g.id = $1',
    [jacks],
  );
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO game_maths (slug, version, hash, max_pay_x100, max_raise_x100) VALUES ($1, '9.0.0', $2, $3, $4)
     ON CONFLICT (hash) DO UPDATE SET max_raise_x100 = excluded.max_raise_x100 RETURNING id`,
    [games[0]?.slug, hash, games[0]?.most, maxRaiseX100],
  );
  return rows[0]?.id as number;
}

/** Creates an open round. `funds` are the hundredths in the wallet before the stake. */
export async function dealOpenRound(
  database: Database,
  owner: pg.Pool,
  funds: bigint,
  playerId: string = randomUUID(),
): Promise<OpenRound> {
  const db = database.db;
  await openWallets(db, playerId);
  await giveCoins(owner, { playerId, currency: 'sweeps', amount: funds, ref: randomUUID() });
  const mathsId = await raisingMaths(owner);
  const blank = Buffer.alloc(32);
  const { id: sessionId } = await openGameSession(db, {
    ...{ playerId, id: randomUUID(), gameId: jacks, mathsId },
    ...{ sealedServerSeed: blank, commitment: blank },
  });
  const round = { id: randomUUID(), nonce: 0, currency: 'sweeps', stake: baseStake, settled: false } as const;
  const { id: roundId } = await insertRound(
    db,
    { playerId, sessionId, ...round, payout: 0n, clientSeed: 'seed', choice: {}, idempotency: null },
    0,
  );
  return { playerId, sessionId, roundId };
}

/** A step in which the player doubles the stake and the round stays open. */
export function doubling(round: OpenRound, overrides: Partial<Step> = {}): Step {
  return {
    ...round,
    ...{ step: 0, action: { type: 'double' }, settled: false, payout: 0n, raise: baseStake, settledBy: 'player' },
    ...overrides,
  };
}

/** The last step, which pays `payout`. */
export function settling(
  round: OpenRound,
  step: number,
  payout: bigint,
  settledBy: Step['settledBy'] = 'player',
): Step {
  return doubling(round, { step, action: { type: 'stand' }, settled: true, payout, raise: 0n, settledBy });
}

/** Returns `'done'` or the code of the refusal. Any other error is thrown. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    const found = postgresError(error);
    if (found?.code !== 'GW000') throw error;
    return found.message;
  }
}

export interface Books {
  readonly balance: bigint;
  readonly unplayed: bigint;
  readonly state: string;
  readonly stake: bigint;
  readonly raised: bigint;
  readonly payout: bigint;
  readonly actions: number;
  /** Kinds and amounts of the round's postings in order, such as `stake -1000` first. */
  readonly postings: string[];
}

export async function ledgerOf(owner: pg.Pool, { playerId, roundId }: OpenRound): Promise<Books> {
  const { rows } = await owner.query(
    `SELECT w.balance, w.unplayed, r.state, r.stake, r.raised, r.payout, jsonb_array_length(r.actions) AS actions,
            ARRAY(SELECT j.kind || ' ' || j.amount FROM journal j
                   WHERE j.player_id = r.player_id AND j.kind IN ('stake', 'raise', 'win') ORDER BY j.seq) AS postings
       FROM round r JOIN wallet w ON w.player_id = r.player_id AND w.currency = r.currency
      WHERE r.player_id = $1 AND r.id = $2`,
    [playerId, roundId],
  );
  return rows[0];
}
