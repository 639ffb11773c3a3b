import { kenoFortune as messages } from '@goldwren/messages/current/games/keno-fortune';
import { useEffect, useRef } from 'react';
import { move } from '../../shell/motion/motion.ts';
import { fallMs } from './use-draw.ts';

export interface BallProps {
  readonly number: number;
  /** True for a picked number: shown as a seal with a word. Otherwise a plain ball is shown. */
  readonly hit: boolean;
  readonly falls: 'down' | 'in' | null;
}

const frames = {
  in: [{ opacity: 0 }, {}],
  down: [
    { opacity: 0, transform: 'translateY(-210%) scale(1.3)', easing: 'step-end' },
    { opacity: 1, transform: 'translateY(-190%) scale(1.3)', offset: 0.1 },
    { transform: 'translateY(5%) scale(1.16, .82)', offset: 0.68, easing: 'ease-out' },
    { transform: 'translateY(-9%) scale(.95, 1.06)', offset: 0.84, easing: 'ease-in' },
    { transform: 'none' },
  ],
};

/** The number below a ball gives way when the ball lands. */
const dip = [{}, { transform: 'none', offset: 0.64 }, { transform: 'scale(.84)', offset: 0.74 }, {}];

/** A drawn number at its position. It falls once, when it first appears. */
export function Ball({ number, hit, falls }: BallProps) {
  const ball = useRef<HTMLSpanElement>(null);
  const initialFall = useRef(falls);
  useEffect(() => {
    const how = initialFall.current;
    const [top, below] = [ball.current, ball.current?.previousElementSibling];
    if (!how || !top) return;
    const timing = { duration: fallMs, easing: 'ease-in' };
    const moving = [move(top, frames[how], timing), how === 'down' && below ? move(below, dip, timing) : undefined];
    return () => {
      for (const animation of moving) animation?.cancel();
    };
  }, []);
  return (
    <span ref={ball} className={hit ? 'tile keno-hit' : 'tile keno-ball'} aria-hidden="true">
      {number}
      {hit && <small>{messages.hit}</small>}
    </span>
  );
}
