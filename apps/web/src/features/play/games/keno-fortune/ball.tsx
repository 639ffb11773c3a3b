import { kenoFortune as messages } from '@goldwren/messages/current/games/keno-fortune';
import { useEffect, useRef } from 'react';
import { move } from '../../shell/motion.ts';
import { fallMs } from './use-draw.ts';

interface BallProps {
  readonly number: number;
  /** Picked: a seal with a word on it. Otherwise a plain ball. */
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

/** A drawn number on its place. It falls once, when it comes to the card. */
export function Ball({ number, hit, falls }: BallProps) {
  const ball = useRef<HTMLSpanElement>(null);
  const onCome = useRef(falls);
  useEffect(() => {
    const how = onCome.current;
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
