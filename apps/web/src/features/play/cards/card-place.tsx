import { memo } from 'react';
import { CardBack } from './card-back.tsx';
import { CardFace } from './card-face.tsx';
import type { PlacedCard } from './card-names.ts';

interface CardPlaceProps {
  placed: PlacedCard;
  place: (element: Element | null) => void;
}

/** A place with the card on it. Hidden from screen readers; the game around it describes the card. */
export const CardPlace = memo(function CardPlace({ placed, place }: CardPlaceProps) {
  return (
    <span className="card-place" aria-hidden="true">
      <span ref={place} className="placed-card">
        {placed === 'back' && <CardBack />}
        {placed !== null && placed !== 'back' && <CardFace card={placed} />}
      </span>
    </span>
  );
});
