import { memo } from 'react';

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

function Balls({ odd }: { odd: boolean }) {
  return (
    <g className="drum-balls" data-odd={odd || undefined}>
      {balls.map(
        ([x, y, color], index) =>
          (index % 2 === 1) === odd && (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <circle r="12" className="drum-ball" data-color={color} />
              <ellipse cx="-4" cy="-5" rx="4" ry="2.6" className="drum-shine" />
            </g>
          ),
      )}
    </g>
  );
}

/** The glass drum with the balls of the draw, which turns while numbers are drawn. Decorative only. */
export const Drum = memo(function Drum({ turning }: { turning: boolean }) {
  return (
    <svg viewBox="0 0 212 236" className="keno-drum" data-turning={turning || undefined} aria-hidden="true">
      <path d="M40 226L74 168H138L172 226Z" className="drum-foot" />
      <path d="M22 222H190V234H22Z" className="drum-base" />
      <circle cx="106" cy="106" r="92" className="drum-back" />
      <Balls odd={false} />
      <Balls odd />
      <g className="drum-cage">
        <path d="M106 14A46 92 0 0 0 106 198A46 92 0 0 0 106 14M106 14V198M14 106H198M26 60Q106 84 186 60M26 152Q106 128 186 152" />
      </g>
      <circle cx="106" cy="106" r="92" className="drum-glass" />
      <path d="M42 70A74 74 0 0 1 86 34" className="drum-gleam" />
      <path d="M170 142A74 74 0 0 1 146 168" className="drum-gleam is-faint" />
      <circle cx="106" cy="106" r="96" className="drum-ring" />
      <path d="M0 98H14V114H0ZM198 98H212V114H198Z" className="drum-base" />
      <circle cx="106" cy="106" r="10" className="drum-base" />
    </svg>
  );
});
