import type { Round, SessionStarted } from '@goldwren/contracts/player';
import type { ProblemWords } from '../../../lib/problem-words.ts';
import { addCoins, coinsOf, hundredthsOf, initialPlayState, type PlayState, type SessionTotals } from './play-state.ts';
import type { ActionRequest, PlayedRound, RoundRequest } from './round-types.ts';
import type { SessionCheck, Verification } from './verification.ts';

export type PlayEvent =
  | { type: 'starting' }
  | { type: 'start_failed'; problem: ProblemWords }
  | { type: 'started'; session: SessionStarted; clientSeed: string; notice: ProblemWords | null }
  | { type: 'earlier_rounds'; played: readonly PlayedRound[]; last: Round | null }
  | { type: 'staked'; request: RoundRequest }
  | { type: 'acted'; action: ActionRequest }
  | { type: 'waiting'; reason: 'reconnecting' | null }
  | { type: 'answered'; round: Round }
  | { type: 'refused'; problem: ProblemWords }
  | { type: 'unanswered'; problem: ProblemWords }
  | { type: 'resent' }
  | { type: 'verified'; roundId: string; verification: Verification }
  | { type: 'shown' }
  | { type: 'client_seed'; clientSeed: string }
  | { type: 'ending' }
  | { type: 'ended'; totals: SessionTotals | null }
  | { type: 'session_checked'; check: SessionCheck };

function started(session: SessionStarted, clientSeed: string, notice: ProblemWords | null): PlayState {
  const open = session.open_round;
  return {
    ...initialPlayState,
    status: 'playing',
    session,
    clientSeed,
    problem: notice,
    nextNonce: session.next_nonce,
    wallet: coinsOf(session.wallet),
    net: coinsOf(session.net),
    playedComplete: !session.resumed || session.next_nonce === 0,
    ...(open ? { phase: 'deciding', round: open, request: requestOf(open) } : {}),
  };
}

/** The stake behind an open round that a reload found again; both launch games have an empty choice. */
function requestOf(round: Round): RoundRequest {
  const { nonce, currency, stake, client_seed } = round;
  return { nonce, currency, stake, client_seed, choice: {} };
}

/**
 * An answer counts once: only while its own request is open. A second answer to the same nonce, or to a step that was
 * already taken, changes nothing.
 */
function answered(state: PlayState, round: Round): PlayState {
  const expected = state.phase === 'staking' || state.phase === 'acting';
  if (!expected || round.nonce !== state.request?.nonce) return state;
  if (state.phase === 'acting' && round.round_id !== state.round?.round_id) return state;
  const stakedNow = state.phase === 'staking';
  const net = stakedNow ? addCoins(state.net, round.currency, -hundredthsOf(round.stake)) : state.net;
  const next: PlayState = {
    ...state,
    net,
    round,
    action: null,
    waiting: null,
    stalled: false,
    problem: null,
    wallet: coinsOf(round.wallet),
    nextNonce: Math.max(state.nextNonce, round.nonce + 1),
  };
  if (round.state === 'open') return { ...next, phase: 'deciding' };
  return { ...next, phase: 'showing', played: [...state.played, playedOf(round)] };
}

export function playedOf(
  round: Pick<Round, 'nonce' | 'currency' | 'payout' | 'client_seed' | 'round_key'>,
): PlayedRound {
  const { nonce, currency, client_seed: clientSeed, round_key: roundKey } = round;
  return { nonce, currency, payout: hundredthsOf(round.payout), clientSeed, roundKey };
}

function shown(state: PlayState): PlayState {
  if (state.phase !== 'showing' || !state.round) return state;
  const { currency } = state.round;
  const payout = hundredthsOf(state.round.payout);
  return {
    ...state,
    phase: 'idle',
    net: addCoins(state.net, currency, payout),
    lastWin: payout > 0n ? { currency, amount: payout } : state.lastWin,
  };
}

function refused(state: PlayState, problem: ProblemWords): PlayState {
  const rest = { ...state, waiting: null, stalled: false, action: null, problem };
  if (state.phase === 'staking') return { ...rest, phase: 'idle', request: null };
  return state.phase === 'acting' ? { ...rest, phase: 'deciding' } : state;
}

function staked(state: PlayState, request: RoundRequest): PlayState {
  if (state.status !== 'playing' || state.phase !== 'idle' || request.nonce !== state.nextNonce) return state;
  return { ...state, phase: 'staking', request, action: null, problem: null, verification: null };
}

function acted(state: PlayState, action: ActionRequest): PlayState {
  if (state.phase !== 'deciding' || action.step !== state.round?.actions.length) return state;
  return { ...state, phase: 'acting', action, problem: null };
}

function earlierRounds(state: PlayState, played: readonly PlayedRound[], last: Round | null): PlayState {
  const known = new Set(played.map((round) => round.nonce));
  const merged = [...played, ...state.played.filter((round) => !known.has(round.nonce))];
  return { ...state, played: merged, playedComplete: true, round: state.round ?? last };
}

/** Every transition of the player screen. Pure; an event that does not fit the state changes nothing. */
export function playReducer(state: PlayState, event: PlayEvent): PlayState {
  switch (event.type) {
    case 'starting':
      return initialPlayState;
    case 'start_failed':
      return { ...initialPlayState, status: 'start_failed', startProblem: event.problem };
    case 'started':
      return started(event.session, event.clientSeed, event.notice);
    case 'earlier_rounds':
      return earlierRounds(state, event.played, event.last);
    case 'staked':
      return staked(state, event.request);
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
      return event.roundId === state.round?.round_id ? { ...state, verification: event.verification } : state;
    case 'shown':
      return shown(state);
    case 'client_seed':
      return { ...state, clientSeed: event.clientSeed };
    case 'ending':
      return { ...state, status: 'ending' };
    case 'ended':
      return { ...state, status: 'ended', phase: 'idle', totals: event.totals };
    case 'session_checked':
      return { ...state, sessionCheck: event.check };
  }
}
