import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { eventsOf, type StageProps } from '../model/game-module.ts';
import { celebrationOf } from '../shell/celebration/celebration-level.ts';
import { afterFrame } from '../shell/motion/after-frame.ts';
import { createShowClock, type ShowClock } from '../shell/motion/show-clock.ts';
import type { BonusOf } from './feature/bonus.ts';
import { type ReelGame, windowsAt } from './reel-game.ts';
import { type ReelEvent, type ReelStep, reelScript } from './reel-script.ts';
import type { ReelView, Show } from './show-round.ts';
import { createReels, placesOf, type Reels } from './spin/reels.ts';

export interface ReelShow extends ReelView {
  readonly grid: ReelStep['grid'];
  readonly spinning: boolean;
  /** True while the end of the round is celebrated: its win, or the total of its feature. */
  readonly celebrating: boolean;
}

const moving = {
  ...{ winsShown: false, celebrating: false, scene: null, freeSpin: null, scattersLanded: 0, freeSpinsWon: 0 },
  ...{ spinning: true, landedRows: [] },
};

function scriptOf(game: ReelGame, { round }: Pick<StageProps, 'round'>): ReelStep[] {
  return round ? reelScript(eventsOf<ReelEvent & { type: string }>(round), game.feature.symbol) : [];
}

function still(game: ReelGame, props: StageProps): ReelShow {
  const step = scriptOf(game, props).at(-1) ?? null;
  const grid = step?.grid ?? windowsAt(game, 'paid', game.restingStops, game.restingRows);
  return { ...moving, spinning: false, step, grid, winsShown: step !== null, collectedX100: step?.payX100 ?? 0 };
}

/** The positions of the reels while nothing moves. */
function restingPlaces(game: ReelGame, { step, grid }: Pick<ReelShow, 'step' | 'grid'>) {
  return placesOf({ band: step?.band ?? 'paid', stops: step?.stops ?? game.restingStops, grid });
}

/** Creates the reels in their windows once, and removes them with the stage. */
function useReels(game: ReelGame, windows: RefObject<(HTMLElement | null)[]>, rest: () => void, leave: () => void) {
  const reels = useRef<Reels | null>(null);
  const mount = useEffectEvent(() => {
    const places = windows.current.filter((window) => window !== null);
    reels.current = createReels(places, game);
    rest();
    void loadShow().catch(() => undefined);
  });
  const unmount = useEffectEvent(() => {
    leave();
    reels.current?.stop();
  });
  useEffect(() => {
    mount();
    return () => unmount();
  }, []);
  return reels;
}

/** Loaded while the reels stand still: nothing is shown before a stake has been answered. */
const loadShow = () => import('./show-round.ts');

/** Plays the steps. If drawing fails, the end is shown immediately, so that the game can continue. */
function playSteps(show: Show, steps: readonly ReelStep[]): Promise<boolean> {
  const shown = loadShow().then(({ showRound }) => showRound(show, steps));
  return shown.catch(() => {
    const step = steps.at(-1) ?? null;
    if (step) show.reels.show(placesOf(step));
    show.view({ step, winsShown: true });
    return true;
  });
}

/** Controls the reels through the phases of a round and returns what else to draw. */
export function useReelShow(
  game: ReelGame,
  props: StageProps & { bonus?: BonusOf | undefined },
  windows: RefObject<(HTMLElement | null)[]>,
): ReelShow {
  const [show, setShow] = useState<ReelShow>(() => still(game, props));
  const clock = useRef<ShowClock | null>(null);
  const before = useRef(show);
  const change = (part: Partial<ReelShow>) => setShow((now) => ({ ...now, ...part }));
  const cancel = () => {
    clock.current?.cancel();
    clock.current = null;
    for (const bed of ['moving', 'suspense', 'feature'] as const) props.sound.bed(bed, false);
  };
  const rest = () => reels.current?.show(restingPlaces(game, show));
  const reels = useReels(game, windows, rest, cancel);

  const beginSpin = useEffectEvent(() => {
    cancel();
    clock.current = createShowClock(props.skip);
    clock.current.onSkip(() => reels.current?.hurry());
    before.current = show;
    change(moving);
    if (props.reducedMotion) return;
    reels.current?.spin('paid');
    props.sound.bed('moving', true);
  });

  const play = useEffectEvent(async () => {
    const { round, reducedMotion, sound } = props;
    if (!round || !reels.current) return;
    clock.current ??= createShowClock(props.skip);
    const level = celebrationOf(round);
    const view = (part: Partial<ReelView>) => change(part.step ? { ...part, grid: part.step.grid } : part);
    const celebrate = () => {
      change({ celebrating: true });
      sound.settle(round);
    };
    const bonus = props.bonus?.(round) ?? null;
    const parts = { game, clock: clock.current, reels: reels.current };
    const stage = { ...parts, sound, reducedMotion, level, bonus, view, celebrate };
    if (!(await playSteps(stage, scriptOf(game, props)))) return;
    cancel();
    reels.current.stop();
    change({ spinning: false, scene: null, freeSpin: null });
    props.onShown();
  });

  const settleBack = useEffectEvent(() => {
    // The stake was rejected: the reels return to the previous grid, including its wins.
    if (!clock.current) return;
    cancel();
    rest();
    setShow(before.current);
  });

  const { phase } = props;
  const roundId = props.round?.round_id;
  useEffect(() => {
    if (phase === 'staking') return afterFrame(() => beginSpin());
    if (phase === 'showing' && roundId) void play();
    if (phase === 'idle') settleBack();
  }, [phase, roundId]);
  return show;
}
