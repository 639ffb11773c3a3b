import { memo } from 'react';
import { sealOf, weaveOf } from './guilloche.ts';

const size = 400;

const woven = new Map<string, readonly string[]>();

/** Computed once for each game. */
function wovenOf(slug: string): readonly string[] {
  const known = woven.get(slug);
  if (known) return known;
  const paths = weaveOf(sealOf(slug), size);
  woven.set(slug, paths);
  return paths;
}

export interface WovenGroundProps {
  slug: string;
}

/** The rosette pattern behind a game, derived from its slug. Decorative only. */
export const WovenGround = memo(function WovenGround({ slug }: WovenGroundProps) {
  const paths = wovenOf(slug);
  return (
    <svg
      className="play-guilloche"
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path.slice(0, 24)} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
});
