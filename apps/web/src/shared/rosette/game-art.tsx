import { useId, useMemo } from 'react';
import { emblemOf, emblems } from './emblems.ts';
import { RosetteLines } from './rosette.tsx';
import { hashOf, sealOf } from './seal.ts';

/** Artwork for a game without an image, generated from its slug. Decorative; fills its box. */
export function GameArt({ slug, className = '' }: { slug: string; className?: string }) {
  return (
    <div
      aria-hidden="true"
      data-coin={hashOf(slug) & 2 ? 'sc' : 'gc'}
      className={`relative grid place-items-center overflow-hidden bg-well ${className}`}
    >
      <Ground slug={slug} />
      <EmblemMark slug={slug} />
    </div>
  );
}

/** Covers the box in any shape. The rosette is cut off at the edges. */
function Ground({ slug }: { slug: string }) {
  const id = useId();
  const seal = useMemo(() => sealOf(slug), [slug]);
  return (
    <svg
      viewBox="0 0 200 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <radialGradient id={id} cx="50%" cy="46%" r="75%">
        <stop offset="0" className="[stop-color:var(--accent-deep)]" />
        <stop offset="1" className="[stop-color:var(--color-well)]" />
      </radialGradient>
      <rect width="200" height="150" fill={`url(#${id})`} />
      <g transform="translate(100 74) scale(1.2)">
        <RosetteLines seal={seal} />
      </g>
    </svg>
  );
}

/** The emblem in the middle is never cut off. It is solid and hatched, with a margin to the lines behind it. */
function EmblemMark({ slug }: { slug: string }) {
  const id = useId();
  const outline = emblems[emblemOf(slug)];
  return (
    <svg
      viewBox="-4 -4 72 72"
      aria-hidden="true"
      fillRule="evenodd"
      strokeLinejoin="round"
      className="relative h-[64%]"
    >
      <pattern id={id} width="1.9" height="1.9" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path d="M0 1h1.9" strokeWidth="0.5" className="stroke-on-metal" opacity="0.55" />
      </pattern>
      <path d={outline} className="fill-well stroke-well" strokeWidth="6" opacity="0.8" />
      <path d={outline} className="fill-(--metal)" />
      <path d={outline} fill={`url(#${id})`} className="stroke-ink" strokeWidth="1" />
    </svg>
  );
}
