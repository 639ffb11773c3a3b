import type { PlayState } from '../model/play-state.ts';

/** What a table shows of a state. A round that is not over does not show its check. */
function shownOf({ request: _stored, checks: _early, verification, ...rest }: PlayState): unknown[] {
  return [...Object.values(rest), rest.phase === 'idle' && verification];
}

/**
 * Returns the state that a table shows. It stays the same object while only parts change that are not on the screen, so that
 * nothing renders while a round is shown.
 */
export function shownStates(getState: () => PlayState): () => PlayState {
  let state = getState();
  let shown = shownOf(state);
  return () => {
    const next = shownOf(getState());
    if (next.some((part, at) => part !== shown[at])) [state, shown] = [getState(), next];
    return state;
  };
}
