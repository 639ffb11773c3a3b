import { useEffect, useEffectEvent } from 'react';
import type { StageProps } from '../model/game-module.ts';
import type { Seat } from './card-seats.tsx';

interface HeadlineProps extends Pick<StageProps, 'phase' | 'sound'> {
  parts: NonNullable<Seat['headline']>;
}

/**
 * A word on the cloth around the player's cards, for a rare hand. It is heard once, when the cards are turned over. Decorative
 * only: the label of the hand says the same.
 */
export function Headline({ parts: [left, right], phase, sound }: HeadlineProps) {
  const announce = useEffectEvent(() => {
    if (phase !== 'idle') sound.play('symbol');
  });
  useEffect(() => announce(), []);
  return (
    <p className="headline" aria-hidden="true">
      <span>{left}</span>
      <span>{right}</span>
    </p>
  );
}
