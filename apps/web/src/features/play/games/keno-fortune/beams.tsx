import { memo } from 'react';

interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** The mouth of the drum, in cells from the upper left corner of the card. */
  readonly drum: readonly [number, number];
}

/** The layouts of the card on wide and on narrow stages. The styles show the one that is in use. */
const layouts: readonly Layout[] = [
  { columns: 8, rows: 5, drum: [-1.9, 3.1] },
  { columns: 7, rows: 6, drum: [0.75, -0.35] },
];

/** From a point at the drum to the width of a number, across the way. */
function beamOf([left, top]: Layout['drum'], x: number, y: number): string {
  const [dx, dy] = [x - left, y - top];
  const half = 0.34 / Math.hypot(dx, dy);
  return `M${left} ${top}L${x - dy * half} ${y + dx * half} ${x + dy * half} ${y - dx * half}z`;
}

/** The light of a win, from the drum to each number that was hit. Decorative only. */
export const Beams = memo(function Beams({ hits }: { hits: readonly number[] }) {
  return (
    <div className="keno-beams" aria-hidden="true">
      {layouts.map(({ columns, rows, drum }) => (
        <svg key={columns} data-columns={columns} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
          {hits.map((hit) => (
            <path key={hit} d={beamOf(drum, ((hit - 1) % columns) + 0.5, Math.trunc((hit - 1) / columns) + 0.5)} />
          ))}
        </svg>
      ))}
    </div>
  );
});
