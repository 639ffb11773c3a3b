import { memo, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { leanWithPointer } from './lean-with-pointer.ts';
import './frame.css';
import './world.css';

/** From back to front. A game without one of them leaves it out. */
const depths = ['far', 'near'] as const;

/** The pictures come from the folders of the games. The shell itself does not name any game. */
const pictures = import.meta.glob<string>('../../games/*/world/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The colors, the light and the frame of a game's world. They load with its pictures, because they cause no layout. */
const materials = import.meta.glob('../../games/*/world.css');

export interface WorldLayersProps {
  slug: string;
}

/**
 * The pictures of a game's world, and the light that wins bring into it. With a mouse, the layers move against each other,
 * unless the player prefers reduced motion. Decorative only.
 */
export const WorldLayers = memo(function WorldLayers({ slug }: WorldLayersProps) {
  const root = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();
  useEffect(() => void materials[`../../games/${slug}/world.css`]?.().catch(() => undefined), [slug]);
  useEffect(() => (still || !root.current ? undefined : leanWithPointer(root.current)), [still]);
  return (
    <div ref={root} className="world" data-world={slug} aria-hidden="true">
      {depths.map((depth) => {
        const url = pictures[`../../games/${slug}/world/${depth}.svg`];
        return url && <Layer key={depth} depth={depth} url={url} />;
      })}
      <div className="world-light" />
    </div>
  );
});

/** Fades in when it is loaded. The colors of the stage are its background until then. */
function Layer({ depth, url }: { depth: string; url: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <img
      src={url}
      alt=""
      decoding="async"
      fetchPriority="low"
      className="world-layer"
      data-depth={depth}
      data-loaded={isLoaded || undefined}
      onLoad={() => setIsLoaded(true)}
    />
  );
}
