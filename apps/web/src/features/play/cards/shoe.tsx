import type { RefObject } from 'react';
import { CourtAhead } from './card-face.tsx';

/** The dealer's card shoe, seen from above, with the next card in its opening. */
export function Shoe({ mouth }: { mouth: RefObject<SVGSVGElement | null> }) {
  return (
    <>
      <CourtAhead />
      <svg ref={mouth} viewBox="0 0 60 60" className="card-shoe" aria-hidden="true">
        <path d="M14 4H54Q57 4 57 7V43Q57 46 54 46H14Z" className="shoe-box" />
        <path d="M20 9V41M25 9V41M30 9V41M35 9V41M40 9V41" className="shoe-edge" />
        <path d="M10 10L36 5L44 44L18 50Z" className="shoe-card" />
        <path d="M14.5 13.5L33 10L39.5 40.5L21 44.2Z" className="shoe-weave" />
        <path d="M40 4H54Q57 4 57 7V43Q57 46 54 46H48Z" className="shoe-lid" />
      </svg>
    </>
  );
}
