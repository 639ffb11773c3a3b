import type { RefObject } from 'react';
import { CourtAhead } from './card-face.tsx';

/** The dealer's card shoe, where dealt cards come from. Each game's style has its picture. */
export function Shoe({ mouth }: { mouth: RefObject<HTMLSpanElement | null> }) {
  return (
    <>
      <CourtAhead />
      <span ref={mouth} className="card-shoe" aria-hidden="true" />
    </>
  );
}
