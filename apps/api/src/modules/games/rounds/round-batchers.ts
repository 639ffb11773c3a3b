import type { ProblemCode } from '@goldwren/contracts/problem';
import { play } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { type Batcher, createBatcher } from '../../../platform/batching/batcher.ts';
import { createLimitPerSubject } from '../../../platform/limit-per-subject.ts';
import { withRetry } from '../../../platform/postgres/retry.ts';
import { type AskedRound, insertRound, type NewRound, type PlayedRound, refusalOfRound } from './round.store.ts';
import { insertRounds, unrefusedRounds } from './round-batch.store.ts';

/** Rounds on their way to the money core, together with what others play at the same time where that pays. */
export interface RoundBatchers {
  /**
   * Why it would be refused now, see `check_round`; null when it would be played, or had been.
   * @throws Problem `rate_limited` when the player has too many rounds under way; so does `play`.
   */
  refusalOf(asked: AskedRound, shardHash: number): Promise<ProblemCode | null>;
  /** Plays it or throws the refusal, exactly as `play_round` does. */
  play(round: NewRound, shardHash: number): Promise<PlayedRound>;
}

export interface RoundBatchersDeps extends Pick<Context, 'database'> {
  readonly config: Pick<Context['config'], 'roundBatchShards' | 'roundMinIntervalMs'>;
}

interface ShardBatchers {
  readonly questions: Batcher<AskedRound, { refusal: ProblemCode | null }>;
  readonly plays: Batcher<NewRound, PlayedRound>;
}

const hashes = 2 ** 32;
/** Of one player, under way at a time: more than any browser sends. */
const roundsAtOnce = 64;

/**
 * Lanes for `config.roundBatchShards` shards of players, none when that is 0: a batch is one statement, and where players
 * are distributed one statement stays on one shard (docs/decisions/0028-rounds-share-a-statement.md).
 * A round with an Idempotency-Key goes alone: keys are claimed in one place.
 */
export function createRoundBatchers({ database: { db }, config }: RoundBatchersDeps): RoundBatchers {
  const shards = config.roundBatchShards;
  const minIntervalMs = config.roundMinIntervalMs ?? play.minimumRoundIntervalMs;
  const askAlone = async (asked: AskedRound) => ({
    refusal: await withRetry(() => refusalOfRound(db, asked, minIntervalMs)),
  });
  const playAlone = (round: NewRound) => withRetry(() => insertRound(db, round, minIntervalMs));
  const batchers = Array.from(
    { length: shards },
    (): ShardBatchers => ({
      questions: createBatcher({
        alone: askAlone,
        together: async (asked) => {
          const unrefused = await withRetry(() => unrefusedRounds(db, asked, minIntervalMs));
          return unrefused.map((isUnrefused) => (isUnrefused ? { refusal: null } : null));
        },
      }),
      plays: createBatcher({
        alone: playAlone,
        together: (rounds) => withRetry(() => insertRounds(db, rounds, minIntervalMs)),
        subjectOf: ({ playerId }) => playerId,
      }),
    }),
  );
  /** Shards are equal ranges of the hash, as Citus lays them. */
  const batchersOf = (shardHash: number): ShardBatchers =>
    batchers[Math.min(shards - 1, Math.floor(((shardHash + hashes / 2) * shards) / hashes))] as ShardBatchers;
  const limited = createLimitPerSubject(roundsAtOnce);
  return {
    refusalOf: (asked, shardHash) =>
      limited(asked.playerId, async () => {
        if (shards === 0 || asked.idempotency) return (await askAlone(asked)).refusal;
        return (await batchersOf(shardHash).questions.ask(asked)).refusal;
      }),
    play: (round, shardHash) =>
      limited(round.playerId, () =>
        shards === 0 || round.idempotency ? playAlone(round) : batchersOf(shardHash).plays.ask(round),
      ),
  };
}
