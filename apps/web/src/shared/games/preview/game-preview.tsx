import { type CSSProperties, useEffect, useRef } from 'react';
import type { Part, Strip } from './part.ts';
import { previewOf } from './previews.ts';
import './preview.css';

/** Plays the preview of a game once, without sound. Decorative: the tile already names the game. */
export function GamePreview({ slug }: { slug: string }) {
  const field = useRef<HTMLDivElement>(null);
  const parts = previewOf(slug);
  useEffect(() => {
    const running = parts.flatMap(({ motion }, place) => {
      const mover = field.current?.querySelector<HTMLElement>(`[data-mover="${place}"]`);
      if (!motion || !mover?.animate) return [];
      const { frames, at, ms, easing = 'linear' } = motion;
      return [mover.animate(frames, { delay: at, duration: ms, easing, fill: 'both' })];
    });
    return () => {
      for (const animation of running) animation.cancel();
    };
  }, [slug]);
  if (parts.length === 0) return null;
  return (
    <div className="game-preview" aria-hidden="true">
      <div ref={field} className="game-preview-field">
        {parts.map((part, place) => (
          <PreviewPart key={place} part={part} place={place} />
        ))}
      </div>
    </div>
  );
}

function PreviewPart({ part, place }: { part: Part; place: number }) {
  const [x, y, width, height] = part.box;
  const box: CSSProperties = { left: `${x / 3}%`, top: `${y / 2}%`, width: `${width / 3}%`, height: `${height / 2}%` };
  if (part.url) box.backgroundImage = `url(${part.url})`;
  return (
    <i
      className="preview-part"
      data-look={part.look}
      data-red={part.red || undefined}
      data-mover={part.strip ? undefined : place}
      style={box}
    >
      {part.text}
      {part.path && (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={part.path} />
        </svg>
      )}
      {part.strip && <Symbols {...part.strip} place={place} />}
    </i>
  );
}

function Symbols({ url, on, symbols, place }: Strip & { place: number }) {
  return (
    <i className="preview-strip" data-mover={place} style={{ height: `${symbols.length * 50}%` }}>
      {symbols.map((symbol, order) => (
        <i
          key={order}
          style={{
            backgroundImage: `url(${url})`,
            backgroundSize: `${on * 100}% 100%`,
            backgroundPosition: `${(symbol / (on - 1)) * 100}% 0`,
          }}
        />
      ))}
    </i>
  );
}
