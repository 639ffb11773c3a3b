import { memo } from 'react';
import { type CardText, cornerText, isRed } from './card-names.ts';
import { courtArt } from './court-art.ts';
import { pipPlaces, suitPaths } from './suit-art.ts';

const faceMiddle = 42;

interface PipProps {
  suit: string;
  x: number;
  y: number;
  size: number;
}

function Pip({ suit, x, y, size }: PipProps) {
  const turned = y > faceMiddle ? `rotate(180 ${x} ${y}) ` : '';
  const place = `${turned}translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
  return <path d={suitPaths[suit] ?? ''} transform={place} />;
}

/** Both heads of a figure in its frame, with the suit at its shoulder. */
function Figure({ rank, suit }: { rank: string; suit: string }) {
  const court = courtArt[rank];
  if (!court) return null;
  const half = (
    <>
      <g transform={court.mirrored ? 'translate(47 12) scale(-1 1)' : 'translate(13 12)'}>
        <path d={court.ink} />
        <path d={court.skin} fill="var(--card-paper)" />
        <path d={court.gold} fill="var(--card-gold)" />
        <path d={`${court.skin} ${court.gold} ${court.lines}`} className="card-lines" />
      </g>
      <Pip suit={suit} x={court.pip[0]} y={court.pip[1]} size={7} />
    </>
  );
  return (
    <>
      <rect x="13" y="6.5" width="34" height="71" rx="2.5" className="card-frame" />
      {half}
      <g transform={`rotate(180 30 ${faceMiddle})`}>{half}</g>
      <path d={`M13 ${faceMiddle}H47`} className="card-lines" />
    </>
  );
}

/** The two digits of a ten within the width of one letter. */
function fitted(text: string, width: number) {
  return text.length > 1 ? ({ textLength: width, lengthAdjust: 'spacingAndGlyphs' } as const) : {};
}

/** Rank over suit. */
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

/** A face that is only as wide as a thumb: rank and suit, as large as they go. */
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

/** The face of a card, 60 × 84. */
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
        <Figure rank={rank} suit={suit} />
      </g>
      <g fill="currentColor">
        <Plain card={card} />
      </g>
    </svg>
  );
});
