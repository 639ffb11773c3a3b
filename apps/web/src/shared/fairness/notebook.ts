import type { Choice, CurrencyCode, GameAction, GameEvent } from '@goldwren/game-engine';
import type { RoundRecord } from '@goldwren/game-engine/fairness';
import type { Alarm } from './alarm.ts';

/** The body of a stake, kept until the round is over: a retry sends it again byte for byte. */
export interface RoundRequest {
  readonly nonce: number;
  readonly currency: CurrencyCode;
  readonly stake: string;
  readonly client_seed: string;
  readonly choice: Choice;
}

/** A round whose settlement this browser has not seen. Written before its request leaves. */
export interface PendingRound {
  readonly request: RoundRequest;
  /** As held before the client seed was made. */
  readonly commitment: string;
  /** Null until the house has answered once. */
  readonly roundId: string | null;
  /** As sent; the last may be unanswered. */
  readonly actions: readonly GameAction[];
  /** How many of `actions` were answered. */
  readonly answered: number;
  /** Events seen while the round was open. */
  readonly shown: readonly GameEvent[];
  /** Begun or continued by another device: its seed or actions are not of this browser. */
  readonly elsewhere: boolean;
}

/** What this browser itself holds of a session. It believes the house only where this agrees. */
export interface SessionNotes {
  readonly player: string;
  readonly session: string;
  readonly gameId: number;
  readonly slug: string;
  readonly outcomeSeed: string;
  readonly mathsHash: string;
  readonly nextNonce: number;
  /** Commitment of the round `nextNonce`; of the pending round while there is one. */
  readonly nextCommitment: string;
  /** The one client seed of the round `nextNonce`: a refused stake is followed by another with the same seed. */
  readonly seed: string | null;
  readonly pending: PendingRound | null;
  /** The first round whose commitment this browser held. */
  readonly watchedFrom: number;
  readonly state: 'open' | 'verified' | 'accused';
  readonly alarm: Alarm | null;
  /** Counts writes, so that two tabs cannot both write upon the same page. */
  readonly version: number;
}

/** A settled round in the notebook: the house's record, judged. */
export interface NotedRound {
  readonly player: string;
  readonly session: string;
  readonly roundId: string;
  readonly record: RoundRecord;
  readonly events: readonly GameEvent[];
  /** As held; for a round of another device as the house says. */
  readonly commitment: string;
  readonly verdict: 'verified' | 'elsewhere' | 'unavailable';
}

export interface Notebook {
  read(player: string, session: string): Promise<SessionNotes | null>;
  /** Sessions of the game that are not checked to their end. */
  unfinished(player: string, slug: string): Promise<SessionNotes[]>;
  /** By nonce, ascending. */
  rounds(player: string, session: string): Promise<NotedRound[]>;
  /**
   * Notes and rounds in one transaction.
   * @returns the notes with their new version
   * @throws StaleNotes when another tab has written since `notes` were read
   */
  write(notes: SessionNotes, rounds?: readonly NotedRound[]): Promise<SessionNotes>;
}

export class StaleNotes extends Error {
  constructor() {
    super('another tab has written into the notebook');
    this.name = 'StaleNotes';
  }
}

type RecordLike = Omit<RoundRecord, 'round_secret' | 'choice' | 'actions'> & {
  round_secret: string | null;
  choice: object;
  actions: readonly object[];
};

/** The nine fields that the session's hash covers, of a round or record as the house answers it. */
export function recordOf(from: RecordLike): RoundRecord {
  const { nonce, currency, stake, raised, payout, client_seed, round_secret } = from;
  const game = { choice: from.choice as Choice, actions: [...from.actions] as GameAction[] };
  return { nonce, currency, stake, raised, payout, client_seed, ...game, round_secret: round_secret ?? '' };
}
