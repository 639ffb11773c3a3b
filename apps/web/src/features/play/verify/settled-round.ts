import type { Round, RoundRecord as ServedRecord } from '@goldwren/contracts/player';
import type { GameEvent } from '@goldwren/game-engine';
import type { RoundRecord } from '@goldwren/game-engine/fairness';
import { type LoggedRound, recordOf, type SessionRecord } from '../../../shared/fairness/client-log.ts';
import type { ViolationCode } from '../../../shared/fairness/violation.ts';

interface SettledFacts {
  readonly record: RoundRecord;
  readonly events: readonly GameEvent[];
  readonly commitment: string;
  readonly roundId: string;
}

/** A settled round from an answer, which does not say who made the last decision, and has no times. */
interface SettledAnswer extends SettledFacts {
  readonly settledBy: 'unstated';
}

/** A settled round from the player's own records. */
export interface SettledRecord extends SettledFacts {
  readonly settledBy: 'player' | 'default_action' | null;
  /** The server's times of the start and the end, in milliseconds. */
  readonly times: { readonly at: number; readonly settledAt: number };
}

export type Settled = SettledAnswer | SettledRecord;

export type Judgement =
  | {
      readonly verdict: 'verified' | 'elsewhere' | 'unavailable';
      readonly roundKey: string | null;
      readonly settledBy: 'player' | 'default_action' | null;
    }
  | { readonly verdict: 'mismatch'; readonly codes: ViolationCode[] };

export function settledFromRecord(record: ServedRecord): SettledRecord {
  const { events, commitment, id: roundId, settled_by: settledBy } = record;
  const times = { at: Date.parse(record.at), settledAt: Date.parse(record.settled_at ?? '') };
  return { record: recordOf(record), events: events as GameEvent[], commitment, roundId, settledBy, times };
}

export function settledFromAnswer(round: Round): SettledAnswer {
  const { events, commitment, round_id: roundId } = round;
  const settledBy = 'unstated' as const;
  return { record: recordOf(round), events: events as GameEvent[], commitment, roundId, settledBy };
}

/** The entry of the client log for a round that matches everything that this browser knows about it. */
export function loggedRound(
  { player, session }: Pick<SessionRecord, 'player' | 'session'>,
  { record, events, commitment, roundId }: Settled,
  { verdict, settledBy }: Exclude<Judgement, { verdict: 'mismatch' }>,
): LoggedRound {
  return { player, session, roundId, record, events, commitment, settledBy, verdict };
}
