import { ApiProblem } from '@goldwren/contracts/client';
import type { Round } from '@goldwren/contracts/player';
import { seedChainLength } from '@goldwren/game-engine/fairness';
import { formatHundredths } from '@goldwren/rules';
import type { ProblemMessage } from '../../../lib/problems/describe-problem.ts';
import { describeRoundProblem } from '../../../lib/problems/describe-round-problem.ts';
import { StaleSessionRecord } from '../../../shared/fairness/client-log.ts';
import { type PlayEvent, playReducer } from '../model/play-reducer.ts';
import { initialPlayState, type PlayState, visibleBalances } from '../model/play-state.ts';
import type { ActionRequest, Bet, Decision } from '../model/round-types.ts';
import { leaveSession } from './end/leave-session.ts';
import type { PlayDeps } from './play-deps.ts';
import { checkAndStoreAnswer, logAction, logStake, sendAction, sendStake } from './rounds/send-round.ts';
import { isRefusal, sendUntilAnswered } from './rounds/send-until-answered.ts';
import { MathsMismatch, openSession } from './start-session.ts';

/** The state of a player screen, and all actions on it. */
export interface PlayController {
  readonly getState: () => PlayState;
  readonly subscribe: (listener: () => void) => () => void;
  start(notice?: ProblemMessage): Promise<void>;
  stake(bet: Bet): void;
  act(action: Decision): void;
  /** Takes over the open round that another browser holds. */
  takeOver(): Promise<void>;
  /** Sends the unanswered request again, with the same nonce and body. */
  resend(): void;
  /** The deal, or the settled round with this id, has been shown completely. Without an id, the oldest one. */
  shown(roundId?: string): void;
  end(): Promise<void>;
  /** The page is being closed. Nothing is awaited. */
  leave(): void;
}

/** Problems after which the table is out of sync with the session. A new start resolves them. */
const outOfSyncCodes: ReadonlySet<string> = new Set([
  'session_ended',
  'session_elsewhere',
  'nonce_conflict',
  'round_open',
  'conflict',
]);

interface Core {
  state: PlayState;
  readonly deps: PlayDeps;
  left: boolean;
  readonly listeners: Set<() => void>;
  dispatch(event: PlayEvent): void;
}

async function start(core: Core, notice: ProblemMessage | null): Promise<void> {
  const { deps } = core;
  core.dispatch({ type: 'starting' });
  try {
    // Loaded before the first stake: a rejected one must not stay in the client log, from where it would be sent again.
    const [{ start: opened, violation }] = await Promise.all([
      deps.oneWriter(() => openOnce(deps, notice)),
      rejected(),
    ]);
    core.dispatch({ type: 'started', start: opened });
    deps.onBalances(opened.session.wallet);
    if (violation) return core.dispatch({ type: 'violation_found', violation });
    const waiting = core.state.phase === 'staking' || core.state.phase === 'acting';
    if (waiting) void send(core, null);
    await checkEarlier(core, opened.session.session_id);
  } catch (error) {
    const described = describeRoundProblem(error, 'game-start');
    const isMismatch = error instanceof MathsMismatch;
    const problem = isMismatch
      ? await rejected().then(
          (loaded) => loaded.mathsMismatch,
          () => described,
        )
      : described;
    core.dispatch({ type: 'start_failed', problem });
  }
}

/** Without a lock, another tab may write in between. The second attempt reads what it wrote. */
function openOnce(deps: PlayDeps, notice: ProblemMessage | null): ReturnType<typeof openSession> {
  return openSession(deps, notice).catch((error: unknown) => {
    if (error instanceof StaleSessionRecord) return openSession(deps, notice);
    throw error;
  });
}

async function checkEarlier(core: Core, session: string): Promise<void> {
  const nothing = { violation: null, unchecked: 1, byDefault: { rounds: 0, lost: 0 } };
  const checked = await core.deps
    .oneWriter(async () => (await import('./end/end-session.ts')).checkEarlierSessions(core.deps, session))
    .catch(() => nothing);
  const { violation, unchecked, byDefault } = checked;
  if (violation) core.dispatch({ type: 'violation_found', violation });
  core.dispatch({ type: 'earlier_checked', unchecked, byDefault });
}

/**
 * A new stake or decision, which is stored before it is sent. Null when it was stored before, by this tab or an earlier
 * page.
 */
type NewRequest = { bet: Bet } | { action: ActionRequest } | null;

async function write(core: Core, session: string, newRequest: NewRequest): Promise<void> {
  if (newRequest === null) return;
  if ('action' in newRequest) return logAction(core.deps, session, core.state.round?.round_id ?? '', newRequest.action);
  const request = await logStake(core.deps, session, core.state.nextNonce, newRequest.bet);
  core.dispatch({ type: 'requested', request });
}

function sendOpen({ deps, state }: Core): Promise<Round> {
  const { session, request, action, round, phase } = state;
  if (session && phase === 'staking' && request) return sendStake(deps, session.session_id, request);
  if (session && phase === 'acting' && round && action) {
    return sendAction(deps, session.session_id, round.round_id, action);
  }
  return Promise.reject(new Error('There is no request to send'));
}

