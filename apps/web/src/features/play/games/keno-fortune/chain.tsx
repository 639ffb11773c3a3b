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

/** The light of a win: it goes from the drum to the numbers that were hit, in their order. Decorative only. */
export const Chain = memo(function Chain({ hits }: { hits: readonly number[] }) {
  return (
    <div className="keno-chain" aria-hidden="true">
      {layouts.map(({ columns, rows, drum }) => {
        const places = hits.map((hit) => [((hit - 1) % columns) + 0.5, Math.trunc((hit - 1) / columns) + 0.5] as const);
        const way = `M${[drum, ...places].map((place) => place.join(' ')).join('L')}`;
        return (
          <svg key={columns} data-columns={columns} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
            {places.map(([x, y]) => {
              // From a point to the width of a cell, across the way.
              const [dx, dy] = [x - drum[0], y - drum[1]];
              const half = 0.34 / Math.hypot(dx, dy);
              const ends = `${x - dy * half} ${y + dx * half} ${x + dy * half} ${y - dx * half}`;
              return <path key={`${x} ${y}`} className="chain-beam" d={`M${drum.join(' ')}L${ends}z`} />;
            })}
            <path className="chain-glow" d={way} />
            <path className="chain-core" d={way} />
          </svg>
        );
      })}
    </div>
  );
});
