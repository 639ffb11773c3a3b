import { memo, useMemo } from 'react';
import { rosetteLine, sealOf } from './guilloche.ts';

const size = 400;
const lines = 7;

/** The woven rosette behind a game, its own for every slug. Decoration only. */
export const GuillocheGround = memo(function GuillocheGround({ slug }: { slug: string }) {
  const paths = useMemo(() => {
    const seal = sealOf(slug);
    return Array.from({ length: lines }, (_, line) =>
      rosetteLine(seal, size, 1 - line * 0.09, (line * Math.PI) / lines),
    );
  }, [slug]);
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
