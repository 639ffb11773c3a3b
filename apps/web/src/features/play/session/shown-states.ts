import type { PlayState } from '../model/play-state.ts';

/**
 * What a table shows of a state. A round that is not over does not show its check. If the next round may start before, its button
 * waits for the check.
 */
function shownOf({ request: _stored, checks, verification, ...rest }: PlayState, most: number): unknown[] {
  return [...Object.values(rest), rest.phase === 'idle' && verification, most > 1 && checks];
}

/**
 * Returns the state that a table shows. It stays the same object while only parts change that are not on the screen, so that
 * nothing renders while a round is shown.
 * @param most How many rounds the table shows at the same time.
 */
export function shownStates(getState: () => PlayState, most: number): () => PlayState {
  let state = getState();
  let shown = shownOf(state, most);
  return () => {
    const next = shownOf(getState(), most);
    if (next.some((part, at) => part !== shown[at])) [state, shown] = [getState(), next];
    return state;
  };
}
