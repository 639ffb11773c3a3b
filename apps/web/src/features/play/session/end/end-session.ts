import type { ClientLog, ClockReading, SessionRecord } from '../../../../shared/fairness/client-log.ts';
import type { Violation } from '../../../../shared/fairness/violation.ts';
import type { PlayEvent } from '../../model/play-reducer.ts';
import type { PlayState, SessionTotals } from '../../model/play-state.ts';
import type { SessionCheck, Unchecked } from '../../model/verification.ts';
import type { PlayDeps } from '../play-deps.ts';
import { logFailure, reportOf } from './leave-session.ts';

type Checked = Exclude<SessionCheck, { result: 'unavailable' }>;
type Dispatch = (event: PlayEvent) => void;

/**
 * The longest time that a stake waits for the check of earlier sessions, in milliseconds. Unanswered ones are checked next
 * time.
 */
const earlierWithinMs = 4_000;

const noReport = { gold_won: '0.00', rounds: 0, client_metrics: { fps: 0 } };

/**
 * Checks an ended session and stores the result. A violation is stored with its evidence.
 * @throws the abort reason of the signal. In that case nothing is written.
 */
async function judge(
  deps: PlayDeps,
  clientLog: ClientLog,
  sessionRecord: SessionRecord,
  totals: SessionTotals,
  signal?: AbortSignal,
): Promise<{ check: SessionCheck; violation: Violation | null }> {
  const { checkSession, fetchEnded } = await import('./check-session.ts');
  const ended = await fetchEnded(deps, sessionRecord, totals);
  const logged = await clientLog.rounds(sessionRecord.player, sessionRecord.session);
  const found = await checkSession(deps, sessionRecord, logged, ended);
  if (found.result === 'unavailable') return { check: found, violation: null };
  signal?.throwIfAborted();
  const { check, life } = await judgeWithheld(clientLog, sessionRecord, found);
  const violation: Violation | null =
    check.result === 'mismatch'
      ? {
          codes: check.codes,
          nonce: null,
          evidence: { held: { notes: sessionRecord, rounds: logged, life }, answered: ended },
        }
      : null;
  await clientLog.write({
    ...sessionRecord,
    state: violation ? 'violated' : 'verified',
    violation: violation ?? sessionRecord.violation,
  });
  if (!violation) await watchLog(sessionRecord, totals, deps.now());
  return { check, violation };
}

/** The session must appear in the public log, also when its page is closed before it does. */
async function watchLog(sessionRecord: SessionRecord, totals: SessionTotals, now: ClockReading): Promise<void> {
  const [{ endedInLog }, { watchEnded }] = await Promise.all([
    import('./ended-in-log.ts'),
    import('../../../../shared/fairness/public-log/watched-sessions.ts'),
  ]);
  watchEnded(await endedInLog(sessionRecord, totals, now));
}

/** Adds the withheld rounds of the session to those of all sessions in this browser, and judges them together. */
async function judgeWithheld(clientLog: ClientLog, { player }: SessionRecord, found: Checked) {
  if (found.withheld.length === 0) return { check: found, life: [] };
  await clientLog.addWithheld(found.withheld);
  const life = await clientLog.withheld(player);
  const { isChosen } = await import('../../verify/withheld-rounds.ts');
  if (!isChosen(life)) return { check: found, life };
  return { check: { ...found, result: 'mismatch' as const, codes: [...found.codes, 'withheld' as const] }, life };
}

/** Ends the session at the player's request, and checks it. What could not be checked says so. A failure is logged. */
export async function endAndCheck(deps: PlayDeps, getState: () => PlayState, dispatch: Dispatch): Promise<void> {
  const { session } = getState();
  if (!session) return;
  dispatch({ type: 'ending' });
  let reason: Unchecked = 'not_loaded';
  try {
    const params = { id: String(deps.game.id), sessionId: session.session_id };
    const totals = await deps.games.endSession({ params, body: reportOf(getState(), deps.fps()) });
    dispatch({ type: 'ended', totals });
    deps.onBalances(totals.wallet);
    const clientLog = await deps.clientLog;
    const sessionRecord = await clientLog.read(deps.player, session.session_id);
    if (!sessionRecord) reason = 'no_log';
    else {
      const { check, violation } = await judge(deps, clientLog, sessionRecord, totals);
      if (violation) dispatch({ type: 'violation_found', violation });
      return dispatch({ type: 'session_checked', check });
    }
  } catch (error) {
    logFailure(error);
    dispatch({ type: 'ended', totals: getState().totals });
  }
  dispatch({ type: 'session_checked', check: { result: 'unavailable', reason } });
}

interface EarlierChecked {
  readonly violation: Violation | null;
  /** The number of sessions that could not be checked. The next visit tries again. */
  readonly unchecked: number;
  /** The rounds that ended with the default action, and how many of them paid nothing. */
  readonly byDefault: { readonly rounds: number; readonly lost: number };
}

/**
 * Checks sessions of this game that ended unseen (page closed, or ended by the server when idle). The server repeats the
 * same end. Sessions that cannot be fetched in time are checked on the next visit, because stakes wait for this.
 * @param current The open session, which must not be ended here
 */
export async function checkEarlierSessions(deps: PlayDeps, current: string): Promise<EarlierChecked> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), earlierWithinMs);
  try {
    return await checkEach(deps, current, over.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function checkEach(deps: PlayDeps, current: string, signal: AbortSignal): Promise<EarlierChecked> {
  const clientLog = await deps.clientLog;
  const all = await clientLog.unfinished(deps.player, deps.game.slug);
  const unfinished = all.filter(({ session }) => session !== current);
  const late = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  let unchecked = unfinished.length;
  const byDefault = { rounds: 0, lost: 0 };
  for (const sessionRecord of unfinished) {
    if (signal.aborted) break;
    const judged = await Promise.race([judgeEarlier(deps, clientLog, sessionRecord, signal).catch(() => null), late]);
    if (judged?.violation) return { violation: judged.violation, unchecked: 0, byDefault };
    if (!judged || judged.check.result === 'unavailable') continue;
    unchecked--;
    byDefault.rounds += judged.check.byDefault.rounds;
    byDefault.lost += judged.check.byDefault.lost;
  }
  return { violation: null, unchecked, byDefault };
}

async function judgeEarlier(deps: PlayDeps, clientLog: ClientLog, sessionRecord: SessionRecord, signal: AbortSignal) {
  const params = { id: String(sessionRecord.gameId), sessionId: sessionRecord.session };
  const totals = await deps.games.endSession({ params, body: noReport, signal });
  return judge(deps, clientLog, sessionRecord, totals, signal);
}