async function sendAndLog(core: Core, newRequest: NewRequest): Promise<void> {
  const { session, phase } = core.state;
  if (!session || (phase !== 'staking' && phase !== 'acting')) return;
  await write(core, session.session_id, newRequest);
  const { request } = core.state;
  if (!request) throw new StaleSessionRecord();
  const round = await sendUntilAnswered(() => sendOpen(core), {
    wait: core.deps.wait,
    stopped: () => core.left || core.state.session !== session || core.state.violation !== null,
    waiting: (reason) => core.dispatch({ type: 'waiting', reason }),
  });
  const { readRound } = await import('../verify/open-round.ts');
  const shown = readRound(core.deps.engine, request, round).round;
  if (core.state.session === session) {
    core.dispatch({ type: 'answered', round: shown });
    publishVisible(core);
  }
  const { verification, violation } = await checkAndStoreAnswer(core.deps, session.session_id, request, round);
  if (core.state.session !== session) return;
  if (verification) core.dispatch({ type: 'verified', roundId: round.round_id, verification });
  if (violation) core.dispatch({ type: 'violation_found', violation });
}

/** Other parts of the site show the balances of the table, which change with an answer and when a round has been shown. */
function publishVisible({ state, deps }: Core): void {
  const { gold, sweeps } = visibleBalances(state);
  deps.onBalances({ gold: formatHundredths(gold), sweeps: formatHundredths(sweeps) });
}

async function send(core: Core, newRequest: NewRequest): Promise<void> {
  const { session, phase } = core.state;
  try {
    await core.deps.oneWriter(() => sendAndLog(core, newRequest));
  } catch (error) {
    if (core.left || core.state.session !== session) return;
    if (error instanceof StaleSessionRecord) return restart(core, (await rejected()).openElsewhere());
    const problem = describeRoundProblem(error, phase === 'acting' ? 'decision' : 'stake');
    if (error instanceof ApiProblem && error.code === 'unauthenticated') {
      return (await rejected()).signedOut(core, newRequest !== null, problem);
    }
    if (!isRefusal(error)) return core.dispatch({ type: 'unanswered', problem });
    await (await rejected()).withdraw(core);
    if (error instanceof ApiProblem && outOfSyncCodes.has(error.code)) return restart(core, problem);
    core.dispatch({ type: 'refused', problem });
  }
}

/** Starts again when every accepted round has been shown, because a start would remove it from the table. */
async function restart(core: Core, problem: ProblemMessage): Promise<void> {
  core.dispatch({ type: 'refused', problem });
  if (await (await rejected()).allShown(core)) await start(core, problem);
}

/** Not part of the table, because it can load while the session starts. */
const rejected = () => import('./rounds/rejected.ts');

/** True while a round is neither settled nor rejected. Ending the session now would settle it with the default action. */
function roundOpen(state: PlayState): boolean {
  return state.phase !== 'idle' && state.phase !== 'showing';
}

/** False in a session of another browser, and when the seed chain is used up. A new session is then needed. */
function canStake({ belongsHere, nextNonce }: PlayState): boolean {
  return belongsHere && nextNonce < seedChainLength;
}

async function takeOver(core: Core): Promise<void> {
  if (!core.state.heldElsewhere) return;
  await start(core, await (await import('./rounds/take-over.ts')).takeOver(core));
}

function createCore(deps: PlayDeps, listeners: Set<() => void>): Core {
  const core: Core = {
    state: initialPlayState,
    deps,
    left: false,
    listeners,
    dispatch(event) {
      const next = playReducer(core.state, event);
      if (next === core.state) return;
      core.state = next;
      for (const listener of listeners) listener();
      if (event.type === 'violation_found' && !event.violation.answers) {
        // Offline, the evidence has no answers. The violation is already shown.
        void import('./receipts/receipt-evidence.ts').then(
          ({ addAnswers }) => addAnswers(core, event),
          () => undefined,
        );
      }
    },
  };
  return core;
}

export function createPlayController(deps: PlayDeps): PlayController {
  const listeners = new Set<() => void>();
  const core = createCore(deps, listeners);
  const { dispatch } = core;
  deps.watchReceipts((violation, session) => dispatch({ type: 'violation_found', violation, session }));
  function request(event: PlayEvent, newRequest: NewRequest): void {
    const before = core.state;
    dispatch(event);
    if (core.state !== before) void send(core, newRequest);
  }
  return {
    getState: () => core.state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(notice) {
      core.left = false;
      return start(core, notice ?? null);
    },
    stake(bet) {
      const stake = () => request({ type: 'staked', most: deps.mostShown }, { bet });
      if (canStake(core.state)) return stake();
      if (core.state.showing.length > 0) return;
      void start(core, null).then(() => canStake(core.state) && stake());
    },
    act(decision) {
      const action: ActionRequest = { step: core.state.round?.actions.length ?? 0, action: decision };
      request({ type: 'acted', action }, { action });
    },
    takeOver: () => takeOver(core),
    resend() {
      if (core.state.stalled) request({ type: 'resent' }, null);
    },
    shown(roundId) {
      dispatch({ type: 'shown', roundId });
      if (core.state.round) publishVisible(core);
    },
    async end() {
      if (core.state.status !== 'playing' || roundOpen(core.state)) return;
      const { endAndCheck } = await import('./end/end-session.ts');
      await deps.oneWriter(() => endAndCheck(deps, () => core.state, dispatch));
    },
    leave() {
      core.left = true;
      if (!roundOpen(core.state)) leaveSession(deps, core.state);
    },
  };
}
