import { type PointerEvent, useEffect, useRef } from 'react';
import type { StageProps } from '../../model/game-module.ts';
import { move } from '../../shell/motion/motion.ts';
import './lever.css';

/** Down with the hand, and back with a spring. */
const pull: Keyframe[] = [
  {},
  { transform: 'rotateX(150deg)', offset: 0.35, easing: 'cubic-bezier(.3,0,.5,1)' },
  { transform: 'rotateX(-14deg)', offset: 0.75 },
  {},
];

/**
 * Presses the main button of the table, so that everything that applies to a press applies to the lever. The button is the
 * accessible control: screen readers and the keyboard do not need the lever.
 */
function pressMainButton({ currentTarget }: PointerEvent): void {
  currentTarget.closest('.player-table')?.querySelector<HTMLButtonElement>('.play-button')?.click();
}

/** The lever at the side of the cabinet. Every spin pulls it, however it was started. */
export function Lever({ phase, reducedMotion }: Pick<StageProps, 'phase' | 'reducedMotion'>) {
  const arm = useRef<HTMLDivElement>(null);
  const isPulled = phase === 'staking' && !reducedMotion;
  useEffect(() => {
    if (isPulled && arm.current) move(arm.current, pull, { duration: 700 });
  }, [isPulled]);
  return (
    <div className="lever" aria-hidden="true" onPointerDown={phase === 'idle' ? pressMainButton : undefined}>
      <div ref={arm} className="lever-arm" />
    </div>
  );
}
