import { rosetteLine } from '../../shell/engraving/guilloche.ts';
import { type CardText, cornerText } from './card-names.ts';
import { figurePaths, pipPlaces, suitPaths } from './suit-art.ts';

const pipSize = 11;
const faceMiddle = 42;

function Pip({ suit, x, y, size }: { suit: string; x: number; y: number; size: number }) {
  const turned = y > faceMiddle ? `rotate(180 ${x} ${y}) ` : '';
  const place = `${turned}translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
  return <path d={suitPaths[suit] ?? ''} transform={place} />;
}

function Figure({ rank, suit }: { rank: string; suit: string }) {
  const art = figurePaths[rank];
  if (!art) return null;
  return (
    <>
      <rect x="12.5" y="19" width="35" height="46" rx="2" fill="none" stroke="currentColor" strokeWidth=".6" />
      <g transform="translate(14 22) scale(.5)">
        <path d={art.body} />
        <path d={art.body} fill="url(#card-hatch)" />
        <path d={art.cuts} fill="none" stroke="var(--card-face)" strokeWidth="1.8" strokeLinecap="round" />
      </g>
      <Pip suit={suit} x={30} y={59.5} size={8} />
    </>
  );
}

/** Rank and suit twice the size in the corner: what a small screen needs to be read. */
function Corner({ card }: { card: CardText }) {
  const suit = card.charAt(1);
  return (
    <>
      <text x="8.5" y="15.5" textAnchor="middle" fontSize="14.5" fontWeight="700" letterSpacing="-1">
        {cornerText(card)}
      </text>
      <path d={suitPaths[suit] ?? ''} transform="translate(3.7 18.5) scale(.4)" />
    </>
  );
}

/** The face of a card, 60 × 84. */
export function CardFace({ card }: { card: CardText }) {
  const rank = card.charAt(0);
  const suit = card.charAt(1);
  const red = suit === 'H' || suit === 'D';
  return (
    <svg viewBox="0 0 60 84" className={`card-face ${red ? 'is-red' : 'is-blue'}`} aria-hidden="true">
      <g fill="currentColor">
        <Corner card={card} />
        <g transform="rotate(180 30 42)">
          <Corner card={card} />
        </g>
        {pipPlaces[rank]?.map(([x, y]) => (
          <Pip key={`${x} ${y}`} suit={suit} x={x} y={y} size={pipSize} />
        ))}
        <Figure rank={rank} suit={suit} />
      </g>
    </svg>
  );
}

const backLines = [0, 1, 2, 3].map((line) => rosetteLine({ petals: 9, waves: 3 }, 84, 1.1 - line * 0.2, line * 0.8));

/** The back: the same guilloché for every card. */
export function CardBack() {
  return (
    <svg viewBox="0 0 60 84" className="card-face is-back" aria-hidden="true">
      <rect x="3" y="3" width="54" height="78" rx="3" fill="none" stroke="currentColor" strokeWidth=".8" />
      <g transform="translate(-12 0)" fill="none" stroke="currentColor" strokeWidth=".5">
        {backLines.map((line) => (
          <path key={line.slice(0, 20)} d={line} />
        ))}
      </g>
    </svg>
  );
}

/** The hatching all figures share. */
export function CardSprite() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="card-hatch" width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path d="M0 0V2.6" stroke="var(--card-face)" strokeWidth="1" />
        </pattern>
      </defs>
    </svg>
  );
}
