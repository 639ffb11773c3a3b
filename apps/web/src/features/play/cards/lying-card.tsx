import { CardBack } from './card-back.tsx';
import { CardFace } from './card-face.tsx';
import type { Lying } from './card-names.ts';

interface LyingCardProps {
  lying: Lying;
  /** The game whose deck is used. */
  slug: string;
  place: (element: Element | null) => void;
}

/** A place with the card on it. Hidden from screen readers; the game around it describes the card. */
export function LyingCard({ lying, slug, place }: LyingCardProps) {
  return (
    <span className="card-place" aria-hidden="true">
      <span ref={place} className="lying-card">
        {lying === 'back' && <CardBack slug={slug} />}
        {lying !== null && lying !== 'back' && <CardFace card={lying} />}
      </span>
    </span>
  );
}
