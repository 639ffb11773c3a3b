import { type CSSProperties, memo } from 'react';

/** Balls at rest in the drum: position and color. */
const balls = [
  [62, 148, 'a'],
  [84, 156, 'b'],
  [107, 158, 'c'],
  [130, 154, 'a'],
  [150, 144, 'b'],
  [73, 131, 'c'],
  [95, 137, 'a'],
  [118, 138, 'b'],
  [140, 129, 'c'],
  [86, 117, 'b'],
  [108, 119, 'c'],
  [129, 113, 'a'],
  [99, 101, 'a'],
  [118, 99, 'c'],
] as const;

/** The size of a ball, the middle of the glass, and the highest place of a ball, in the units of the drum. */
const [ballSize, middle, top] = [24.6, 106, 34];

/** Where a ball rests, and how far it is from there to the middle and to the top of the glass. */
function pathOf([x, y]: (typeof balls)[number], index: number): CSSProperties {
  return {
    ...{ left: `${x / 2.12}%`, top: `${y / 2.36}%`, '--ball': index },
    ...{ '--across': `${Math.round(((middle - x) / ballSize) * 100)}%` },
    ...{ '--rise': `${Math.round(((y - top) / ballSize) * 100)}%` },
  } as CSSProperties;
}

interface DrumProps {
  /** How the balls move: mixed while numbers are drawn, and quickly once no further hit is possible. */
  mixing: 'slow' | 'fast' | null;
  /** The number that leaves the drum now, and whether it was picked. Null between draws. */
  released: { readonly number: number; readonly hit: boolean } | null;
}

/** The glass drum, which mixes its balls and releases one for each drawn number. Decorative only. */
export const Drum = memo(function Drum({ mixing, released }: DrumProps) {
  return (
    <div className="keno-drum" data-mixing={mixing ?? undefined} data-amount-start="" aria-hidden="true">
      <svg viewBox="0 0 212 236" aria-hidden="true">
        <path d="M40 226L74 168H138L172 226Z" className="drum-foot" />
        <path d="M22 222H190V234H22Z" className="drum-base" />
        <circle cx="106" cy="106" r="92" className="drum-back" />
      </svg>
      {balls.map((ball, index) => (
        <i key={`${ball}`} className="drum-ball" data-color={ball[2]} style={pathOf(ball, index)} />
      ))}
      <svg viewBox="0 0 212 236" aria-hidden="true">
        <circle cx="106" cy="106" r="92" className="drum-glass" />
        <path d="M42 70A74 74 0 0 1 86 34" className="drum-gleam" />
        <path d="M170 142A74 74 0 0 1 146 168" className="drum-gleam is-faint" />
        <circle cx="106" cy="106" r="96" className="drum-ring" />
        <path d="M0 98H14V114H0ZM198 98H212V114H198Z" className="drum-base" />
        <path d="M84 190H128V206Q128 214 106 214 84 214 84 206Z" className="drum-base" />
      </svg>
      <svg viewBox="0 0 212 212" className="drum-cage" aria-hidden="true">
        <path d="M106 14A46 92 0 0 0 106 198A46 92 0 0 0 106 14M106 14V198M14 106H198M26 60Q106 84 186 60M26 152Q106 128 186 152" />
        <circle cx="106" cy="106" r="10" className="drum-base" />
      </svg>
      {released && (
        <b key={released.number} className="drum-released" data-hit={released.hit || undefined}>
          {released.number}
        </b>
      )}
    </div>
  );
});
