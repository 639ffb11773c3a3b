import type { ProblemCode } from '@goldwren/contracts/problem';
import { play } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { createBatcher } from '../../../platform/batching/batcher.ts';
import { createLimitPerSubject } from '../../../platform/limit-per-subject.ts';
import { roundsPerStatement } from '../../../platform/metrics/rounds.ts';
import { withRetry } from '../../../platform/postgres/retry-query.ts';
import { insertRound, type NewRound, type PlayedRound, type RoundToCheck, refusalOfRound } from './round.store.ts';
import { insertRounds, unrefusedRounds } from './round-batch.store.ts';

/** Sends rounds to the money core, batched with concurrent rounds of other players when that is faster. */
export interface RoundBatchers {
  /**
   * Returns why the round would be rejected now, see `check_round`. Null when it would be played, or was already played.
   * @throws Problem `rate_limited` when the player has too many concurrent rounds. `play` throws it, too.
   */
  refusalOf(round: RoundToCheck): Promise<ProblemCode | null>;
  /** Plays the round or throws the refusal, exactly as `play_round` does. */
  play(round: NewRound): Promise<PlayedRound>;
}

export interface RoundBatchersDeps extends Pick<Context, 'database'> {
  readonly config: Pick<Context['config'], 'batchesRounds' | 'roundMinIntervalMs'>;
}

/** Concurrent rounds of one player: more than any browser sends. */
const roundsAtOnce = 64;
const checkStatement = { statement: 'check' };
const playStatement = { statement: 'play' };

/**
 * Creates the batchers of checks and of plays. Without `config.batchesRounds`, each round runs its own statement.
 * A round with an Idempotency-Key is played alone, because only the single-round path claims keys.
 */
export function createRoundBatchers({ database: { db }, config }: RoundBatchersDeps): RoundBatchers {
  const minIntervalMs = config.roundMinIntervalMs ?? play.minimumRoundIntervalMs;
  const checkAlone = async (round: RoundToCheck) => {
    roundsPerStatement.observe(checkStatement, 1);
    return { refusal: await withRetry(() => refusalOfRound(db, round, minIntervalMs)) };
  };
  const playAlone = (round: NewRound) => {
    roundsPerStatement.observe(playStatement, 1);
    return withRetry(() => insertRound(db, round, minIntervalMs));
  };
  const checks = createBatcher<RoundToCheck, { refusal: ProblemCode | null }>({
    alone: checkAlone,
    together: async (rounds) => {
      roundsPerStatement.observe(checkStatement, rounds.length);
      const playable = await withRetry(() => unrefusedRounds(db, rounds, minIntervalMs));
      return playable.map((isPlayable) => (isPlayable ? { refusal: null } : null));
    },
  });
  const plays = createBatcher<NewRound, PlayedRound>({
    alone: playAlone,
    together: (rounds) => {
      roundsPerStatement.observe(playStatement, rounds.length);
      return withRetry(() => insertRounds(db, rounds, minIntervalMs));
    },
    subjectOf: ({ playerId }) => playerId,
  });
  const isAlone = ({ idempotency }: RoundToCheck | NewRound) => !config.batchesRounds || Boolean(idempotency);
  const limited = createLimitPerSubject(roundsAtOnce);
  return {
    refusalOf: (round) =>
      limited(round.playerId, async () => (await (isAlone(round) ? checkAlone(round) : checks.run(round))).refusal),
    play: (round) => limited(round.playerId, () => (isAlone(round) ? playAlone(round) : plays.run(round))),
  };
}
