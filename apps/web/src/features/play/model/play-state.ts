import type { Currency, Round, SessionStarted } from '@goldwren/contracts/player';
import type { PlayerClient } from '@goldwren/contracts/player/client';
import { parseHundredths } from '@goldwren/rules';
import type { ProblemMessage } from '../../../lib/describe-problem.ts';
import type { Alarm } from '../../../shared/fairness/alarm.ts';
import type { RoundRequest } from '../../../shared/fairness/notebook.ts';
import type { ActionRequest } from './round-types.ts';
import type { SessionCheck, Verification } from './verification.ts';

/** Both coins in hundredths. */
export type Coins = Readonly<Record<Currency, bigint>>;

/** What a session settled so far, as the report at its end says it: sums, since an evening has many rounds. */
export interface Played {
  readonly rounds: number;
  readonly won: Coins;
}

export type SessionTotals = Awaited<ReturnType<PlayerClient['games']['endSession']>>;

/**
 * idle: a stake may be placed. staking: a stake is on its way. dealing: what opened is being shown, and nothing may be
 * decided before it has been seen. deciding: an open round waits for the player. acting: a decision is on its way.
 * showing: the settled round is being shown.
 */
export type RoundPhase = 'idle' | 'staking' | 'dealing' | 'deciding' | 'acting' | 'showing';

export interface PlayState {
  readonly status: 'starting' | 'start_failed' | 'playing' | 'ending' | 'ended';
  readonly startProblem: ProblemMessage | null;
  readonly session: SessionStarted | null;
  readonly phase: RoundPhase;
  readonly nextNonce: number;
  readonly request: RoundRequest | null;
  readonly action: ActionRequest | null;
  /** The newest answer; stays for display until the next one. */
  readonly round: Round | null;
  /** What the open request waits for besides its answer. */
  readonly waiting: 'reconnecting' | null;
  /** True when retrying stopped: the same request goes out again when the player asks for it. */
  readonly stalled: boolean;
  readonly problem: ProblemMessage | null;
  /** As the server last answered. */
  readonly wallet: Coins;
  readonly net: Coins;
  readonly lastWin: { readonly currency: Currency; readonly amount: bigint } | null;
  readonly played: Played;
  /** False where rounds of this session are not known: a report would be wrong. */
  readonly playedComplete: boolean;
  /** The first round whose commitment this browser held; null before it knows. */
  readonly watchedFrom: number | null;
  /** The house said what cannot be so: nothing more is staked here. */
  readonly alarm: Alarm | null;
  readonly verification: Verification | null;
  readonly totals: SessionTotals | null;
  readonly sessionCheck: SessionCheck | null;
}

const noCoins: Coins = { gold: 0n, sweeps: 0n };
export const nothingPlayed: Played = { rounds: 0, won: noCoins };

export const initialPlayState: PlayState = {
  status: 'starting',
  startProblem: null,
  session: null,
  phase: 'idle',
  nextNonce: 0,
  request: null,
  action: null,
  round: null,
  waiting: null,
  stalled: false,
  problem: null,
  wallet: noCoins,
  net: noCoins,
  lastWin: null,
  played: nothingPlayed,
  playedComplete: true,
  watchedFrom: null,
  alarm: null,
  verification: null,
  totals: null,
  sessionCheck: null,
};

/** @throws RangeError when the server sent something that is no amount: money is never guessed. */
export function hundredthsOf(wire: string): bigint {
  const value = parseHundredths(wire);
  if (value === null) throw new RangeError(`${wire} is no amount`);
  return value;
}

export function coinsOf(wire: { gold: string; sweeps: string }): Coins {
  return { gold: hundredthsOf(wire.gold), sweeps: hundredthsOf(wire.sweeps) };
}

export function addCoins(coins: Coins, currency: Currency, amount: bigint): Coins {
  return { ...coins, [currency]: coins[currency] + amount };
}

/** Balances for the screen: a win joins them when it has been shown, so that they never tell the end beforehand. */
export function visibleBalances(state: PlayState): Coins {
  if (state.phase !== 'showing' || !state.round) return state.wallet;
  return addCoins(state.wallet, state.round.currency, -hundredthsOf(state.round.payout));
}

/** The sums with one more settled round in them. */
export function withPlayed({ rounds, won }: Played, round: Pick<Round, 'currency' | 'payout'>): Played {
  return { rounds: rounds + 1, won: addCoins(won, round.currency, hundredthsOf(round.payout)) };
}
