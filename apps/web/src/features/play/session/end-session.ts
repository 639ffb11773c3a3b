import { formatHundredths } from '@goldwren/rules';
import type { Alarm } from '../../../shared/fairness/alarm.ts';
import type { Notebook, SessionNotes } from '../../../shared/fairness/notebook.ts';
import type { PlayEvent } from '../model/play-reducer.ts';
import type { PlayState, SessionTotals } from '../model/play-state.ts';
import type { SessionCheck } from '../model/verification.ts';
import type { PlayDeps } from './play-deps.ts';

type Dispatch = (event: PlayEvent) => void;

/** Builds the report of what the browser saw. It moves no money: the server compares it with what it settled. */
function reportOf(state: PlayState, fps: number) {
  const { rounds, won } = state.played;
  return {
    gold_won: formatHundredths(won.gold),
    sweeps_won: formatHundredths(won.sweeps),
    rounds,
    client_metrics: { fps },
  };
}

/**
 * The longest time that a stake waits for the check of earlier sessions, in milliseconds. Unanswered ones are checked next
 * time.
 */
const earlierWithinMs = 4_000;

const noReport = { gold_won: '0.00', rounds: 0, client_metrics: { fps: 0 } };

/** A failed end is only logged, because the player cannot do anything about it. */
function logFailure(error: unknown): void {
  console.error('The session could not be ended; the server will end it after the idle timeout.', error);
}

/**
 * Checks an ended session and stores the result. A violation is stored with its evidence.
 * @throws the abort reason of the signal. In that case nothing is written.
 */
async function judge(
  deps: PlayDeps,
  notebook: Notebook,
  notes: SessionNotes,
  totals: SessionTotals,
  signal?: AbortSignal,
): Promise<{ check: SessionCheck; alarm: Alarm | null }> {
  const { checkSession, fetchEnded } = await import('./check-session.ts');
  const ended = await fetchEnded(deps, notes, totals);
  const noted = await notebook.rounds(notes.player, notes.session);
  const check = await checkSession(deps, notes, noted, ended);
  if (check.result === 'unavailable') return { check, alarm: null };
  const alarm: Alarm | null =
    check.result === 'mismatch'
      ? { codes: check.codes, nonce: null, evidence: { held: { notes, rounds: noted }, answered: ended } }
      : null;
  signal?.throwIfAborted();
  await notebook.write({ ...notes, state: alarm ? 'accused' : 'verified', alarm: alarm ?? notes.alarm });
  return { check, alarm };
}

/** Ends the session at the player's request. A failure is logged and blocks nothing. */
export async function endAndCheck(deps: PlayDeps, getState: () => PlayState, dispatch: Dispatch): Promise<void> {
  const { session } = getState();
  if (!session) return;
  dispatch({ type: 'ending' });
  try {
    const params = { id: String(deps.game.id), sessionId: session.session_id };
    const totals = await deps.games.endSession({ params, body: reportOf(getState(), deps.fps()) });
    dispatch({ type: 'ended', totals });
    deps.onBalances(totals.wallet);
    const notebook = await deps.notebook;
    const notes = await notebook.read(deps.player, session.session_id);
    if (!notes) return;
    const { check, alarm } = await judge(deps, notebook, notes, totals);
    if (alarm) dispatch({ type: 'accused', alarm });
    dispatch({ type: 'session_checked', check });
  } catch (error) {
    logFailure(error);
    dispatch({ type: 'ended', totals: getState().totals });
  }
}

/**
 * Checks sessions of this game that ended unseen (page closed, or ended by the server when idle). The server repeats the
 * same end. Sessions that cannot be fetched in time are checked on the next visit, because stakes wait for this.
 * @param current The open session, which must not be ended here
 */
export async function checkEarlierSessions(deps: PlayDeps, current: string): Promise<Alarm | null> {
  const over = new AbortController();
  const { signal } = over;
  const late = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  const timer = setTimeout(() => over.abort(), earlierWithinMs);
  try {
    return await Promise.race([checkEach(deps, current, signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function checkEach(deps: PlayDeps, current: string, signal: AbortSignal): Promise<Alarm | null> {
  const notebook = await deps.notebook;
  const unfinished = await notebook.unfinished(deps.player, deps.game.slug);
  for (const notes of unfinished.filter(({ session }) => session !== current)) {
    if (signal.aborted) return null;
    const params = { id: String(notes.gameId), sessionId: notes.session };
    const totals = await deps.games.endSession({ params, body: noReport, signal }).catch(() => null);
    const judged = totals && (await judge(deps, notebook, notes, totals, signal).catch(() => null));
    if (judged?.alarm) return judged.alarm;
  }
  return null;
}

/** Sends the report when the page is closed, if this browser knows the whole session. Otherwise the server ends it. */
export function leaveSession(deps: PlayDeps, state: PlayState): void {
  if (state.status !== 'playing' || !state.session || !state.playedComplete) return;
  const params = { id: String(deps.game.id), sessionId: state.session.session_id };
  deps.lastingGames.endSession({ params, body: reportOf(state, deps.fps()) }).catch(logFailure);
}
