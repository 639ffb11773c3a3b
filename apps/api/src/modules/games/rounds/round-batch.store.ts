import type { Db } from '../../../platform/database.ts';
import { callFunction } from '../../../platform/postgres/call-function.ts';
import type { AskedRound, NewRound, PlayedRound } from './round.store.ts';

/**
 * An array for PostgreSQL of ids, numbers, truth values and words of ours, none of which needs quotes: the driver would look
 * for that in every one of them.
 */
function plainArray(values: readonly (string | number | bigint | boolean)[]): string {
  return `{${values.join()}}`;
}

/** Of the rounds that `check_rounds` is asked about, by place: would it be played now? What would not says why alone. */
export async function unrefusedRounds(
  db: Db,
  asked: readonly AskedRound[],
  minIntervalMs: number,
): Promise<readonly boolean[]> {
  const rows = await callFunction<{ n: number }>(db, 'check_rounds', [
    plainArray(asked.map(({ playerId }) => playerId)),
    plainArray(asked.map(({ sessionId }) => sessionId)),
    plainArray(asked.map(({ nonce }) => nonce)),
    plainArray(asked.map(({ currency }) => currency)),
    plainArray(asked.map(({ stake }) => stake)),
    minIntervalMs,
  ]);
  const answers = asked.map(() => false);
  for (const { n } of rows) answers[n - 1] = true;
  return answers;
}

interface VerdictRow {
  n: number;
  verdict: 'played' | 'alone';
  gold: bigint;
  sweeps: bigint;
}

/**
 * Plays rounds of different players in one statement; null in the place of a round that was left as it was and has to be
 * played alone. All or nothing where it throws: see `play_rounds` in sql/functions.
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
    // The driver would write an object inside an array as an array of its own.
    rounds.map(({ choice }) => JSON.stringify(choice)),
    minIntervalMs,
  ]);
  const played: (PlayedRound | null)[] = rounds.map(() => null);
  for (const { n, verdict, gold, sweeps } of rows) {
    if (verdict === 'played') played[n - 1] = { id: (rounds[n - 1] as NewRound).id, replayed: false, gold, sweeps };
  }
  return played;
}
