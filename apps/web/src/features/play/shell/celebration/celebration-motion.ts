import { move } from '../motion/motion.ts';
import { pathStart } from './path-start.ts';

const riseEasing = 'cubic-bezier(.2,.8,.2,1)';

/** How long the amount counts next to what won, and how long it then takes to its place. Milliseconds. */
const waitMs = 560;
const travelMs = 340;
export const pathMs = waitMs + travelMs;

/**
 * The amount appears next to what won, and then travels to its place.
 * @param end The element that it reaches, if it is not already there. The amount then disappears in it.
 */
function travel(amount: HTMLElement, won: string, end?: Element): Animation | null {
  const stage = amount.closest('.celebration')?.parentElement;
  if (!stage) return null;
  const place = amount.getBoundingClientRect();
  const boxes = [...stage.querySelectorAll(won)].map((part) => part.getBoundingClientRect());
  const start = pathStart(boxes, place, stage.getBoundingClientRect());
  if (!start) return null;
  const begun = `translate(${start.x - place.left}px, ${start.y - place.top}px)`;
  const goal = end?.getBoundingClientRect();
  const reached = goal
    ? `translate(${goal.left + goal.width / 2 - place.left - place.width / 2}px, ${goal.top + goal.height / 2 - place.top - place.height / 2}px)`
    : 'none';
  const frames = [
    { opacity: 0, transform: `${begun} scale(.6)`, easing: riseEasing },
    { opacity: 1, transform: `${begun} scale(1)`, offset: 0.2 },
    { opacity: 1, transform: `${begun} scale(1)`, offset: waitMs / pathMs, easing: 'cubic-bezier(.5,0,.3,1)' },
    { opacity: end ? 0 : 1, transform: reached },
  ];
  return move(amount, frames, { duration: pathMs });
}

/** The entrance of an amount at the bottom of the stage. */
export function arrive(won: string): (root: HTMLElement) => (Animation | null)[] {
  return (root) => {
    const amount = root.querySelector<HTMLElement>('.celebration-foot');
    const path = amount && travel(amount, won);
    return path ? [path] : fadeIn(root);
  };
}

/** The entrance of a band: it grows into its place, when the amount has reached it. */
export function celebrate(won: string): (root: HTMLElement) => (Animation | null)[] {
  return (root) => {
    const card = root.querySelector('.celebration-card');
    const amount = root.querySelector<HTMLElement>('.celebration-path');
    if (!card) return fadeIn(root);
    const path = amount && travel(amount, won, card);
    return [
      path,
      move(card, [{ opacity: 0, transform: 'scale(.7)' }, { opacity: 1, transform: 'scale(1.06)', offset: 0.6 }, {}], {
        ...{ duration: 500, delay: path ? waitMs : 0, easing: riseEasing, fill: 'backwards' },
      }),
    ];
  };
}

/** With reduced motion, the celebration only fades in. */
export function fadeIn(root: HTMLElement): (Animation | null)[] {
  return [move(root, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 })];
}

/** The pieces of a celebration begin in groups, one group after another. */
export const groups = 7;
export const groupMs = 310;

/** The group in which a piece begins, from 0. */
export function groupOf(index: number): number {
  return (index * 5) % groups;
}

/** A piece of the game's material falls and turns. Nothing repeats more often than every two seconds. */
export function drop(spark: HTMLElement, index: number): (Animation | null)[] {
  return [
    move(spark, fallOf(spark.parentElement?.clientHeight ?? 0, index), {
      duration: 2_200 + 300 * (index % 4),
      easing: 'cubic-bezier(.4,0,.9,.6)',
      iterations: Number.POSITIVE_INFINITY,
    }),
  ];
}

function fallOf(height: number, index: number): Keyframe[] {
  const turns = (index % 2 === 0 ? 1 : -1) * (0.5 + (index % 3) / 2);
  return [
    { opacity: 1, transform: 'translateY(-48px)' },
    { opacity: 1, offset: 0.85 },
    { opacity: 0, transform: `translateY(${height}px) rotate(${turns}turn)` },
  ];
}
