import { kenoFortune as messages } from '@goldwren/messages/current/games/keno-fortune';
import { useEffect, useRef } from 'react';
import { move } from '../../shell/motion.ts';
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
    { opacity: 0, transform: 'translateY(-220%) scale(1.1)' },
    { opacity: 1, transform: 'translateY(-160%) scale(1.1)', offset: 0.15 },
    { transform: 'none', offset: 0.8, easing: 'ease-out' },
    { transform: 'translateY(-6%)', offset: 0.9, easing: 'ease-in' },
    { transform: 'none' },
  ],
};

/** A drawn number at its position. It falls once, when it first appears. */
export function Ball({ number, hit, falls }: BallProps) {
  const ball = useRef<HTMLSpanElement>(null);
  const initialFall = useRef(falls);
  useEffect(() => {
    const how = initialFall.current;
    const moving = how && ball.current && move(ball.current, frames[how], { duration: fallMs, easing: 'ease-in' });
    return () => moving?.cancel();
  }, []);
  return (
    <span ref={ball} className={hit ? 'tile keno-hit' : 'tile keno-ball'} aria-hidden="true">
      {number}
      {hit && <small>{messages.hit}</small>}
    </span>
  );
}
