import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../motion/use-reduced-motion.ts';
import { leanWithPointer } from './lean-with-pointer.ts';
import type { WorldLife } from './life.ts';
import { wakeWorld } from './wake-world.ts';
import './frame.css';
import './world.css';
import './life.css';

/** From back to front. A game without one of them leaves it out. */
const depths = ['far', 'near'] as const;

/** The pictures come from the folders of the games. The shell itself does not name any game. */
const pictures = import.meta.glob<string>('../../games/*/world/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What moves in the worlds, drawn with the `life.svg` next to it. */
const lives = import.meta.glob<WorldLife>('../../games/*/world/life.ts', { import: 'life', eager: true });

/** The colors, the light and the frame of a game's world. They load with its pictures, because they cause no layout. */
const materials = import.meta.glob('../../games/*/world.css');

export interface WorldLayersProps {
  slug: string;
}

/**
 * The pictures of a game's world, what moves in it, and the light that rounds and wins bring into it. With a mouse, the
 * layers move against each other; on every device they do so when a round begins and ends. With reduced motion, nothing
 * moves. Decorative only.
 */
export const WorldLayers = memo(function WorldLayers({ slug }: WorldLayersProps) {
  const root = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();
  useEffect(() => void materials[`../../games/${slug}/world.css`]?.().catch(() => undefined), [slug]);
  useEffect(() => {
    if (still || !root.current) return undefined;
    const ends = [leanWithPointer(root.current), wakeWorld(root.current)];
    return () => {
      for (const end of ends) end();
    };
  }, [still]);
  const life = lives[`../../games/${slug}/world/life.ts`];
  const sprite = pictures[`../../games/${slug}/world/life.svg`];
  return (
    <div ref={root} className="world" data-world={slug} aria-hidden="true">
      {depths.map((depth) => {
        const url = pictures[`../../games/${slug}/world/${depth}.svg`];
        return url && <Layer key={depth} depth={depth} url={url} />;
      })}
      {life && sprite && <Life {...life} sprite={sprite} />}
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

/** Sprites at places of the picture, in its units of 1600 × 900. They begin one after another. */
function Life({ motion, seconds, places, sprite }: WorldLife & { sprite: string }) {
  return (
    <div
      className="world-life"
      data-motion={motion}
      style={{ '--motion': `world-life-${motion}`, '--seconds': `${seconds}s` } as CSSProperties}
    >
      {places.map(([x, y, size], order) => (
        <img
          key={`${x} ${y}`}
          src={sprite}
          alt=""
          fetchPriority="low"
          style={
            {
              left: `${(x - size / 2) / 16}%`,
              top: `${(y - size / 2) / 9}%`,
              width: `${size / 16}%`,
              '--begun': order / places.length,
            } as CSSProperties
          }
        />
      ))}
    </div>
  );
}
