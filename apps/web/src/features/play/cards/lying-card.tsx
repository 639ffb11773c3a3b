import { CardBack } from './card-back.tsx';
import { CardFace } from './card-face.tsx';
import type { Lying } from './card-names.ts';

interface LyingCardProps {
  lying: Lying;
  /** Whose deck it is. */
  slug: string;
  place: (element: Element | null) => void;
}

/** A place for a card and what lies on it. For eyes only: what it is called is said by the game around it. */
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
