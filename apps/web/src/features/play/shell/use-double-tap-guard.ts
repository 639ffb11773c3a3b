import type { AnyGame } from '@goldwren/game-engine';
import { play } from '@goldwren/rules';
import { useEffect, useRef, useState } from 'react';
import type { PlayState } from '../model/play-state.ts';
import { legalActions } from './legal-actions.ts';

/** Longer than the time between the presses of a double tap, and than a press that was already on its way. */
const guardMs = 600;
/** The shortest time between the press that starts a round and its first decision, however fast the cards are shown. */
const openingMs = 950;

/**
 * Names the set of actions that a press could take now, or null while there are none. Actions on the parts of a stage do not
 * start another set: a player presses those one after another.
 */
function actionSet(state: Pick<PlayState, 'phase' | 'round'>): string | null {
  const id = state.round?.round_id ?? '';
  if (state.phase === 'idle') return `stake ${id}`;
  if (state.phase !== 'deciding') return null;
  const legal = legalActions(state);
  const isOnStage = legal.some(({ pick }) => pick !== null);
  return `${id} ${legal[0]?.id} ${isOnStage ? '' : state.round?.actions.length}`;
}

/**
 * True just after the legal actions have changed in a game with decisions. A press that was meant for the actions before
 * would cost a hand or another stake, so nothing is accepted until the guard ends.
 * @param intervalMs The time after an answer until the server accepts a stake
 */
export function useDoubleTapGuard(
  state: Pick<PlayState, 'phase' | 'round'>,
  kind: AnyGame['kind'],
  intervalMs: number = play.minimumRoundIntervalMs,
): boolean {
  const set = actionSet(state);
  const [known, setKnown] = useState(set);
  const stakedAt = useRef(Number.NEGATIVE_INFINITY);
  const answeredAt = useRef(Number.NEGATIVE_INFINITY);
  const { phase } = state;
  useEffect(() => {
    if (phase === 'staking') stakedAt.current = performance.now();
    // These phases begin with an answer.
    if (phase === 'dealing' || phase === 'showing') answeredAt.current = performance.now();
  }, [phase]);
  useEffect(() => {
    if (set === null) return;
    // A hand can be shown faster than the server accepts a stake after it.
    const opening = phase === 'deciding' ? stakedAt.current + openingMs : answeredAt.current + intervalMs;
    const timer = setTimeout(() => setKnown(set), Math.max(guardMs, opening - performance.now()));
    return () => clearTimeout(timer);
  }, [set, phase, intervalMs]);
  return kind === 'decision' && set !== null && set !== known;
}
