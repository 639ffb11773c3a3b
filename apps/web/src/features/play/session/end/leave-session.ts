import { formatHundredths } from '@goldwren/rules';
import type { PlayState } from '../../model/play-state.ts';
import type { PlayDeps } from '../play-deps.ts';

/** Builds the report of what the browser saw. It moves no money: the server compares it with what it settled. */
export function reportOf(state: PlayState, fps: number) {
  const { rounds, won } = state.played;
  return {
    gold_won: formatHundredths(won.gold),
    sweeps_won: formatHundredths(won.sweeps),
    rounds,
    client_metrics: { fps },
  };
}

/** A failed end is only logged, because the player cannot do anything about it. */
export function logFailure(error: unknown): void {
  console.error('The session could not be ended; the server will end it after the idle timeout.', error);
}

/** Sends the report when the page is closed, if this browser knows the whole session. Otherwise the server ends it. */
export function leaveSession(deps: PlayDeps, state: PlayState): void {
  if (state.status !== 'playing' || !state.session || !state.playedComplete) return;
  const params = { id: String(deps.game.id), sessionId: state.session.session_id };
  deps.lastingGames.endSession({ params, body: reportOf(state, deps.fps()) }).catch(logFailure);
}
