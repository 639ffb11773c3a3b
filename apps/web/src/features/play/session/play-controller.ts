import { ApiProblem } from '@goldwren/contracts/client';
import type { Round } from '@goldwren/contracts/player';
import type { ProblemWords } from '../../../lib/problem-words.ts';
import { wordsOfRoundProblem } from '../../../lib/round-problem-words.ts';
import { makeClientSeed } from '../model/client-seed.ts';
import { type PlayEvent, playReducer } from '../model/play-reducer.ts';
import { initialPlayState, type PlayState } from '../model/play-state.ts';
import type { ActionRequest, Decision, RoundRequest } from '../model/round-types.ts';
import { type RoundClaim, verifyRound } from '../verify/verify-round.ts';
import { loadEarlierRounds } from './earlier-rounds.ts';
import { endAndCheck, leaveSession } from './end-session.ts';
import type { GamesApi, PlayDeps } from './play-deps.ts';
import { isRefusal, sendUntilAnswered } from './send-until-answered.ts';

/** One player screen: its state, and everything that may be done to it. */
export interface PlayController {
  readonly getState: () => PlayState;
  readonly subscribe: (listener: () => void) => () => void;
  start(notice?: ProblemWords): Promise<void>;
  stake(bet: Pick<RoundRequest, 'currency' | 'stake'>): void;
  act(action: Decision): void;
  /** Sends the unanswered request again: same nonce, same body. */
  resend(): void;
  /** The settled round has been shown to the end. */
  shown(): void;
  setClientSeed(clientSeed: string): void;
  end(): Promise<void>;
  /** The page goes away; nothing is awaited. */
  leave(): void;
}

/** Refusals after which the table no longer knows where the session stands; a fresh start tells. */
const lostTrack: ReadonlySet<string> = new Set(['session_ended', 'nonce_conflict', 'round_open', 'conflict']);

interface Core {
  state: PlayState;
  readonly deps: PlayDeps;
  left: boolean;
  dispatch(event: PlayEvent): void;
  start(notice?: ProblemWords): Promise<void>;
}

async function startSession(core: Core, notice: ProblemWords | undefined): Promise<void> {
  const { deps } = core;
  core.dispatch({ type: 'starting' });
  try {
    const session = await deps.games.startSession({ params: { id: String(deps.game.id) }, body: {} });
    // Made now: the commitment in the answer came before this seed existed.
    const clientSeed = session.client_seed ?? makeClientSeed();
    core.dispatch({ type: 'started', session, clientSeed, notice: notice ?? null });
    deps.onBalances(session.wallet);
    if (core.state.playedComplete) return;
    const earlier = await loadEarlierRounds(deps.games, deps.game.slug, session).catch(() => null);
    if (earlier && core.state.session === session) core.dispatch({ type: 'earlier_rounds', ...earlier });
  } catch (error) {
    core.dispatch({ type: 'start_failed', problem: wordsOfRoundProblem(error, 'game-start') });
  }
}

function send(core: Core): Promise<Round> | null {
  const { session, request, action, round, phase } = core.state;
  if (!session || !request) return null;
  const at = { id: String(core.deps.game.id), sessionId: session.session_id };
  if (phase === 'staking') return core.deps.games.playRound({ params: at, body: request });
  if (phase !== 'acting' || !action || !round) return null;
  const { step, action: decision } = action;
  type ActionBody = Parameters<GamesApi['act']>[0]['body'];
  const body = { step, action: decision } as ActionBody;
  return core.deps.games.act({ params: { ...at, roundId: round.round_id }, body });
}

async function sendOpenRequest(core: Core): Promise<void> {
  const { session, round: before, phase } = core.state;
  const dealt = phase === 'acting' && before ? { commitment: before.commitment, view: before.view } : null;
  try {
    const round = await sendUntilAnswered(() => send(core) ?? Promise.reject(new Error('nothing to send')), {
      wait: core.deps.wait,
      stopped: () => core.left || core.state.session !== session,
      reconnecting: (broken) => core.dispatch({ type: 'waiting', reason: broken ? 'reconnecting' : null }),
    });
    core.dispatch({ type: 'answered', round });
    // An answer to something that was not asked settles nothing; the player may ask again.
    if (core.state.round !== round) throw new RangeError('an answer to another round');
    if (round.state === 'settled') await check(core, round, dealt);
  } catch (error) {
    if (core.left || core.state.session !== session) return;
    const problem = wordsOfRoundProblem(error, phase === 'acting' ? 'decision' : 'stake');
    core.dispatch(isRefusal(error) ? { type: 'refused', problem } : { type: 'unanswered', problem });
    if (error instanceof ApiProblem && lostTrack.has(error.code)) await core.start(problem);
  }
}

async function check(core: Core, round: Round, dealt: RoundClaim['dealt']): Promise<void> {
  const { session, request } = core.state;
  if (!session || !request) return;
  const claim: RoundClaim = { game: core.deps.engine, mathsHash: session.maths.hash, request, dealt, round };
  const verification = await verifyRound(claim).catch(() => ({ result: 'unavailable', why: 'failed' }) as const);
  core.dispatch({ type: 'verified', roundId: round.round_id, verification });
}

function createCore(deps: PlayDeps, listeners: Set<() => void>): Core {
  const core: Core = {
    state: initialPlayState,
    deps,
    left: false,
    dispatch(event) {
      const next = playReducer(core.state, event);
      if (next === core.state) return;
      core.state = next;
      for (const listener of listeners) listener();
    },
    start: (notice) => startSession(core, notice),
  };
  return core;
}

/** True while a round is neither settled nor refused: ending now would hand it to the default action. */
function roundOpen(state: PlayState): boolean {
  return state.phase === 'staking' || state.phase === 'deciding' || state.phase === 'acting';
}

export function createPlayController(deps: PlayDeps): PlayController {
  const listeners = new Set<() => void>();
  const core = createCore(deps, listeners);
  const { dispatch } = core;
  function request(event: PlayEvent): void {
    const before = core.state;
    dispatch(event);
    if (core.state !== before) void sendOpenRequest(core);
  }
  return {
    getState: () => core.state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(notice) {
      core.left = false;
      return core.start(notice);
    },
    stake({ currency, stake }) {
      const { nextNonce: nonce, clientSeed } = core.state;
      request({ type: 'staked', request: { nonce, currency, stake, client_seed: clientSeed, choice: {} } });
    },
    act(decision) {
      const action: ActionRequest = { step: core.state.round?.actions.length ?? 0, action: decision };
      request({ type: 'acted', action });
    },
    resend() {
      if (core.state.stalled) request({ type: 'resent' });
    },
    shown() {
      const { round } = core.state;
      dispatch({ type: 'shown' });
      if (round) deps.onBalances(round.wallet);
    },
    setClientSeed: (clientSeed) => dispatch({ type: 'client_seed', clientSeed }),
    async end() {
      if (core.state.status !== 'playing' || roundOpen(core.state)) return;
      await endAndCheck(deps, () => core.state, dispatch);
    },
    leave() {
      core.left = true;
      if (!roundOpen(core.state)) leaveSession(deps, core.state);
    },
  };
}
