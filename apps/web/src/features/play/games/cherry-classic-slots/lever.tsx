import { type PointerEvent, useEffect, useRef } from 'react';
import type { StageProps } from '../../model/game-module.ts';
import { bottom, hold, pullDown, springBack, take } from './swing.ts';
import './lever.css';

/** A finger moves by up to this many pixels during a tap. */
const tapPx = 8;
/** Released from this share of its length on, the arm starts a round. At the bottom, it does so immediately. */
const enough = 0.8;
/** The shortest pull in pixels, on a stage of any size. */
const shortestPx = 48;
/** A spin that begins this soon after a pull was started by it, in milliseconds. */
const startMs = 500;

/** A pull from the touch of the hand to its end. */
interface Pull {
  readonly pointerId: number;
  readonly from: { readonly x: number; readonly y: number };
  /** The length of the arm in pixels. */
  readonly length: number;
  /** The highest number of pixels from the start, in any direction. */
  moved: number;
  share: number;
  /** True once it has started a round, or can no longer start one. */
  isOver: boolean;
}

/**
 * Presses the main button of the table, so that everything that applies to a press applies to the lever. The button is the
 * accessible control: screen readers and the keyboard do not need the lever.
 */
function pressMainButton(lever: Element): void {
  lever.closest('.player-table')?.querySelector<HTMLButtonElement>('.play-button')?.click();
}

/** Lets the hand pull the arm. A full pull or a tap presses the main button once, a short pull does not. */
function usePull({ phase, reducedMotion }: LeverProps) {
  const pull = useRef<Pull | null>(null);
  const startedAt = useRef(Number.NEGATIVE_INFINITY);
  const end = (lever: Element, starts: boolean) => {
    const { current } = pull;
    if (!current || current.isOver) return;
    current.isOver = true;
    springBack(lever, current.share, reducedMotion);
    if (!starts || phase !== 'idle') return;
    startedAt.current = performance.now();
    pressMainButton(lever);
  };
  const isOf = ({ pointerId }: PointerEvent) => pull.current?.pointerId === pointerId;
  const cancel = (event: PointerEvent) => {
    if (!isOf(event)) return;
    end(event.currentTarget, false);
    pull.current = null;
  };
  const handlers = {
    onPointerDown({ currentTarget, pointerId, clientX: x, clientY: y, button, isPrimary }: PointerEvent) {
      if (phase !== 'idle' || button !== 0 || !isPrimary) return;
      const length = Math.max(shortestPx, currentTarget.querySelector('.lever-shaft')?.clientHeight ?? 0);
      pull.current = { ...{ pointerId, from: { x, y }, length }, moved: 0, share: 0, isOver: false };
      take(currentTarget);
      // The hand may leave the lever. Test browsers cannot capture.
      currentTarget.setPointerCapture?.(pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const { current } = pull;
      if (!current || current.isOver || !isOf(event)) return;
      const [right, down] = [event.clientX - current.from.x, event.clientY - current.from.y];
      current.moved = Math.max(current.moved, Math.hypot(right, down));
      current.share = Math.min(bottom, Math.max(0, down / current.length));
      hold(event.currentTarget, current.share);
      if (current.share === bottom) end(event.currentTarget, true);
    },
    onPointerUp(event: PointerEvent) {
      const { current } = pull;
      if (!current || !isOf(event)) return;
      // On the stage, a press skips the round. This one has begun before the round.
      event.stopPropagation();
      end(event.currentTarget, current.moved <= tapPx || current.share >= enough);
      pull.current = null;
    },
    onPointerCancel: cancel,
    onLostPointerCapture: cancel,
  };
  return { handlers, startedAt };
}

type LeverProps = Pick<StageProps, 'phase' | 'reducedMotion'>;

/** The lever at the side of the cabinet. Every spin pulls it, however it was started. */
export function Lever({ phase, reducedMotion }: LeverProps) {
  const lever = useRef<HTMLDivElement>(null);
  const { handlers, startedAt } = usePull({ phase, reducedMotion });
  const moves = phase === 'staking' && !reducedMotion;
  useEffect(() => {
    if (moves && lever.current && performance.now() - startedAt.current > startMs) pullDown(lever.current);
  }, [moves, startedAt]);
  return (
    <div ref={lever} className="lever" aria-hidden="true" {...handlers}>
      <div className="lever-shaft" />
      <div className="lever-ball" />
    </div>
  );
}
