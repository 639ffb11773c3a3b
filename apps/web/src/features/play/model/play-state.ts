import type { Currency, Round, SessionStarted } from '@goldwren/contracts/player';
import type { PlayerClient } from '@goldwren/contracts/player/client';
import { parseHundredths } from '@goldwren/rules';
import type { ProblemMessage } from '../../../lib/problems/describe-problem.ts';
import type { RoundRequest } from '../../../shared/fairness/client-log.ts';
import type { Violation } from '../../../shared/fairness/violation.ts';
import type { ActionRequest, Coins } from './round-types.ts';
import type { SessionCheck, Verification } from './verification.ts';

/**
 * The totals of a session so far, for the report at its end. Only sums are stored, because a session can have many rounds.
 */
export interface Played {
  readonly rounds: number;
  readonly won: Coins;
}

export type SessionTotals = Awaited<ReturnType<PlayerClient['games']['endSession']>>;

/**
 * idle: a stake can be placed. staking: a stake is being sent. dealing: the open round is being shown, and no decision is
 * possible until it has been seen. deciding: an open round waits for the player. acting: a decision is being sent. showing:
 * the settled round is being shown.
 */
export type RoundPhase = 'idle' | 'staking' | 'dealing' | 'deciding' | 'acting' | 'showing';

/** reconnecting: the connection or the server fails. pacing: the server accepts the round a moment after the last one. */
export type Waiting = 'reconnecting' | 'pacing';

export interface PlayState {
  readonly status: 'starting' | 'start_failed' | 'playing' | 'ending' | 'ended';
  readonly startProblem: ProblemMessage | null;
  readonly session: SessionStarted | null;
  readonly phase: RoundPhase;
  /** False in a session of another browser, in which this one cannot stake. */
  readonly belongsHere: boolean;
  /** True while another browser holds the open round. This one can take it over. */
  readonly heldElsewhere: boolean;
  readonly nextNonce: number;
  readonly request: RoundRequest | null;
  readonly action: ActionRequest | null;
  /**
   * The round on the table: the latest answer. While several rounds are shown, it is the one that was shown last, or else the
   * first of them.
   */
  readonly round: Round | null;
  /** The settled rounds that are being shown, oldest first. Only a game with `overlap` has more than one. */
  readonly showing: readonly Round[];
  /** The checks of the rounds in `showing`, by the id of the round. The next one is placed only after them. */
  readonly checks: Readonly<Record<string, Verification>>;
  /** The reason why the open request is still waiting, apart from its answer. */
  readonly waiting: Waiting | null;
  /** True after retrying has stopped. The player can then send the same request again. */
  readonly stalled: boolean;
  readonly problem: ProblemMessage | null;
  /** The balances from the server's latest answer. */
  readonly wallet: Coins;
  readonly net: Coins;
  readonly lastWin: { readonly currency: Currency; readonly amount: bigint } | null;
  readonly played: Played;
  /** False when rounds of this session are unknown, which would make a report wrong. */
  readonly playedComplete: boolean;
  /** The nonce of the first round whose commitment this browser has received. Null until known. */
  readonly watchedFrom: number | null;
  /** A fairness violation by the server. No further stakes are placed. */
  readonly violation: Violation | null;
  readonly verification: Verification | null;
  readonly totals: SessionTotals | null;
  readonly sessionCheck: SessionCheck | null;
  /** The number of earlier sessions of the game that this browser could not check to their end yet. */
  readonly earlierUnchecked: number;
  /** The rounds of earlier sessions that ended with the default action, and how many of them paid nothing. */
  readonly earlierByDefault: { readonly rounds: number; readonly lost: number };
}

const noCoins: Coins = { gold: 0n, sweeps: 0n };
export const nothingPlayed: Played = { rounds: 0, won: noCoins };

export const initialPlayState: PlayState = {
  status: 'starting',
  startProblem: null,
  session: null,
  phase: 'idle',
  belongsHere: true,
  heldElsewhere: false,
  nextNonce: 0,
  request: null,
  action: null,
  round: null,
  showing: [],
  checks: {},
  waiting: null,
  stalled: false,
  problem: null,
  wallet: noCoins,
  net: noCoins,
  lastWin: null,
  played: nothingPlayed,
  playedComplete: true,
  watchedFrom: null,
  violation: null,
  verification: null,
  totals: null,
  sessionCheck: null,
  earlierUnchecked: 0,
  earlierByDefault: { rounds: 0, lost: 0 },
};

/** Parses an amount from the server. @throws RangeError when the text is not an amount */
export function hundredthsOf(wire: string): bigint {
  const value = parseHundredths(wire);
  if (value === null) throw new RangeError(`${wire} is not an amount`);
  return value;
}

export function coinsOf(wire: { gold: string; sweeps: string }): Coins {
  return { gold: hundredthsOf(wire.gold), sweeps: hundredthsOf(wire.sweeps) };
}

export function addCoins(coins: Coins, currency: Currency, amount: bigint): Coins {
  return { ...coins, [currency]: coins[currency] + amount };
}

/**
 * The balances on screen. A payout is added only after it has been shown, so that the balance never reveals the outcome early.
 */
export function visibleBalances({ wallet, showing }: Pick<PlayState, 'wallet' | 'showing'>): Coins {
  return showing.reduce((coins, { currency, payout }) => addCoins(coins, currency, -hundredthsOf(payout)), wallet);
}

/** The problem on screen. A limit that was reached would reveal how the rounds end that are still being shown. */
export function visibleProblem({ problem, showing }: Pick<PlayState, 'problem' | 'showing'>): ProblemMessage | null {
  return showing.length > 0 ? null : problem;
}

/** Adds a settled round to the totals. */
export function withPlayed({ rounds, won }: Played, round: Pick<Round, 'currency' | 'payout'>): Played {
  return { rounds: rounds + 1, won: addCoins(won, round.currency, hundredthsOf(round.payout)) };
}
