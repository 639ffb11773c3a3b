import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { celebrationOf } from '../../model/celebration.ts';
import { eventsOf, type StageProps } from '../../model/game-module.ts';
import { createShowClock, type ShowClock } from '../../shell/show-clock.ts';
import { createReels, type Reels } from './reel-motion.ts';
import { type SpinView, showRound } from './show-round.ts';
import { type SpinStep, spinScript } from './spin-script.ts';
import { reelIndexes, restingStops, stripCells } from './strips.ts';

const tickMs = 130;
const restingGrid = reelIndexes.map((reel) => stripCells(reel, false, restingStops[reel] ?? 0, 3));

export interface SpinShow extends SpinView {
  readonly grid: SpinStep['grid'];
  readonly spinning: boolean;
  /** The round's win is above its stake and is being celebrated. */
  readonly celebrating: boolean;
}

function still(props: StageProps): SpinShow {
  const step = props.round ? (spinScript(eventsOf(props.round)).at(-1) ?? null) : null;
  const rest = { banner: null, freeSpin: null, collectedX100: step?.payX100 ?? 0, spinning: false, celebrating: false };
  return { step, grid: step?.grid ?? restingGrid, winsShown: step !== null, ...rest };
}

/** Drives the reels through the phases of a round and says what else to draw. */
export function useSpinShow(props: StageProps, columns: RefObject<(HTMLElement | null)[]>): SpinShow {
  const [show, setShow] = useState<SpinShow>(() => still(props));
  const reels = useRef<Reels | null>(null);
  const clock = useRef<ShowClock | null>(null);
  const change = (part: Partial<SpinShow>) => setShow((before) => ({ ...before, ...part }));

  const beginSpin = useEffectEvent(() => {
    clock.current?.callOff();
    clock.current = createShowClock(props.skip);
    clock.current.onSkip(() => reels.current?.hurry());
    change({ winsShown: false, spinning: true, celebrating: false, banner: null, freeSpin: null });
    reels.current?.mark(null);
    if (!props.calm) reels.current?.spin(false);
  });

  const play = useEffectEvent(async () => {
    const { round, calm, sound } = props;
    if (!round || !reels.current) return;
    clock.current ??= createShowClock(props.skip);
    const view = (part: Partial<SpinView>) => change(part.step ? { ...part, grid: part.step.grid } : part);
    const celebrate = () => {
      const tier = celebrationOf(round);
      if (tier === 'none') return;
      change({ celebrating: true });
      sound.win(tier);
    };
    const stage = { clock: clock.current, reels: reels.current, sound, calm, view };
    const steps = spinScript(eventsOf(round));
    const finished = await showRound(stage, steps, celebrate).catch(() => {
      // A picture that cannot be drawn must not hold up the game: the end is shown at once.
      view({ step: steps.at(-1) ?? null, winsShown: true, banner: null });
      return true;
    });
    if (!finished) return;
    change({ spinning: false });
    clock.current?.callOff();
    clock.current = null;
    props.onShown();
  });

  const settleBack = useEffectEvent(() => {
    // A refused stake: the reels return to what they showed before.
    if (!clock.current) return;
    clock.current.callOff();
    clock.current = null;
    reels.current?.show(show.grid);
    change({ spinning: false });
  });

  useReels(columns, reels, clock, show.grid);
  const { phase } = props;
  const roundId = props.round?.round_id;
  useEffect(() => {
    if (phase === 'staking') beginSpin();
    if (phase === 'showing' && roundId) void play();
    if (phase === 'idle') settleBack();
  }, [phase, roundId]);

  useTicks(show.spinning, props.sound);
  useMarks(show, reels);
  return show;
}

/** Lights the winning cells while wins are drawn. */
function useMarks({ step, winsShown }: SpinShow, reels: RefObject<Reels | null>): void {
  useEffect(() => {
    const cells = winsShown && step ? [...step.lineWins.flatMap((win) => win.cells), ...step.moons] : [];
    reels.current?.mark(cells.length > 0 ? cells : null);
  }, [step, winsShown, reels]);
}

/** Makes the reels over their windows, once, and lets go of them with the stage. */
function useReels(
  columns: RefObject<(HTMLElement | null)[]>,
  reels: RefObject<Reels | null>,
  clock: RefObject<ShowClock | null>,
  grid: SpinStep['grid'],
): void {
  const mount = useEffectEvent(() => {
    reels.current = createReels(columns.current.filter((column) => column !== null));
    reels.current.show(grid);
  });
  useEffect(() => {
    mount();
    return () => {
      clock.current?.callOff();
      clock.current = null;
      reels.current?.stop();
    };
  }, [clock, reels]);
}

function useTicks(spinning: boolean, sound: StageProps['sound']): void {
  useEffect(() => {
    if (!spinning) return;
    const timer = setInterval(() => sound.tick(), tickMs);
    return () => clearInterval(timer);
  }, [spinning, sound]);
}
