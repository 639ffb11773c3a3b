import { memo } from 'react';
import { loadLater } from '../shell/loading/load-later.tsx';
import { type CardText, cornerText, isCourt, isRed } from './card-names.ts';
import type { CourtFigureProps } from './court-figure.tsx';
import { faceMiddle, Pip } from './pip.tsx';
import { pipPlaces, suitPaths } from './suit-art.ts';

/** Loads once a table is open. No court card is shown before the first deal. */
const court = loadLater<CourtFigureProps>(async () => (await import('./court-figure.tsx')).CourtFigure);
export const CourtAhead = court.Ahead;

/** Fits the two digits of a ten into the width of one letter. */
function fitted(text: string, width: number) {
  return text.length > 1 ? ({ textLength: width, lengthAdjust: 'spacingAndGlyphs' } as const) : {};
}

/** The rank above the suit. */
function Corner({ card }: { card: CardText }) {
  const text = cornerText(card);
  return (
    <>
      <text x="6.6" y="13.4" textAnchor="middle" fontSize="12.8" {...fitted(text, 10.6)}>
        {text}
      </text>
      <path d={suitPaths[card.charAt(1)] ?? ''} transform="translate(2.5 15.8) scale(.34)" />
    </>
  );
}

/** The face of a card that is only as wide as a thumb: rank and suit, as large as possible. */
function Plain({ card }: { card: CardText }) {
  return (
    <g className="card-plain">
      <text x="30" y="37" textAnchor="middle" fontSize="40" {...fitted(cornerText(card), 46)}>
        {cornerText(card)}
      </text>
      <path d={suitPaths[card.charAt(1)] ?? ''} transform="translate(12 43) scale(1.5)" />
    </g>
  );
}

/** The face of a card, 60 × 84 units. */
export const CardFace = memo(function CardFace({ card }: { card: CardText }) {
  const rank = card.charAt(0);
  const suit = card.charAt(1);
  const pips = pipPlaces[rank] ?? [];
  return (
    <svg viewBox="0 0 60 84" className={`card-face ${isRed(card) ? 'is-red' : 'is-blue'}`} aria-hidden="true">
      <g fill="currentColor" className="card-detail">
        <Corner card={card} />
        <g transform={`rotate(180 30 ${faceMiddle})`}>
          <Corner card={card} />
        </g>
        {pips.map(([x, y]) => (
          <Pip key={`${x} ${y}`} {...{ suit, x, y }} size={13.5} />
        ))}
        {rank === 'A' && <Pip suit={suit} x={30} y={faceMiddle} size={32} />}
        {isCourt(card) && <court.Part rank={rank} suit={suit} />}
      </g>
      <g fill="currentColor">
        <Plain card={card} />
      </g>
    </svg>
  );
});
