import type { ProblemCode } from '@goldwren/contracts/problem';
import { play } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { type Batcher, createBatcher } from '../../../platform/batching/batcher.ts';
import { createLimitPerSubject } from '../../../platform/limit-per-subject.ts';
import { roundsPerStatement } from '../../../platform/metrics/rounds.ts';
import { withRetry } from '../../../platform/postgres/retry-query.ts';
import { insertRound, type NewRound, type PlayedRound, type RoundToCheck, refusalOfRound } from './round.store.ts';
import { insertRounds, unrefusedRounds } from './round-batch.store.ts';

/** Sends rounds to the money core, batched with concurrent rounds of other players when that is faster. */
export interface RoundBatchers {
  /**
   * Returns why the round would be refused now, see `check_round`. Null when it would be played, or was already played.
   * @throws Problem `rate_limited` when the player has too many concurrent rounds. `play` throws it, too.
   */
  refusalOf(round: RoundToCheck, shardHash: number): Promise<ProblemCode | null>;
  /** Plays the round or throws the refusal, exactly as `play_round` does. */
  play(round: NewRound, shardHash: number): Promise<PlayedRound>;
}

export interface RoundBatchersDeps extends Pick<Context, 'database'> {
  readonly config: Pick<Context['config'], 'roundBatchShards' | 'roundMinIntervalMs'>;
}

interface ShardBatchers {
  readonly checks: Batcher<RoundToCheck, { refusal: ProblemCode | null }>;
  readonly plays: Batcher<NewRound, PlayedRound>;
}

const hashes = 2 ** 32;
/** Concurrent rounds of one player: more than any browser sends. */
const roundsAtOnce = 64;
const checkStatement = { statement: 'check' };
const playStatement = { statement: 'play' };

/**
 * Creates batchers for `config.roundBatchShards` shards of players, or none when that is 0.
 * A batch is one statement, and in a cluster that is distributed by player one statement must stay on one shard
 * (docs/decisions/0028-rounds-share-a-statement.md).
 * A round with an Idempotency-Key is played alone, because only the single-round path claims keys.
 */
export function createRoundBatchers({ database: { db }, config }: RoundBatchersDeps): RoundBatchers {
  const shards = config.roundBatchShards;
  const minIntervalMs = config.roundMinIntervalMs ?? play.minimumRoundIntervalMs;
  const checkAlone = async (round: RoundToCheck) => {
    roundsPerStatement.observe(checkStatement, 1);
    return { refusal: await withRetry(() => refusalOfRound(db, round, minIntervalMs)) };
  };
  const playAlone = (round: NewRound) => {
    roundsPerStatement.observe(playStatement, 1);
    return withRetry(() => insertRound(db, round, minIntervalMs));
  };
  const batchers = Array.from(
    { length: shards },
    (): ShardBatchers => ({
      checks: createBatcher({
        alone: checkAlone,
        together: async (rounds) => {
          roundsPerStatement.observe(checkStatement, rounds.length);
          const playable = await withRetry(() => unrefusedRounds(db, rounds, minIntervalMs));
          return playable.map((isPlayable) => (isPlayable ? { refusal: null } : null));
        },
      }),
      plays: createBatcher({
        alone: playAlone,
        together: (rounds) => {
          roundsPerStatement.observe(playStatement, rounds.length);
          return withRetry(() => insertRounds(db, rounds, minIntervalMs));
        },
        subjectOf: ({ playerId }) => playerId,
      }),
    }),
  );
  /** Shards are equal ranges of the hash, as in Citus. */
  const batchersOf = (shardHash: number): ShardBatchers =>
    batchers[Math.min(shards - 1, Math.floor(((shardHash + hashes / 2) * shards) / hashes))] as ShardBatchers;
  const limited = createLimitPerSubject(roundsAtOnce);
  return {
    refusalOf: (round, shardHash) =>
      limited(round.playerId, async () => {
        if (shards === 0 || round.idempotency) return (await checkAlone(round)).refusal;
        return (await batchersOf(shardHash).checks.run(round)).refusal;
      }),
    play: (round, shardHash) =>
      limited(round.playerId, () =>
        shards === 0 || round.idempotency ? playAlone(round) : batchersOf(shardHash).plays.run(round),
      ),
  };
}
