import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { StageProps } from '../../model/game-module.ts';
import { createShowClock, type ShowClock } from '../../shell/motion/show-clock.ts';
import { hitsOf, pegs, placeOf, restOf } from './board.ts';
import { type Drop, dropOf } from './drop.ts';
import { fallOf } from './fall.ts';
import { RiskBall } from './risk-ball.tsx';
import { type BallParts, type Flight, ghostDelaysMs, showFlight } from './show-flight.ts';

interface BallProps extends Flight, Pick<StageProps, 'skip'> {
  /** False once the round has been shown. */
  flying: boolean;
  board: RefObject<HTMLDivElement | null>;
  slots: RefObject<HTMLOListElement | null>;
  /** Resolves when all rounds so far have been shown. */
  ends: RefObject<Promise<void>>;
  onStarted(roundId: string): void;
}

/**
 * The ball of one round, in its slot. While the round is shown, it falls into the slot, with pictures that follow it, the pegs
 * that it touches, and the edge that it heats. They are elements of this ball, because several balls can fall.
 */
export function Ball({ flying, skip, board, slots, ends, onStarted, ...flight }: BallProps) {
  const { round, reducedMotion } = flight;
  const root = useRef<HTMLDivElement>(null);
  const drop = useMemo(() => dropOf(round), [round]);

  const partsOf = (): BallParts | null => {
    if (!drop || !root.current) return null;
    const { clientWidth: width = 0, clientHeight: height = 0 } = board.current ?? {};
    const fall = fallOf(drop.path, drop.slot, { width, height });
    return { root: root.current, fall, slot: slots.current?.children[drop.slot] ?? null };
  };
  const show = useEffectEvent((clock: ShowClock) => {
    onStarted(round.round_id);
    const shown = showFlight(flight, partsOf(), clock, ends.current);
    ends.current = Promise.all([ends.current, shown]).then(() => undefined);
  });
  // Runs before the paint: the ball has its new position, but must not be visible there yet.
  useLayoutEffect(() => {
    if (!flying) return;
    const clock = createShowClock(skip);
    show(clock);
    return () => clock.cancel();
  }, [flying, skip]);

  if (!drop) return null;
  const place = placeOf(restOf(drop.slot));
  return (
    <div ref={root} className="plinko-flight">
      {flying && !reducedMotion && <Wake drop={drop} />}
      <div className="plinko-ball" style={place}>
        <RiskBall id={drop.risk} />
      </div>
    </div>
  );
}

/** What moves with a falling ball. All of it is invisible, or looks like the pegs under it, until it is animated. */
function Wake({ drop: { path, slot } }: { drop: Drop }) {
  const { heat } = useMemo(() => fallOf(path, slot, { width: 0, height: 0 }), [path, slot]);
  const place = placeOf(restOf(slot));
  return (
    <>
      {heat && <i className="plinko-heat" data-side={heat.side} aria-hidden="true" />}
      {hitsOf(path).map(({ peg }) => {
        const at = pegs[peg];
        return at && <i key={peg} className="plinko-ring" style={placeOf(at)} aria-hidden="true" />;
      })}
      {ghostDelaysMs.map((delay) => (
        <i key={delay} className="plinko-ghost" style={place} aria-hidden="true" />
      ))}
    </>
  );
}
