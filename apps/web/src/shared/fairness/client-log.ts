import type { Choice, CurrencyCode, GameAction, GameEvent } from '@goldwren/game-engine';
import type { RoundRecord, SignedAnswer } from '@goldwren/game-engine/fairness';
import type { Violation } from './violation.ts';

/** The body of a stake, stored until the round is over, because a retry must send the same bytes. */
export interface RoundRequest {
  readonly nonce: number;
  readonly currency: CurrencyCode;
  readonly stake: string;
  readonly client_seed: string;
  readonly choice: Choice;
}

/** One text per coin. */
export type Balances = Readonly<Record<CurrencyCode, string>>;

/** A time on the clocks of a page, in milliseconds. */
export interface ClockReading {
  /** When the page was opened. The monotonic clock counts from there, so it is not comparable with that of another page. */
  readonly page: number;
  /** No one can set this clock, but in some browsers it stops while the device sleeps. */
  readonly monotonic: number;
  /** Continues while the device sleeps, but the player or a time server can set it. */
  readonly wall: number;
}

/** A round that this browser has not seen settled. It is stored before its request is sent. */
export interface PendingRound {
  readonly request: RoundRequest;
  /** The commitment that was received before the client seed was made. */
  readonly commitment: string;
  /** Null until the server's first answer. */
  readonly roundId: string | null;
  /** The actions as sent. The last one may be unanswered. */
  readonly actions: readonly GameAction[];
  /** The number of answered actions. */
  readonly answered: number;
  /** The events shown while the round was open. */
  readonly shown: readonly GameEvent[];
  /** What the answered actions added to the stake, as an amount. */
  readonly raised: string;
  /**
   * When the stake and each action were first sent. Only requests of this browser before the first action of another device
   * are in it.
   */
  readonly sentAt: readonly ClockReading[];
  /** True when another device started or continued the round. Its seed or actions are then unknown to this browser. */
  readonly elsewhere: boolean;
  /** True when another browser had taken over the round at some time. Only then may others have decided in it. */
  readonly handedOver: boolean;
}

/** A round that this browser requested and did not get. Its result is known since the seed of the session was revealed. */
export interface WithheldRound {
  readonly player: string;
  readonly session: string;
  readonly nonce: number;
  readonly choice: Choice;
  readonly currency: CurrencyCode;
  /** What it would have paid, in hundredths. In a game with decisions: with the default actions. */
  readonly payout: string;
  readonly won: boolean;
  /** An upper limit of the chance that such a round pays something. */
  readonly chance: number;
}

/** What this browser knows about a session. It trusts the server only as far as the server agrees with this. */
export interface SessionRecord {
  readonly player: string;
  readonly session: string;
  readonly gameId: number;
  readonly slug: string;
  readonly outcomeSeed: string;
  readonly mathsHash: string;
  /** x_0 of the seed chain of the session, in hex. Null for a session without a chain. */
  readonly chainStart: string | null;
  /** x_N of the chain, in hex, if this browser made it. Null in a session of another browser. */
  readonly chainEnd: string | null;
  /** x_0 that this browser names when it decides in an open round. Another one in a round that it took over. */
  readonly holder: string | null;
  readonly nextNonce: number;
  /** The commitment of the round `nextNonce`, or of the pending round if there is one. */
  readonly nextCommitment: string;
  /** The only client seed for the round `nextNonce`. A stake after a rejected one uses the same seed. */
  readonly seed: string | null;
  readonly pending: PendingRound | null;
  /** The latest stakes that the server refused after it had their seed. */
  readonly refused: readonly RoundRequest[];
  /** The first round whose commitment this browser received. */
  readonly watchedFrom: number;
  /** The balances in the latest answer, as amounts. */
  readonly wallet: Balances;
  /** The changes of the balances since the start that no known round of the session explains, in hundredths. */
  readonly otherChanges: Balances;
  readonly state: 'open' | 'verified' | 'violated';
  readonly violation: Violation | null;
  /** The number of writes, so that two tabs cannot overwrite each other. */
  readonly version: number;
}

/** A settled round in the client log: the server's record with its verdict. */
export interface LoggedRound {
  readonly player: string;
  readonly session: string;
  readonly roundId: string;
  readonly record: RoundRecord;
  readonly events: readonly GameEvent[];
  /** The stored commitment. For a round of another device, the one from the server. */
  readonly commitment: string;
  /** Who made the last decision. Null when the answer did not say it and the browser cannot know it. */
  readonly settledBy: 'player' | 'default_action' | null;
  readonly verdict: 'verified' | 'elsewhere' | 'unavailable';
}

/** An answer with its session. */
export type LoggedAnswer = SignedAnswer & { readonly session: string };

export interface ClientLog {
  read(player: string, session: string): Promise<SessionRecord | null>;
  /** All sessions of the game, the oldest first. */
  sessions(player: string, slug: string): Promise<SessionRecord[]>;
  /** The sessions of the game that have not been checked to their end. */
  unfinished(player: string, slug: string): Promise<SessionRecord[]>;
  /** All withheld rounds of the player, of every game and session. */
  withheld(player: string): Promise<WithheldRound[]>;
  /** Stores withheld rounds. Storing one again changes nothing. */
  addWithheld(rounds: readonly WithheldRound[]): Promise<void>;
  /** Sorted by nonce, ascending. */
  rounds(player: string, session: string): Promise<LoggedRound[]>;
  /**
   * Writes a session record and rounds in one transaction.
   * @returns the session record with its new version
   * @throws StaleSessionRecord when another tab has written since `sessionRecord` was read
   */
  write(sessionRecord: SessionRecord, rounds?: readonly LoggedRound[]): Promise<SessionRecord>;
  /** Stores an answer of the server as evidence. Writing a verified session deletes its answers. */
  storeAnswer(session: string, answer: SignedAnswer): Promise<void>;
  /** The stored answers to a player, in the order in which they came. */
  answers(player: string): Promise<LoggedAnswer[]>;
}

export class StaleSessionRecord extends Error {
  constructor() {
    super('Another tab has written to the client log');
    this.name = 'StaleSessionRecord';
  }
}

type RecordLike = Omit<RoundRecord, 'round_secret' | 'choice' | 'actions'> & {
  round_secret: string | null;
  choice: object;
  actions: readonly object[];
};

/** The nine fields that the hash of a session covers, from a round or record of the server. */
export function recordOf(from: RecordLike): RoundRecord {
  const { nonce, currency, stake, raised, payout, client_seed, round_secret } = from;
  const game = { choice: from.choice as Choice, actions: [...from.actions] as GameAction[] };
  return { nonce, currency, stake, raised, payout, client_seed, ...game, round_secret: round_secret ?? '' };
}
