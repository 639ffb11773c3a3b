import type { Db } from '../../../platform/database.ts';
import { callFunction } from '../../../platform/postgres/call-function.ts';
import type { NewRound, PlayedRound, RoundToCheck } from './round.store.ts';

/**
 * Formats a PostgreSQL array of ids, numbers, booleans and internal words. None of these needs quotes. The driver would
 * check each value for characters to quote.
 */
function plainArray(values: readonly (string | number | bigint | boolean)[]): string {
  return `{${values.join()}}`;
}

/**
 * Returns for each round whether `check_rounds` would play it now. A rejected round must be checked alone to get the
 * reason.
 */
export async function unrefusedRounds(
  db: Db,
  roundsToCheck: readonly RoundToCheck[],
  minIntervalMs: number,
): Promise<readonly boolean[]> {
  const rows = await callFunction<{ n: number }>(db, 'check_rounds', [
    plainArray(roundsToCheck.map(({ playerId }) => playerId)),
    plainArray(roundsToCheck.map(({ sessionId }) => sessionId)),
    plainArray(roundsToCheck.map(({ nonce }) => nonce)),
    plainArray(roundsToCheck.map(({ currency }) => currency)),
    plainArray(roundsToCheck.map(({ stake }) => stake)),
    minIntervalMs,
  ]);
  const isPlayable = roundsToCheck.map(() => false);
  for (const { n } of rows) isPlayable[n - 1] = true;
  return isPlayable;
}

interface VerdictRow {
  n: number;
  verdict: 'played' | 'alone';
  gold: bigint;
  sweeps: bigint;
}

/**
 * Plays rounds of different players in one statement. A null entry means that the round was not played and must be
 * played alone.
 * When it throws, no round was played. See `play_rounds` in sql/functions.
 */
export async function insertRounds(
  db: Db,
  rounds: readonly NewRound[],
  minIntervalMs: number,
): Promise<readonly (PlayedRound | null)[]> {
  const rows = await callFunction<VerdictRow>(db, 'play_rounds', [
    plainArray(rounds.map(({ playerId }) => playerId)),
    plainArray(rounds.map(({ sessionId }) => sessionId)),
    plainArray(rounds.map(({ id }) => id)),
    plainArray(rounds.map(({ nonce }) => nonce)),
    plainArray(rounds.map(({ currency }) => currency)),
    plainArray(rounds.map(({ stake }) => stake)),
    plainArray(rounds.map(({ settled }) => settled)),
    plainArray(rounds.map(({ payout }) => payout)),
    rounds.map(({ clientSeed }) => clientSeed),
    // The driver would turn an object inside an array into an array.
    rounds.map(({ choice }) => JSON.stringify(choice)),
    minIntervalMs,
  ]);
  const played: (PlayedRound | null)[] = rounds.map(() => null);
  for (const { n, verdict, gold, sweeps } of rows) {
    if (verdict === 'played') played[n - 1] = { id: (rounds[n - 1] as NewRound).id, replayed: false, gold, sweeps };
  }
  return played;
}
