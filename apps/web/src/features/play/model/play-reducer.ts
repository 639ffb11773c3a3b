import type { Round, SessionStarted } from '@goldwren/contracts/player';
import type { ProblemMessage } from '../../../lib/problems/describe-problem.ts';
import type { RoundRequest } from '../../../shared/fairness/client-log.ts';
import type { Violation } from '../../../shared/fairness/violation.ts';
import {
  addCoins,
  coinsOf,
  hundredthsOf,
  initialPlayState,
  type Played,
  type PlayState,
  type SessionTotals,
  type Waiting,
  withPlayed,
} from './play-state.ts';
import type { ActionRequest } from './round-types.ts';
import { stakedOn } from './staked-on.ts';
import type { SessionCheck, Verification } from './verification.ts';

export type PlayEvent =
  | { type: 'starting' }
  | { type: 'start_failed'; problem: ProblemMessage }
  | { type: 'started'; start: Started }
  /** `most`: how many settled rounds the game shows at the same time. One unless given. */
  | { type: 'staked'; most?: number }
  | { type: 'requested'; request: RoundRequest }
  | { type: 'acted'; action: ActionRequest }
  | { type: 'waiting'; reason: Waiting | null }
  | { type: 'answered'; round: Round }
  | { type: 'refused'; problem: ProblemMessage }
  | { type: 'unanswered'; problem: ProblemMessage }
  | { type: 'resent' }
  | { type: 'verified'; roundId: string; verification: Verification }
  /** `session`: of an answer without a valid receipt, null if it names none. That violation is not in the client log yet. */
  | { type: 'violation_found'; violation: Violation; session?: string | null }
  /** Without an id, the oldest round has been shown. */
  | { type: 'shown'; roundId?: string | undefined }
  | { type: 'ending' }
  | { type: 'ended'; totals: SessionTotals | null }
  | { type: 'session_checked'; check: SessionCheck }
  | { type: 'earlier_checked'; unchecked: number; byDefault: PlayState['earlierByDefault'] };

/** A session after the server's answer was compared with the client log. */
export interface Started {
  readonly session: SessionStarted;
  readonly notice: ProblemMessage | null;
  readonly watchedFrom: number;
  readonly belongsHere: boolean;
  readonly heldElsewhere: boolean;
  readonly played: Played;
  readonly playedComplete: boolean;
  /** The latest settled round, shown on the table. */
  readonly last: Round | null;
  /** The request of the open round, or of a stake without an answer. */
  readonly request: RoundRequest | null;
  /** A decision without an answer. */
  readonly action: ActionRequest | null;
}

function started({ session, notice, request, action, last, ...known }: Started): PlayState {
  const open = session.open_round;
  // A decision that was never answered waits until this browser holds the round again.
  const phase = open ? (action && !known.heldElsewhere ? 'acting' : 'deciding') : request ? 'staking' : 'idle';
  return {
    ...initialPlayState,
    ...known,
    ...{ status: 'playing', session, problem: notice, phase, request, action, round: open ?? last },
    nextNonce: open?.nonce ?? session.next_nonce,
    wallet: coinsOf(session.wallet),
    net: coinsOf(session.net),
  };
}

/**
 * An answer counts only while its own request is open. A second answer to the same nonce, or to a step that was already
 * taken, changes nothing.
 */
function answered(state: PlayState, round: Round): PlayState {
  const expected = state.phase === 'staking' || state.phase === 'acting';
  if (!expected || round.nonce !== state.request?.nonce) return state;
  if (state.phase === 'acting' && round.round_id !== state.round?.round_id) return state;
  const stakedNow = state.phase === 'staking';
  const staked = hundredthsOf(round.raised) + (stakedNow ? hundredthsOf(round.stake) : 0n);
  const before = stakedNow ? 0n : hundredthsOf(state.round?.raised ?? '0.00');
  const net = addCoins(state.net, round.currency, before - staked);
  const next: PlayState = {
    ...state,
    net,
    action: null,
    waiting: null,
    stalled: false,
    problem: null,
    wallet: coinsOf(round.wallet),
    nextNonce: Math.max(state.nextNonce, round.nonce + 1),
  };
  if (round.state === 'open') return { ...next, round, phase: 'dealing' };
  const table = state.showing.length === 0 ? round : state.round;
  return {
    ...next,
    round: table,
    showing: [...state.showing, round],
    phase: 'showing',
    played: withPlayed(state.played, round),
  };
}

