import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { StageProps } from '../../model/game-module.ts';
import { celebrationMs, celebrationOf } from '../../shell/celebration/celebration-level.ts';
import { move } from '../../shell/motion/motion.ts';
import { createShowClock, endCycle, type ShowClock } from '../../shell/motion/show-clock.ts';
import { type Drop, dropOf } from './drop.ts';
import { type Fall, fallOf } from './fall.ts';

const fadeMs = 300;
/** How long a slot without a win stays visible before the round ends, in milliseconds. */
const lookMs = 600;
const ringMs = 320;
const sink: Keyframe[] = [{ transform: 'translateY(18%)' }, {}];

/** How long after the ball its pictures follow, in milliseconds. */
export const ghostDelaysMs: readonly number[] = [28, 56, 84, 112];

/** The frames of the ball for one of its pictures: fainter and smaller the later it follows, and gone at the end. */
function ghostFrames(frames: readonly Keyframe[], index: number): Keyframe[] {
  const look = { opacity: 0.42 - 0.09 * index, scale: 1 - 0.12 * (index + 1) };
  const seen = frames.map((frame) => ({
    ...frame,
    transform: `${frame.transform} scale(${look.scale.toFixed(2)})`,
    opacity: look.opacity,
  }));
  const [first, last] = [
    { ...seen[0], opacity: 0 },
    { ...seen.at(-1), opacity: 0 },
  ];
  return [first, ...seen.slice(0, -1), last];
}

/** A touched peg is large at once, and then gets small again. */
const ringFrames: readonly Keyframe[] = [
  { offset: 0, transform: 'scale(1)' },
  { offset: 0, transform: 'scale(2.1)' },
  { offset: 1, transform: 'scale(1)' },
];

export interface Parts {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly pegs: RefObject<HTMLDivElement | null>;
  readonly ball: RefObject<HTMLDivElement | null>;
  readonly slots: RefObject<HTMLOListElement | null>;
  readonly ghosts: RefObject<HTMLDivElement | null>;
}

export interface Dropping extends Parts {
  /** True once the ball of the round has come to rest on this page. */
  readonly revealed: boolean;
}

/**
 * Starts the ball, its pictures and the pegs that it will touch. All of them start together and end together, because each
 * start and each end of an animation costs a frame of the main thread.
 */
function startFall({ frames, ms, hits }: Fall, { ball, ghosts, pegs }: Parts): (Animation | null)[] {
  const duration = ms + Math.max(...ghostDelaysMs);
  const start = (element: Element | null | undefined, own: readonly Keyframe[], from: number, takes: number) => {
    const at = (offset: Keyframe['offset']) => (from + Number(offset) * takes) / duration;
    const timed = own.map((frame) => ({ ...frame, offset: at(frame.offset) }));
    const held = [{ ...timed[0], offset: 0 }, ...timed, { ...timed.at(-1), offset: 1 }];
    return element ? move(element, held, { duration }) : null;
  };
  return [
    start(ball.current, frames, 0, ms),
    ...ghostDelaysMs.map((delay, index) =>
      start(ghosts.current?.children[index], ghostFrames(frames, index), delay, ms),
    ),
    ...hits.map(({ at, peg }) => start(pegs.current?.children[peg], ringFrames, at, ringMs)),
  ];
}

/** Animates the ball and everything that it touches. Resolves with false when the show is cancelled. */
async function fall({ path, slot }: Drop, parts: Parts, clock: ShowClock, tap: (row: number) => void) {
  if (!parts.ball.current) return true;
  const way = fallOf(path, slot, parts.board.current?.clientWidth ?? 0);
  const falling = startFall(way, parts);
  const end = () => {
    for (const animation of falling) animation?.cancel();
  };
  const unsubscribe = clock.onSkip(end);
  for (const [row, { at }] of way.hits.entries()) {
    if (!(await clock.wait(at - clock.elapsed()))) break;
    if (clock.skipped()) break;
    tap(row);
  }
  await clock.wait(way.landsAt - clock.elapsed());
  unsubscribe();
  // Only the ball's last bounce in its slot remains, and it may continue.
  if (clock.isCancelled()) end();
  return !clock.isCancelled();
}

/** An id for the animation of this phase, or null while the ball rests. */
function animationIdOf({ phase, round }: StageProps): string | null {
  return phase === 'showing' && round ? round.round_id : null;
}

/**
 * Shows a settled round: the ball falls along the path of the events. The ball's element is already at its final position,
 * and the fall is an animation towards it. A skip, a reload or a browser without animation therefore shows the correct
 * result.
 */
export function useDrop(props: StageProps): Dropping {
  const animationId = animationIdOf(props);
  const { skip, round } = props;
  const [revealed, setRevealed] = useState<string | null>(null);
  const parts: Parts = {
    board: useRef(null),
    pegs: useRef(null),
    ball: useRef(null),
    slots: useRef(null),
    ghosts: useRef(null),
  };
  const play = useEffectEvent(async (clock: ShowClock) => {
    const { reducedMotion, sound, onShown } = props;
    const drop = dropOf(round);
    if (!round || !drop) return onShown();
    const level = celebrationOf(round);
    const ball = parts.ball.current;
    if (reducedMotion && ball) move(ball, [{ opacity: 0 }, {}], { duration: fadeMs });
    if (!(await (reducedMotion ? clock.wait(fadeMs) : fall(drop, parts, clock, (row) => sound.play('hit', row)))))
      return;
    sound.play('land');
    const slot = parts.slots.current?.children[drop.slot];
    if (slot && !reducedMotion) move(slot, sink, { duration: 260, easing: 'ease-out' });
    setRevealed(round.round_id);
    sound.settle(round);
    if (!(await endCycle(clock))) return;
    // An earlier skip must not hide the card of a big win. A further skip ends it.
    if (level >= 10) clock.restart();
    if (await clock.wait(Math.max(lookMs, celebrationMs[level]))) onShown();
  });
  // Runs before the paint: the ball has its new position, but must not be visible there yet.
  useLayoutEffect(() => {
    if (animationId === null) return;
    const clock = createShowClock(skip);
    void play(clock);
    return () => clock.cancel();
  }, [animationId, skip]);
  return { ...parts, revealed: round !== null && revealed === round.round_id };
}
