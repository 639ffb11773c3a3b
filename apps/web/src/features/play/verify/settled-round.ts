import type { Round, RoundRecord as ServedRecord } from '@goldwren/contracts/player';
import type { GameEvent } from '@goldwren/game-engine';
import type { RoundRecord } from '@goldwren/game-engine/fairness';
import { type LoggedRound, recordOf, type SessionNotes } from '../../../shared/fairness/client-log.ts';
import type { ViolationCode } from '../../../shared/fairness/violation.ts';

/** A settled round, from an answer or from the player's own records. */
export interface Settled {
  readonly record: RoundRecord;
  readonly events: readonly GameEvent[];
  readonly commitment: string;
  readonly roundId: string;
  /** `unstated`: answers do not say who made the last decision. */
  readonly settledBy: 'player' | 'default_action' | 'unstated' | null;
  /** The server's times of the start and the end, in milliseconds. Null in an answer, which has none. */
  readonly times: { readonly at: number; readonly settledAt: number } | null;
}

export type Judgement =
  | {
      readonly verdict: 'verified' | 'elsewhere' | 'unavailable';
      readonly roundKey: string | null;
      readonly settledBy: 'player' | 'default_action' | null;
    }
  | { readonly verdict: 'mismatch'; readonly codes: ViolationCode[] };

export function settledFromRecord(record: ServedRecord): Settled {
  const { events, commitment, id: roundId, settled_by: settledBy } = record;
  const times = { at: Date.parse(record.at), settledAt: Date.parse(record.settled_at ?? '') };
  return { record: recordOf(record), events: events as GameEvent[], commitment, roundId, settledBy, times };
}

export function settledFromAnswer(round: Round): Settled {
  const { events, commitment, round_id: roundId } = round;
  const settledBy = 'unstated' as const;
  return { record: recordOf(round), events: events as GameEvent[], commitment, roundId, settledBy, times: null };
}

/** The entry of the client log for a round that matches everything that this browser knows about it. */
export function loggedRound(
  { player, session }: Pick<SessionNotes, 'player' | 'session'>,
  { record, events, commitment, roundId }: Settled,
  { verdict, settledBy }: Exclude<Judgement, { verdict: 'mismatch' }>,
): LoggedRound {
  return { player, session, roundId, record, events, commitment, settledBy, verdict };
}
