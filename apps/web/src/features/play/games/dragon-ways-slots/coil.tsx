import { useLayoutEffect, useRef, useState } from 'react';
import { fadeIn } from '../../shell/celebration/celebration-motion.ts';
import { move } from '../../shell/motion/motion.ts';
import { type CoilPart, coilPath } from './coil-path.ts';

/** The elements of the body take about half a millisecond each on a slow phone, in the frame in which they appear. */
const parts = 48;
/** So many parts appear together. An animation for each part would take longer to begin than a frame. */
const together = 3;
/** The thickness of the body as a share of the height of the reels, about as in its style. */
const thickness = 0.06;
/** The flight once around the reels, in milliseconds. */
const flightMs = 1_000;

export interface CoilProps {
  reducedMotion: boolean;
}

/** The head flies along the body, and the parts of the body appear when the head has passed their place. */
function fly(root: HTMLElement, body: readonly CoilPart[]): (Animation | null)[] {
  const { clientWidth, clientHeight } = root;
  const neck = body.at(-1) as CoilPart;
  const flight = body.map(({ x, y, turn }, at) => {
    const [moveX, moveY] = [((x - neck.x) / 100) * clientWidth, ((y - neck.y) / 100) * clientHeight];
    return { transform: `translate(${moveX}px, ${moveY}px) rotate(${turn}deg)`, offset: at / (body.length - 1) };
  });
  return [...root.children].map((piece, index, { length }) =>
    index === length - 1
      ? // A turn past half a circle must not go the long way round.
        move(piece, unwound(flight, body), { duration: flightMs, fill: 'backwards' })
      : move(piece, [{ opacity: 0 }, {}], {
          ...{ duration: 140, fill: 'backwards' as const },
          delay: ((index + 1) / length) * flightMs,
        }),
  );
}

/** The same movement, with each angle near the one before it. */
function unwound(frames: readonly Keyframe[], body: readonly CoilPart[]): Keyframe[] {
  let last = body[0]?.turn ?? 0;
  const turns = body.map(({ turn }) => {
    last = turn + 360 * Math.round((last - turn) / 360);
    return last;
  });
  const whole = 360 * Math.round(((body.at(-1)?.turn ?? 0) - last) / 360);
  return frames.map((frame, at) => ({
    ...frame,
    transform: String(frame.transform).replace(/rotate\(.*\)/, `rotate(${(turns[at] ?? 0) + whole}deg)`),
  }));
}

/** A dragon that flies once around the reels and rests on their frame. Decorative only. */
export function Coil({ reducedMotion }: CoilProps) {
  const root = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<readonly CoilPart[]>([]);
  useLayoutEffect(() => {
    const box = root.current;
    if (!box || box.clientWidth === 0) return;
    setBody(coilPath(box.clientWidth, box.clientHeight, thickness * box.clientHeight, parts));
  }, []);
  useLayoutEffect(() => {
    if (!root.current || body.length === 0) return;
    const running = reducedMotion ? fadeIn(root.current) : fly(root.current, body);
    return () => {
      for (const animation of running) animation?.cancel();
    };
  }, [body, reducedMotion]);
  const neck = body.at(-1);
  // The tail is thinner.
  const placed = ({ x, y, turn, along }: CoilPart) => ({
    ...{ left: `${x}%`, top: `${y}%` },
    transform: `rotate(${turn}deg) scaleY(${Math.min(1, 0.3 + along * 2.4)})`,
  });
  return (
    <div ref={root} className="coil" aria-hidden="true">
      {Array.from({ length: body.length / together }, (_, piece) => (
        <span key={piece}>
          {body.slice(piece * together, (piece + 1) * together).map((part) => (
            <i key={part.along} style={placed(part)} />
          ))}
        </span>
      ))}
      {neck && <b style={placed(neck)} />}
    </div>
  );
}
