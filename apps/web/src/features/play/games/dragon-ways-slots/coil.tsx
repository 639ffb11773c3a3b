import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { fadeIn } from '../../shell/celebration/celebration-motion.ts';
import { move } from '../../shell/motion/motion.ts';
import { leg, shapesOf } from './coil-art.ts';
import { type Coil as Body, coilAround, type Room, type Spot } from './coil-path.ts';
import headUrl from './head.svg';

/** The stylesheet draws this picture. It is loaded with this code, because the first flight would begin without a head otherwise. */
const head = new Image();
head.src = headUrl;

/** So many parts of the body appear one after another. An animation for each spot would take longer to begin than a frame. */
const parts = 18;
/** The directions of the body at its legs: in three corners, where the rounded body leaves room for them. */
const legTurns = [1, 3, 5].map((eighths) => (eighths * Math.PI) / 4);

export interface CoilProps {
  reducedMotion: boolean;
  /** The flight once around the reels, in milliseconds. */
  flightMs: number;
}

/** The room around the reels. Null where nothing is laid out. */
function roomOf(root: HTMLElement): Room | null {
  const band = root.parentElement?.querySelector<HTMLElement>('.feature-band');
  const reels = root.parentElement?.querySelector<HTMLElement>('.reels');
  if (!band || !reels?.clientWidth) return null;
  const { offsetLeft: side, offsetTop: above, clientWidth: width, clientHeight: height } = reels;
  const rim = above - band.offsetTop - band.offsetHeight;
  const start = band.offsetLeft - side;
  // Where the band begins at the left edge, the style mirrors the dragon, so that its head is to the right of the band.
  const bandAt = Math.max(start, width - start - band.offsetWidth);
  return { width, height, rim, side, above, band: band.offsetHeight, bandAt };
}

/** The head flies along the body, and the parts of the body appear when the head has passed their place. */
function fly(root: HTMLElement, body: readonly Spot[], duration: number): (Animation | null)[] {
  const neck = body.at(-1) as Spot;
  const flight = body
    .filter((_, at) => at % 3 === 0)
    .concat(neck)
    .map(({ x, y, turn }) => ({ transform: `translate(${x - neck.x}px, ${y - neck.y}px) rotate(${turn}rad)` }));
  return [...root.children].map((piece, index, { length }) =>
    index === length - 1
      ? move(piece, flight, { duration, fill: 'backwards' })
      : move(piece, [{ opacity: 0 }, {}], {
          ...{ duration: 0.12 * duration, fill: 'backwards' as const },
          delay: (index / length) * duration,
        }),
  );
}

/** A part of the body in its own picture, which fades in without drawing the others again. */
function Part({ body, part }: { body: readonly Spot[]; part: number }) {
  const [from, to] = [part, part + 1].map((share) => Math.round((share / parts) * (body.length - 1))) as [
    number,
    number,
  ];
  const spots = body.slice(from, to + 2);
  const margin = 4 * Math.max(...spots.map(({ half }) => half));
  const [left, top] = [Math.min(...spots.map(({ x }) => x)) - margin, Math.min(...spots.map(({ y }) => y)) - margin];
  const width = Math.max(...spots.map(({ x }) => x)) + margin - left;
  const height = Math.max(...spots.map(({ y }) => y)) + margin - top;
  const placed = ({ x, y, turn, half }: Spot) =>
    `translate(${x} ${y}) rotate(${(turn * 180) / Math.PI}) scale(${half})`;
  const hip = spots.find(
    ({ turn }, at) =>
      at > 0 && at <= to - from && legTurns.some((there) => turn >= there && (spots[at - 1]?.turn ?? 0) < there),
  );
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} style={{ left, top, width, height }} role="presentation">
      {shapesOf(spots, from).map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
      {hip && (
        <g
          className="coil-leg"
          transform={placed(hip)}
          style={{ '--upright': `${-45 * Math.sin(2 * hip.turn)}deg` } as CSSProperties}
        >
          <path d={leg.claws} />
          <path d={leg.limb} />
        </g>
      )}
    </svg>
  );
}

/** Follows the size of the reels, for a device that is turned. */
function useBody() {
  const root = useRef<HTMLDivElement>(null);
  const [coil, setCoil] = useState<Body | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const room = root.current && roomOf(root.current);
      if (room) setCoil(coilAround(room));
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return { root, coil };
}

/** The dragon of the sky flies once around the reels and rests on their frame. Decorative only. */
export function Coil({ reducedMotion, flightMs }: CoilProps) {
  const { root, coil } = useBody();
  useLayoutEffect(() => {
    if (!root.current || !coil) return;
    const running = reducedMotion ? fadeIn(root.current) : fly(root.current, coil.body, flightMs);
    return () => {
      for (const animation of running) animation?.cancel();
    };
  }, [root, coil, reducedMotion, flightMs]);
  const neck = coil?.body.at(-1);
  return (
    <div ref={root} className="coil" aria-hidden="true">
      {coil && Array.from({ length: parts }, (_, part) => <Part key={part} body={coil.body} part={part} />)}
      {neck && <b style={{ left: neck.x, top: neck.y, '--unit': `${coil?.head}px` } as CSSProperties} />}
    </div>
  );
}
