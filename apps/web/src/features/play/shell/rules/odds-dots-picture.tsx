import { odds as messages } from '@goldwren/messages/current/odds';
import { useId } from 'react';
import { dotsOf } from './odds-dots.ts';

/**
 * Odds as dots with one filled. The text below says the same. A pattern draws the dots, so that the page
 * stays small.
 * @param props.what What has these odds
 * @param props.oneIn N of "1 in N"
 */
export function OddsDotsPicture({ what, oneIn }: { what: string; oneIn: string }) {
  const id = useId();
  const shown = dotsOf(oneIn);
  if (!shown) return null;
  const { dots } = shown;
  const perRow = dots <= 100 ? 20 : 40;
  const [rows, rest] = [Math.floor(dots / perRow), dots % perRow];
  return (
    <figure className="my-3">
      <svg
        viewBox={`0 0 ${perRow * 10} ${(rows + (rest > 0 ? 1 : 0)) * 10}`}
        aria-hidden="true"
        className="w-full max-w-xs"
      >
        <pattern id={id} width="10" height="10" patternUnits="userSpaceOnUse">
          <circle cx="5" cy="5" r="2.4" className="fill-line-strong" />
        </pattern>
        <rect width={perRow * 10} height={rows * 10} fill={`url(#${id})`} />
        <rect y={rows * 10} width={rest * 10} height="10" fill={`url(#${id})`} />
        <circle cx="5" cy="5" r="4.4" className="fill-(--accent)" />
      </svg>
      <figcaption className="mt-1 text-sm text-ink-3">{messages.dots({ what, oneIn, ...shown })}</figcaption>
    </figure>
  );
}
