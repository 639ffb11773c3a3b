import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { celebrationMs, celebrationOf } from '../../model/celebration.ts';
import type { StageProps } from '../../model/game-module.ts';
import { move } from '../../shell/motion.ts';
import { createShowClock, endCycle, type ShowClock } from '../../shell/show-clock.ts';
import { type Drop, dropOf } from './drop.ts';
import { fallOf } from './fall.ts';

const fadeMs = 300;
/** For how long a slot that won nothing is looked at. */
const lookMs = 600;
const ring: Keyframe[] = [{ transform: 'scale(2.1)', opacity: 1 }, {}];
const sink: Keyframe[] = [{ transform: 'translateY(18%)' }, {}];

export interface Parts {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly pegs: RefObject<HTMLDivElement | null>;
  readonly ball: RefObject<HTMLDivElement | null>;
  readonly slots: RefObject<HTMLOListElement | null>;
}

export interface Dropping extends Parts {
  /** The ball of the round has come to rest on this page. */
  readonly told: boolean;
}

/** Lets the ball fall and touches what it touches; false when it was called off. */
async function fall({ path, slot }: Drop, parts: Parts, clock: ShowClock, tap: (row: number) => void) {
  const ball = parts.ball.current;
  if (!ball) return true;
  const way = fallOf(path, slot, parts.board.current?.clientWidth ?? 0);
  const falling = move(ball, way.frames, { duration: way.ms });
  const end = () => falling?.cancel();
  const unsubscribe = clock.onSkip(end);
  for (const [row, { at, peg }] of way.hits.entries()) {
    if (!(await clock.wait(at - clock.elapsed()))) break;
    if (clock.skipped()) break;
    tap(row);
    const touched = parts.pegs.current?.children[peg];
    if (touched) move(touched, ring, { duration: 320 });
  }
  await clock.wait(way.landsAt - clock.elapsed());
  unsubscribe();
  // What is left of the movement is the settling of the ball in its slot: it may go on by itself.
  if (clock.calledOff()) end();
  return !clock.calledOff();
}

/** What moves in this phase, by name; null while the ball lies still. */
function beatOf({ phase, round }: StageProps): string | null {
  return phase === 'showing' && round ? round.round_id : null;
}

/**
 * Shows a settled round: its ball falls along the path of the events. The ball's own place is where the round ends, and its
 * fall is a movement towards it, so a skip, a reload or a browser without movement leaves it exactly there.
 */
export function useDrop(props: StageProps): Dropping {
  const beat = beatOf(props);
  const { skip, round } = props;
  const [told, setTold] = useState<string | null>(null);
  const parts: Parts = { board: useRef(null), pegs: useRef(null), ball: useRef(null), slots: useRef(null) };
  const play = useEffectEvent(async (clock: ShowClock) => {
    const { calm, sound, onShown } = props;
    const drop = dropOf(round);
    if (!round || !drop) return onShown();
    const tier = celebrationOf(round);
    const ball = parts.ball.current;
    if (calm && ball) move(ball, [{ opacity: 0 }, {}], { duration: fadeMs });
    if (!(await (calm ? clock.wait(fadeMs) : fall(drop, parts, clock, sound.tap)))) return;
    sound.thud(0);
    const slot = parts.slots.current?.children[drop.slot];
    if (slot && !calm) move(slot, sink, { duration: 260, easing: 'ease-out' });
    setTold(round.round_id);
    sound.win(tier);
    if (!(await endCycle(clock))) return;
    // The card of a big win is seen even by those who skipped their way here; a further skip ends it.
    if (tier === 'big' || tier === 'huge') clock.restart();
    if (await clock.wait(Math.max(lookMs, celebrationMs[tier]))) onShown();
  });
  // Before the page is painted: the ball has its new place, and must not be seen there first.
  useLayoutEffect(() => {
    if (beat === null) return;
    const clock = createShowClock(skip);
    void play(clock);
    return () => clock.callOff();
  }, [beat, skip]);
  return { ...parts, told: round !== null && told === round.round_id };
}
