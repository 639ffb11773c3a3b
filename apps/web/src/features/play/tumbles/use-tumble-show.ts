import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { eventsOf, type StageProps } from '../model/game-module.ts';
import { celebrationOf } from '../shell/celebration/celebration-level.ts';
import { afterFrame } from '../shell/motion/after-frame.ts';
import { createShowClock, type ShowClock } from '../shell/motion/show-clock.ts';
import { Field } from './field.ts';
import type { Show, TumbleView } from './show-tumbles.ts';
import type { Grid, TumbleGame } from './tumble-game.ts';
import {
  bestWins,
  restOf,
  type SymbolWin,
  shownOf,
  type TumbleEvent,
  type TumbleStep,
  tumbleScript,
} from './tumble-script.ts';

export interface TumbleShow extends TumbleView {
  /** The current grid, or the final grid while symbols move. */
  readonly grid: Grid;
  readonly falling: boolean;
  /** True while the end of the round is celebrated: its win, or the total of its feature. */
  readonly celebrating: boolean;
  /** The largest wins of the celebrated round, because the symbols that paid have burst. */
  readonly best: readonly SymbolWin[];
}

/** There is no room for more below the field. */
const mostBest = 3;

const atRest = {
  ...{ tumble: null, chain: [], scene: null, freeSpin: null, collectedX100: 0, scattersLanded: 0 },
  ...{ freeSpinsWon: 0, falling: false, celebrating: false, best: [] },
};

function scriptOf({ round }: Pick<StageProps, 'round'>): TumbleStep[] {
  return round ? tumbleScript(eventsOf<TumbleEvent & { type: string }>(round)) : [];
}

function gridOf(game: TumbleGame, steps: readonly TumbleStep[]): Grid {
  const last = steps.at(-1);
  return last ? restOf(last) : game.restingGrid;
}

/** Creates the field in its element once, and removes it with the stage. */
function useField(game: TumbleGame, root: RefObject<HTMLElement | null>, rest: () => void, leave: () => void) {
  const field = useRef<Field | null>(null);
  const mount = useEffectEvent(() => {
    if (!root.current) return;
    field.current = new Field(root.current, game);
    rest();
    void loadShow().catch(() => undefined);
  });
  const unmount = useEffectEvent(() => {
    leave();
    field.current?.close();
  });
  useEffect(() => {
    mount();
    return () => unmount();
  }, []);
  return field;
}

/** Loaded while the symbols are at rest: nothing is shown before a stake has been answered. */
const loadShow = () => import('./show-tumbles.ts');

/** Plays the steps. If drawing fails, the end is shown immediately, so that the game can continue. */
function playSteps(show: Show, steps: readonly TumbleStep[]): Promise<boolean> {
  const shown = loadShow().then(({ showRound }) => showRound(show, steps));
  return shown.catch(() => {
    show.field.show(gridOf(show.game, steps));
    return true;
  });
}

/** Controls the field through the phases of a round and returns what else to draw. */
export function useTumbleShow(game: TumbleGame, props: StageProps, root: RefObject<HTMLElement | null>): TumbleShow {
  const [show, setShow] = useState<TumbleShow>(() => {
    const steps = scriptOf(props);
    const grid = gridOf(game, steps);
    // Before the first round, the grid is only a picture: nothing has landed. After free spins, the paid spin still counts.
    const scattersLanded = steps[0] ? shownOf(restOf(steps[0]), game.feature.symbol) : 0;
    return { ...atRest, grid, scattersLanded, collectedX100: steps.at(-1)?.payX100 ?? 0 };
  });
  const clock = useRef<ShowClock | null>(null);
  const before = useRef(show);
  const change = (part: Partial<TumbleShow>) => setShow((now) => ({ ...now, ...part }));
  const cancel = () => {
    clock.current?.cancel();
    clock.current = null;
    props.sound.bed('feature', false);
  };
  const rest = () => field.current?.show(show.grid);
  const field = useField(game, root, rest, cancel);

  const begin = useEffectEvent(() => {
    cancel();
    clock.current = createShowClock(props.skip);
    before.current = show;
    change({ ...atRest, falling: true });
    if (!props.reducedMotion) field.current?.empty();
  });

  const play = useEffectEvent(async () => {
    const { round, reducedMotion, sound } = props;
    if (!round || !field.current) return;
    clock.current ??= createShowClock(props.skip);
    const level = celebrationOf(round);
    const steps = scriptOf(props);
    const celebrate = () => {
      change({ celebrating: true, best: bestWins(steps, mostBest) });
      sound.settle(round);
    };
    const parts = { game, clock: clock.current, field: field.current };
    const stage = { ...parts, sound, reducedMotion, level, view: change, celebrate };
    if (!(await playSteps(stage, steps))) return;
    cancel();
    const grid = gridOf(game, steps);
    field.current.show(grid);
    change({ falling: false, scene: null, freeSpin: null, tumble: null, grid });
    props.onShown();
  });

  const settleBack = useEffectEvent(() => {
    // The stake was rejected: the previous grid is shown again, with its payout.
    if (!clock.current) return;
    cancel();
    rest();
    setShow(before.current);
  });

  const { phase } = props;
  const roundId = props.round?.round_id;
  useEffect(() => {
    if (phase === 'staking') return afterFrame(() => begin());
    if (phase === 'showing' && roundId) void play();
    if (phase === 'idle') settleBack();
  }, [phase, roundId]);
  return show;
}
