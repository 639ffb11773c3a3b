import { useMemo } from 'react';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { ringsOf } from './curves.ts';
import type { Seal } from './seal.ts';

/**
 * The lines of a rosette in the accent color of the coin around it, as a group centered on the origin with radius 100. The
 * data is long, so it is not part of the prerendered HTML.
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
