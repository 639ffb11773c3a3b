import type { Currency } from '@goldwren/contracts/player';

/** A scalloped edge of twelve arcs, so that the two coins differ in shape and not only in color. */
function scallops(): string {
  const points = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return `${(12 + 10.2 * Math.cos(angle)).toFixed(2)} ${(12 + 10.2 * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points[0]}${[...points.slice(1), points[0]].map((point) => `A2.7 2.7 0 0 1 ${point}`).join('')}Z`;
}

const scalloped = scallops();

/** The coin in a picture of 24 by 24 units: a round milled G, or a scalloped S. */
export function CoinShape({ currency }: { currency: Currency }) {
  const gold = currency === 'gold';
  return (
    <>
      {gold ? (
        <g className="fill-(--metal) stroke-(--metal)">
          <circle cx="12" cy="12" r="10.7" stroke="none" />
          {/* The milled edge: 48 teeth around the rim. */}
          <circle cx="12" cy="12" r="10.8" fill="none" strokeWidth="1" strokeDasharray="0.9 0.5137" />
        </g>
      ) : (
        <path d={scalloped} className="fill-(--metal)" />
      )}
      <circle cx="12" cy="12" r="7.6" fill="none" strokeWidth=".8" className="stroke-on-metal" opacity=".55" />
      <text x="12" y="16" textAnchor="middle" fontSize="11" fontWeight="700" className="fill-on-metal font-display">
        {gold ? 'G' : 'S'}
      </text>
    </>
  );
}

/** The image of the coin. Decorative; the text next to it says GC or SC. */
export function CoinMark({ currency, className = 'size-5' }: { currency: Currency; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-coin={currency === 'gold' ? 'gc' : 'sc'}
      className={`shrink-0 ${className}`}
    >
      <CoinShape currency={currency} />
    </svg>
  );
}
