import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StageProps } from '../../model/game-module.ts';
import { celebrationMs, celebrationOf } from '../../shell/celebration/celebration-level.ts';
import { createShowClock, endCycle, type ShowClock } from '../../shell/motion/show-clock.ts';

const leadMs = 250;
const stepMs = 205;
/** The time between numbers once every picked number is drawn, when no further hit is possible. */
const restStepMs = 110;
/** How long a ball falls, in milliseconds. */
export const fallMs = 300;

type DrawProps = Pick<StageProps, 'phase' | 'round' | 'reducedMotion' | 'sound' | 'skip' | 'onShown'> & {
  readonly drawn: readonly number[];
  readonly picks: readonly number[];
};

export interface Draw {
  /** The number of drawn numbers that have fallen. */
  readonly fallen: number;
  /** True while they fall; false when they are already in place. */
  readonly falling: boolean;
  /** True once the end of the round has been shown on this page. */
  readonly revealed: boolean;
}

/** Drops the drawn numbers one after another, then reports that they have been shown. */
export function useDraw(props: DrawProps): Draw {
  const { phase, round, skip, drawn } = props;
  const roundId = round?.round_id ?? null;
  const [fallen, setFallen] = useState(0);
  const [revealed, setRevealed] = useState<string | null>(null);
  const clock = useRef<ShowClock | null>(null);
  const cancel = () => {
    clock.current?.cancel();
    clock.current = null;
  };

  const begin = useEffectEvent(() => {
    cancel();
    clock.current = createShowClock(skip);
    setFallen(0);
  });

  const fallAll = async (time: ShowClock): Promise<boolean> => {
    const { picks, sound } = props;
    let hits = 0;
    if (!(await time.wait(leadMs))) return false;
    for (const [index, number] of drawn.entries()) {
      setFallen(index + 1);
      if (picks.includes(number)) sound.play('symbol', ++hits);
      else sound.play('draw', index);
      if (!(await time.wait(hits < picks.length ? stepMs : restStepMs))) return false;
    }
    return time.wait(fallMs);
  };

  const show = useEffectEvent(async () => {
    if (!round) return;
    clock.current ??= createShowClock(skip);
    const time = clock.current;
    const level = celebrationOf(round);
    if (!(await fallAll(time)) || !(await endCycle(time))) return;
    setRevealed(roundId);
    props.sound.settle(round);
    // A skip from before this moment must not skip a big win.
    if (level >= 10) time.restart();
    if (!(await time.wait(celebrationMs[level]))) return;
    cancel();
    props.onShown();
  });

  useEffect(() => {
    if (phase === 'staking') begin();
    if (phase === 'showing' && roundId !== null) void show();
    if (phase === 'idle') cancel();
  }, [phase, roundId]);
  useEffect(() => () => clock.current?.cancel(), []);

  if (phase === 'idle')
    return { fallen: drawn.length, falling: false, revealed: roundId !== null && revealed === roundId };
  const falling = phase === 'showing';
  return { fallen: falling ? Math.min(fallen, drawn.length) : 0, falling, revealed: falling && revealed === roundId };
}
