import { formatHundredths } from '@goldwren/rules';
import type { Alarm } from '../../../shared/fairness/alarm.ts';
import type { Notebook, SessionNotes } from '../../../shared/fairness/notebook.ts';
import type { PlayEvent } from '../model/play-reducer.ts';
import type { PlayState, SessionTotals } from '../model/play-state.ts';
import type { SessionCheck } from '../model/verification.ts';
import type { PlayDeps } from './play-deps.ts';

type Dispatch = (event: PlayEvent) => void;

/** What the browser says it saw. It moves no money: the server compares it with what it settled. */
function reportOf(state: PlayState, fps: number) {
  const { rounds, won } = state.played;
  return {
    gold_won: formatHundredths(won.gold),
    sweeps_won: formatHundredths(won.sweeps),
    rounds,
    client_metrics: { fps },
  };
}

/** A stake waits for no longer than this behind a look at sessions of before; what was not answered is looked at next time. */
const earlierWithinMs = 4_000;

const noReport = { gold_won: '0.00', rounds: 0, client_metrics: { fps: 0 } };

/** A failed end is only logged: there is nothing for the player to do. */
function logFailure(error: unknown): void {
  console.error('The session could not be ended; the server ends it when it has been idle.', error);
}

/**
 * Judges an ended session and writes the verdict down. An accusation keeps its evidence.
 * @throws the signal's reason when it was aborted meanwhile: then nothing is written
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

/** Ends the session for the player who asked. A failure is logged and blocks nothing. */
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
 * Sessions of this game that ended while nobody looked (a closed page, the sweeper) are checked now: the house answers
 * the same end again. One that cannot be fetched, or not in time, is tried at the next visit: stakes wait behind this.
 * @param current the session that is open, which is not ended by this
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

/** The page goes away: the report leaves with it, if this browser knows the whole session; else the server ends it. */
export function leaveSession(deps: PlayDeps, state: PlayState): void {
  if (state.status !== 'playing' || !state.session || !state.playedComplete) return;
  const params = { id: String(deps.game.id), sessionId: state.session.session_id };
  deps.lastingGames.endSession({ params, body: reportOf(state, deps.fps()) }).catch(logFailure);
}
