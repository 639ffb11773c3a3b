import { move } from '../motion/motion.ts';
import { type Box, overTotal, type Place, pathStart } from './path-start.ts';

const riseEasing = 'cubic-bezier(.2,.8,.2,1)';

/** How long the amount counts next to what won, and how long it then takes to its place. Milliseconds. */
const waitMs = 560;
const travelMs = 340;
export const pathMs = waitMs + travelMs;

/** How long before its end the band begins to appear, so that only one number can be read at a time. */
const meetMs = 40;

/** An amount that is wider than this share of its stage only fades in. */
const widestShare = 0.55;

/** When the amount appears, as a share of its path. Until then it has no number, so it would be an empty box. */
const showAt = 0.12;

/** The space between the amount and a frame that leaves no room inside, in pixels. */
const frameGap = 18;

/**
 * Where the amount begins: in a free place inside the frame, otherwise in one outside it, and otherwise in its own row. Places
 * from which it covers nothing on its way come first. It never lies across the edge of the frame, nor over the number of
 * ways or the payouts. If the winning symbols have vanished, it begins at the total that the game shows. If a part of the stage
 * has the attribute `data-amount-start`, it begins at the upper edge of that part.
 */
function startOf(stage: Element, won: string, amount: Box, end: Place): Place | null {
  const boxOf = (part: Element) => part.getBoundingClientRect();
  const boxesOf = (selector: string) => [...stage.querySelectorAll(selector)].map(boxOf);
  const parts = boxesOf(won);
  if (parts.length === 0) {
    const total = stage.querySelector('.feature-band strong');
    return total && overTotal(boxOf(total), amount, boxOf(stage));
  }
  const source = stage.querySelector('[data-amount-start]');
  if (source) {
    const { left, top, width } = boxOf(source);
    return overTotal({ left, top, width, height: 0 }, amount, boxOf(stage));
  }
  const field = boxOf(stage.querySelector('.reels, .tumble-well') ?? stage);
  const also = boxesOf('.ways-plaque, .pay-strip');
  const free = (way?: Place) =>
    pathStart(parts, amount, field, { also, end: way }) ??
    pathStart([field], amount, boxOf(stage), { gap: frameGap, also, end: way });
  return free(end) ?? free() ?? { x: amount.left, y: amount.top };
}

/**
 * The amount appears next to what won, and then travels to its place.
 * @param target The element that it reaches, if it is not already there. The amount then disappears in it.
 */
function travel(amount: HTMLElement, won: string, target?: Element): Animation | null {
  const stage = amount.closest('.celebration')?.parentElement;
  if (!stage) return null;
  const place = amount.getBoundingClientRect();
  // On its way, a wide amount would cover most of the stage.
  if (place.width > widestShare * stage.getBoundingClientRect().width) return null;
  const goal = target?.getBoundingClientRect();
  const end = goal
    ? { x: goal.left + (goal.width - place.width) / 2, y: goal.top + (goal.height - place.height) / 2 }
    : { x: place.left, y: place.top };
  const start = startOf(stage, won, place, end);
  if (!start) return null;
  const begun = `translate(${start.x - place.left}px, ${start.y - place.top}px)`;
  const reached = goal ? `translate(${end.x - place.left}px, ${end.y - place.top}px)` : 'none';
  const frames = [
    { opacity: 0, transform: `${begun} scale(.6)`, easing: 'step-end' },
    { opacity: 1, transform: `${begun} scale(.8)`, offset: showAt, easing: riseEasing },
    { opacity: 1, transform: `${begun} scale(1)`, offset: 0.3 },
    { opacity: 1, transform: `${begun} scale(1)`, offset: waitMs / pathMs, easing: 'cubic-bezier(.5,0,.3,1)' },
    ...(target ? [{ opacity: 1, transform: reached, offset: 0.94 }] : []),
    { opacity: target ? 0 : 1, transform: reached },
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
    const amount = root.parentElement?.querySelector<HTMLElement>('.celebration-path');
    if (!card) return fadeIn(root);
    const path = amount ? travel(amount, won, card) : null;
    return [
      path,
      move(card, [{ opacity: 0, transform: 'scale(.7)' }, { opacity: 1, transform: 'scale(1.06)', offset: 0.6 }, {}], {
        ...{ duration: 500, delay: path ? pathMs - meetMs : 0, easing: riseEasing, fill: 'backwards' },
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
export function drop(spark: HTMLElement, index: number, won: string): (Animation | null)[] {
  const sky = spark.parentElement;
  const own = spark.getBoundingClientRect();
  const behind = [...(sky?.parentElement?.querySelectorAll(won) ?? [])]
    .map((part) => part.getBoundingClientRect())
    // The second piece of a spark is above it, on its right.
    .filter(({ left, right }) => left < own.right + 1.2 * own.width && right > own.left)
    .map(({ top, bottom }) => [top - own.bottom, bottom - own.top + 1.2 * own.height] as const);
  return [
    move(spark, fallOf(sky?.clientHeight ?? 0, index, behind), {
      duration: 2_200 + 300 * (index % 4),
      easing: 'cubic-bezier(.35,.15,.8,.75)',
      iterations: Number.POSITIVE_INFINITY,
    }),
  ];
}

const above = -48;
const fallSteps = 24;

/** @param behind From where to where a piece is behind what won. It then fades, because it is drawn over narrow stages. */
function fallOf(height: number, index: number, behind: readonly (readonly [number, number])[]): Keyframe[] {
  const turns = (index % 2 === 0 ? 1 : -1) * (0.5 + (index % 3) / 2);
  const stepPx = (height - above) / fallSteps;
  const frames: Keyframe[] = Array.from({ length: fallSteps }, (_, step) => {
    const y = above + step * stepPx;
    // The edge of the sky would cut off a piece that enters.
    return { opacity: y < 0 || behind.some(([from, to]) => y > from - stepPx && y < to + stepPx) ? 0 : 1 };
  });
  return [
    { ...frames[0], transform: `translateY(${above}px)` },
    ...frames.slice(1),
    { opacity: 0, transform: `translateY(${height}px) rotate(${turns}turn)` },
  ];
}
