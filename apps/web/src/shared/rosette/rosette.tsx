import { useMemo } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { ringsOf } from './curves.ts';
import { type Seal, sealOf } from './seal.ts';

/**
 * Engraved lines in the accent of the coin around it, as a group centred on the origin, radius 100. They are long, so the HTML of
 * the build leaves them to the script.
 */
export function RosetteLines({ seal }: { seal: Seal }) {
  const hydrated = useHydrated();
  const rings = useMemo(() => (hydrated ? ringsOf(seal) : []), [seal, hydrated]);
  return (
    <g fill="none" strokeWidth="0.7" className="stroke-(--accent)">
      {rings.map((ring, index) => (
        <g key={index} opacity={index === 1 ? 0.45 : 0.7}>
          {ring.repeats.map((turn) => (
            <path
              key={turn}
              d={ring.path}
              vectorEffect="non-scaling-stroke"
              transform={turn ? `rotate(${turn})` : undefined}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

/** A rosette by itself: the same `name` always draws the same one. Decoration. */
export function Rosette({ name, className = '' }: { name: string; className?: string }) {
  const seal = useMemo(() => sealOf(name), [name]);
  return (
    <svg viewBox="-101 -101 202 202" aria-hidden="true" className={className}>
      <RosetteLines seal={seal} />
    </svg>
  );
}
