import { move } from '../../shell/motion/motion.ts';

/** The transform of each part of the arm, by the share of its length that the ball has been pulled down. */
const parts: Readonly<Record<string, (share: number) => string>> = {
  '.lever-shaft': (share) => `scaleY(${1 - share})`,
  '.lever-ball': (share) => `translateY(${100 * share}%)`,
};

/** A share at a moment of a movement, from 0 to 1. */
type Stop = readonly [share: number, offset: number];

/** The share at the lower end. Above 1, the arm points down. */
export const bottom = 1.4;
const beyond = -0.06;
const pulled: readonly Stop[] = [
  [0, 0],
  [bottom, 0.35],
  [beyond, 0.75],
  [0, 1],
];

function forEachPart(lever: Element, use: (part: HTMLElement, transform: (share: number) => string) => void): void {
  for (const [selector, transform] of Object.entries(parts)) {
    const part = lever.querySelector<HTMLElement>(selector);
    if (part) use(part, transform);
  }
}

/** Ends the movements of the arm, because a hand has taken it. */
export function take(lever: Element): void {
  forEachPart(lever, (part) => {
    for (const animation of part.getAnimations?.() ?? []) animation.cancel();
  });
}

/** Puts the arm where the hand is. */
export function hold(lever: Element, share: number): void {
  forEachPart(lever, (part, transform) => {
    part.style.transform = share === 0 ? '' : transform(share);
  });
}

function swing(lever: Element, stops: readonly Stop[], duration: number): void {
  forEachPart(lever, (part, transform) => {
    const frames = stops.map(([share, offset]) => ({ transform: transform(share), offset }));
    move(part, frames, { duration, easing: 'cubic-bezier(.3,0,.5,1)' });
  });
}

/** Releases the arm, which a spring brings back. */
export function springBack(lever: Element, share: number, reducedMotion: boolean): void {
  hold(lever, 0);
  if (reducedMotion || share === 0) return;
  swing(
    lever,
    [
      [share, 0],
      [beyond, 0.6],
      [0, 1],
    ],
    420,
  );
}

/** Moves the arm down and back, as a hand does. */
export function pullDown(lever: Element): void {
  swing(lever, pulled, 700);
}
