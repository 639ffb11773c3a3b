import { play } from '@goldwren/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StageProps } from '../../model/game-module.ts';
import { celebrationMs, celebrationOf } from '../../shell/celebration/celebration-level.ts';
import { createShowClock, type ShowClock } from '../../shell/motion/show-clock.ts';
import { covered, type FieldView, fieldOf } from './field-view.ts';

/**
 * Milliseconds: before the first cell can be opened, for a cell to flip, for a hit mine to be seen, and for the other mines
 * to appear.
 */
const startMs = 350;
export const turnMs = 260;
const lookMs = 420;
const minesMs = 700;

type DigProps = Pick<StageProps, 'phase' | 'round' | 'reducedMotion' | 'sound' | 'skip' | 'onShown'>;

export interface Dig {
  /** The cells that are open now. */
  readonly field: FieldView;
  /** True once the end of the round has been shown on this page. */
  readonly revealed: boolean;
}

/** An id for the animation of this phase, or null while nothing moves. */
function animationIdOf({ phase, round }: DigProps): string | null {
  const moves = (phase === 'dealing' || phase === 'showing') && round !== null;
  return moves ? `${phase}.${round.round_id}.${round.actions.length}` : null;
}

/** Plays a sound for each answer and waits until its cell is shown. At the end, reveals the mines. */
export function useDig(props: DigProps): Dig {
  const { phase, round, skip } = props;
  const animationId = animationIdOf(props);
  const [mined, setMined] = useState<string | null>(null);
  const [revealed, setRevealed] = useState<string | null>(null);
  const stakedAt = useRef(0);

  const showEnd = async (clock: ShowClock): Promise<boolean> => {
    if (!round) return true;
    if (!(await clock.wait(lookMs))) return false;
    setMined(round.round_id);
    const level = celebrationOf(round);
    if (level > 0) setRevealed(round.round_id);
    props.sound.settle(round);
    if (!(await clock.wait(Math.max(minesMs, celebrationMs[level])))) return false;
    setRevealed(round.round_id);
    return createShowClock(skip, stakedAt.current).waitUntil(play.minimumRoundIntervalMs);
  };

  const show = useEffectEvent(async (clock: ShowClock) => {
    const { safe, blast } = fieldOf(round);
    const { sound, onShown } = props;
    const last = round?.actions.at(-1)?.type;
    if (last === 'open') sound.play('dig');
    if (last === 'cash_out') sound.play('collect');
    // A mine sounds like any other cell: nothing comments on a loss.
    else if (last === 'open' && blast === null) sound.play('symbol', safe.length);
    if (!(await clock.wait(round?.actions.length === 0 ? startMs : turnMs))) return;
    if (phase === 'dealing' || (await showEnd(clock))) onShown();
  });

  const begin = useEffectEvent(() => {
    stakedAt.current = performance.now();
  });
  useEffect(() => {
    if (phase === 'staking') begin();
  }, [phase]);
  useEffect(() => {
    if (animationId === null) return;
    const clock = createShowClock(skip);
    void show(clock);
    return () => clock.cancel();
  }, [animationId, skip]);

  const field = phase === 'staking' ? covered : fieldOf(round);
  const hidesMines = phase === 'showing' && mined !== round?.round_id;
  return {
    field: hidesMines ? { ...field, mines: [] } : field,
    revealed: round !== null && phase !== 'staking' && revealed === round.round_id,
  };
}
