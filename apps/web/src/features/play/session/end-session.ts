import { formatHundredths } from '@goldwren/rules';
import type { PlayEvent } from '../model/play-reducer.ts';
import { type PlayState, type SessionTotals, wonSoFar } from '../model/play-state.ts';
import { verifySession } from '../verify/verify-session.ts';
import { loadEarlierRounds } from './earlier-rounds.ts';
import type { PlayDeps } from './play-deps.ts';

/** What the browser says it saw. It moves no money: the server compares it with what it settled. */
function reportOf(state: PlayState, fps: number) {
  const won = wonSoFar(state);
  return {
    gold_won: formatHundredths(won.gold),
    sweeps_won: formatHundredths(won.sweeps),
    rounds: state.played.length,
    client_metrics: { fps },
  };
}

async function checkRevealedSeed(deps: PlayDeps, state: PlayState, totals: SessionTotals, dispatch: Dispatch) {
  const { session, played } = state;
  if (!session) return;
  const { outcome_seed: outcomeSeed, maths } = session;
  const claim = { slug: deps.game.slug, mathsHash: maths.hash, outcomeSeed, serverSeed: totals.server_seed, played };
  dispatch({ type: 'session_checked', check: await verifySession(claim) });
}

type Dispatch = (event: PlayEvent) => void;

/** A failed end is only logged (spec §8): there is nothing for the player to do. */
function logFailure(error: unknown): void {
  console.error('The session could not be ended; the server ends it when it has been idle.', error);
}

/** Ends the session for the player who asked. A failure is logged and blocks nothing (spec §8). */
export async function endAndCheck(deps: PlayDeps, getState: () => PlayState, dispatch: Dispatch): Promise<void> {
  const { session } = getState();
  if (!session) return;
  dispatch({ type: 'ending' });
  try {
    if (!getState().playedComplete) {
      const earlier = await loadEarlierRounds(deps.games, deps.game.slug, session);
      dispatch({ type: 'earlier_rounds', ...earlier });
    }
    const params = { id: String(deps.game.id), sessionId: session.session_id };
    const totals = await deps.games.endSession({ params, body: reportOf(getState(), deps.fps()) });
    dispatch({ type: 'ended', totals });
    deps.onBalances(totals.wallet);
    await checkRevealedSeed(deps, getState(), totals, dispatch);
  } catch (error) {
    logFailure(error);
    dispatch({ type: 'ended', totals: null });
  }
}

/**
 * The page goes away: the report leaves with it. A session whose earlier rounds are unknown gets no report, since it
 * would be a false one; the server ends it when idle.
 */
export function leaveSession(deps: PlayDeps, state: PlayState): void {
  if (state.status !== 'playing' || !state.session || !state.playedComplete) return;
  const params = { id: String(deps.game.id), sessionId: state.session.session_id };
  deps.lastingGames.endSession({ params, body: reportOf(state, deps.fps()) }).catch(logFailure);
}
