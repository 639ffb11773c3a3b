import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { NewRound, PlayedRound } from '../../../src/modules/games/rounds/round.store.ts';
import { createRoundBatchers, type RoundBatchers } from '../../../src/modules/games/rounds/round-batchers.ts';
import { openGameSession } from '../../../src/modules/games/sessions/session.store.ts';
import { openWallets } from '../../../src/modules/ledger/public.ts';
import type { Database } from '../../../src/platform/database.ts';
import { asProblem } from '../../../src/platform/postgres/postgres-error.ts';
import { Problem } from '../../../src/platform/problem.ts';
import { giveCoins } from '../money/money.ts';
import { starlight } from './play.ts';

/** A player with a game session, created by the SQL functions without sign-in. The seed is not used. */
export interface Seat {
  readonly playerId: string;
  readonly sessionId: string;
  nonce: number;
}

const funds = 1_000_000n;
export const stake = 1_000n;

export async function mathsOf(owner: pg.Pool, gameId: number): Promise<number> {
  const { rows } = await owner.query('SELECT maths_id FROM game WHERE id = $1', [gameId]);
  return rows[0].maths_id;
}

export async function createSeat(
  { database: { db }, owner }: { readonly database: Database; readonly owner: pg.Pool },
  mathsId: number,
  gameId = starlight,
): Promise<Seat> {
  const playerId = randomUUID();
  await openWallets(db, playerId);
  for (const currency of ['gold', 'sweeps'] as const)
    await giveCoins(owner, { playerId, currency, amount: funds, ref: randomUUID() });
  const blank = Buffer.alloc(32);
  const { id } = await openGameSession(db, {
    playerId,
    id: randomUUID(),
    gameId,
    mathsId,
    sealedServerSeed: blank,
    commitment: blank,
  });
  return { playerId, sessionId: id, nonce: 0 };
}

/** Returns the next round of a seat, by default in gold without a payout. */
export function roundAt(seat: Seat, overrides: Partial<NewRound> = {}): NewRound {
  return {
    playerId: seat.playerId,
    sessionId: seat.sessionId,
    id: randomUUID(),
    nonce: seat.nonce,
    currency: 'gold',
    stake,
    settled: true,
    payout: 0n,
    clientSeed: 'seed',
    choice: { lines: ['a "quoted" one', '{}'] },
    idempotency: null,
    ...overrides,
  };
}

/** The result of a round: the stored round, or the code of the refusal. */
export type Outcome = PlayedRound | string;

export async function outcomeOf(played: Promise<PlayedRound>): Promise<Outcome> {
  try {
    return await played;
  } catch (error) {
    const problem = asProblem(error);
    return problem instanceof Problem ? problem.code : String((error as Error).message);
  }
}

/** Sends rounds at the same moment through the API's batchers. */
export function playTogether(batchers: RoundBatchers, rounds: readonly NewRound[]): Promise<Outcome[]> {
  return Promise.all(rounds.map((round) => outcomeOf(batchers.play(round))));
}

export interface CountingBatchers extends RoundBatchers {
  /** The sizes of the sent batches. */
  readonly batches: number[];
  /** The number of rounds sent with `play_round` alone. */
  alone(): number;
}

/** Creates batchers over this database that record what they send. */
export function countingBatchers(
  database: Database,
  settings: { roundMinIntervalMs?: number; batchesRounds?: boolean } = {},
): CountingBatchers {
  const batches: number[] = [];
  let singles = 0;
  const client = database.db.$client;
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  client.query = ((...args: unknown[]) => {
    const { name, values } = args[0] as { name?: string; values: [string] };
    if (name === 'fn_play_rounds') batches.push(values[0].slice(1, -1).split(',').length);
    if (name === 'fn_play_round') singles += 1;
    return query(...args);
  }) as never;
  const config = { roundMinIntervalMs: 0, batchesRounds: true, ...settings };
  return { ...createRoundBatchers({ database, config }), batches, alone: () => singles };
}

/** Returns the number of rounds that shared a transaction with another round. */
export async function roundsInBatches(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query(
    'SELECT coalesce(sum(n), 0)::int AS n FROM (SELECT count(*) AS n FROM round GROUP BY xmin::text HAVING count(*) > 1) x',
  );
  return rows[0].n;
}