function shown(state: PlayState, roundId: string | undefined): PlayState {
  if (state.phase === 'dealing') return { ...state, phase: 'deciding' };
  const round = state.showing.find((one) => roundId === undefined || one.round_id === roundId);
  if (!round) return state;
  const payout = hundredthsOf(round.payout);
  const showing = state.showing.filter((one) => one !== round);
  return {
    ...state,
    ...{ round, showing },
    phase: state.phase === 'showing' && showing.length === 0 ? 'idle' : state.phase,
    verification: state.checks[round.round_id] ?? null,
    net: addCoins(state.net, round.currency, payout),
    lastWin: payout > stakedOn(round) ? { currency: round.currency, amount: payout } : state.lastWin,
  };
}

/** While rounds are shown, a problem also stops further stakes until all of them have been shown. */
function refused(state: PlayState, problem: ProblemMessage): PlayState {
  const rest = { ...state, waiting: null, stalled: false, action: null, problem };
  if (state.phase === 'staking')
    return { ...rest, phase: state.showing.length > 0 ? 'showing' : 'idle', request: null };
  if (state.phase === 'acting') return { ...rest, phase: 'deciding' };
  return state.phase === 'showing' ? rest : state;
}

function staked(state: PlayState, most: number): PlayState {
  if (state.status !== 'playing' || state.violation !== null) return state;
  const next: PlayState = { ...state, phase: 'staking', request: null, action: null, problem: null };
  if (state.phase === 'idle') return { ...next, verification: null, checks: {} };
  const { phase, showing, checks, problem } = state;
  const isChecked = showing.every(({ round_id }) => checks[round_id]);
  return phase === 'showing' && showing.length < most && isChecked && problem === null ? next : state;
}

function requested(state: PlayState, request: RoundRequest): PlayState {
  return state.phase === 'staking' && request.nonce === state.nextNonce ? { ...state, request } : state;
}

function acted(state: PlayState, action: ActionRequest): PlayState {
  if (
    state.phase !== 'deciding' ||
    state.heldElsewhere ||
    state.violation !== null ||
    action.step !== state.round?.actions.length
  )
    return state;
  return { ...state, phase: 'acting', action, problem: null };
}

function verified(state: PlayState, roundId: string, verification: Verification): PlayState {
  // A receipt can already have ended in a violation.
  if (state.violation !== null) return state;
  const checks = { ...state.checks, [roundId]: verification };
  return { ...state, checks, verification: roundId === state.round?.round_id ? verification : state.verification };
}

/** After a fairness violation, all ticks disappear, whatever they were for. */
function violationFound(state: PlayState, violation: Violation): PlayState {
  const verification = state.verification?.result === 'mismatch' ? state.verification : null;
  return { ...state, violation, verification, checks: {}, waiting: null };
}

/** All state transitions of the player screen. Pure. An event that does not fit the state changes nothing. */
export function playReducer(state: PlayState, event: PlayEvent): PlayState {
  switch (event.type) {
    case 'starting':
      return initialPlayState;
    case 'start_failed':
      return { ...initialPlayState, status: 'start_failed', startProblem: event.problem };
    case 'started':
      return started(event.start);
    case 'staked':
      return staked(state, event.most ?? 1);
    case 'requested':
      return requested(state, event.request);
    case 'acted':
      return acted(state, event.action);
    case 'waiting':
      return { ...state, waiting: event.reason };
    case 'answered':
      return answered(state, event.round);
    case 'refused':
      return refused(state, event.problem);
    case 'unanswered':
      if (state.phase !== 'staking' && state.phase !== 'acting') return state;
      return { ...state, waiting: null, stalled: true, problem: event.problem };
    case 'resent':
      return { ...state, stalled: false, problem: null };
    case 'verified':
      return verified(state, event.roundId, event.verification);
    case 'violation_found':
      return violationFound(state, event.violation);
    case 'shown':
      return shown(state, event.roundId);
    case 'ending':
      return { ...state, status: 'ending' };
    case 'ended':
      return { ...state, status: 'ended', phase: 'idle', totals: event.totals };
    case 'session_checked':
      return { ...state, sessionCheck: event.check };
    case 'earlier_checked':
      return { ...state, earlierUnchecked: event.unchecked, earlierByDefault: event.byDefault };
  }
}
