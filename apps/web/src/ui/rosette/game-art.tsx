import { useId, useMemo } from 'react';
import { emblemOf, emblems } from './emblems.ts';
import { RosetteLines } from './rosette.tsx';
import { hashOf, sealOf } from './seal.ts';

/** A plate for a game without a picture of its own, engraved from its slug alone. Decoration. */
export function GameArt({ slug, className = '' }: { slug: string; className?: string }) {
  const id = useId();
  const seal = useMemo(() => sealOf(slug), [slug]);
  const emblem = emblems[emblemOf(slug)];
  return (
    <svg
      viewBox="0 0 200 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-coin={hashOf(slug) & 2 ? 'sc' : 'gc'}
      className={`block bg-well ${className}`}
    >
      <defs>
        <radialGradient id={`${id}-glow`} cx="50%" cy="46%" r="75%">
          <stop offset="0" className="[stop-color:var(--accent-deep)]" />
          <stop offset="1" className="[stop-color:var(--color-well)]" />
        </radialGradient>
        <pattern
          id={`${id}-hatch`}
          width="2.6"
          height="2.6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(38)"
        >
          <path d="M0 1.3h2.6" strokeWidth="0.7" className="stroke-(--on-accent)" opacity="0.55" />
        </pattern>
      </defs>
      <rect width="200" height="150" fill={`url(#${id}-glow)`} />
      <g transform="translate(100 74) scale(1.2)">
        <RosetteLines seal={seal} />
      </g>
      <g transform="translate(55.2 29.2) scale(1.4)" fillRule="evenodd" strokeLinejoin="round">
        <path d={emblem} className="fill-well stroke-well" strokeWidth="7" opacity="0.8" />
        <path d={emblem} className="fill-(--accent)" />
        <path d={emblem} fill={`url(#${id}-hatch)`} className="stroke-ink" strokeWidth="1" />
      </g>
    </svg>
  );
}
