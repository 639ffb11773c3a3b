import type { RefObject } from 'react';
import { CourtAhead } from './card-face.tsx';
import { cardPicture } from './card-pictures.ts';

interface ShoeProps {
  /** The game whose deck is used. */
  slug: string;
  /** Where dealt cards come from. */
  mouth: RefObject<HTMLImageElement | null>;
}

/** The dealer's card shoe, with the next card in its opening. */
export function Shoe({ slug, mouth }: ShoeProps) {
  return (
    <>
      <CourtAhead />
      <img ref={mouth} src={cardPicture(slug, 'shoe')} alt="" className="card-shoe" draggable={false} />
    </>
  );
}
