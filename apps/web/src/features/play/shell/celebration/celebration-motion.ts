import { move } from '../motion/motion.ts';

const riseEasing = 'cubic-bezier(.2,.8,.2,1)';

/** The entrance of a band: it grows into its place. */
export function celebrate(root: HTMLElement): (Animation | null)[] {
  return [
    move(root, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 }),
    ...[...root.querySelectorAll('.celebration-card')].map((card) =>
      move(card, [{ opacity: 0, transform: 'scale(.7)' }, { transform: 'scale(1.06)', offset: 0.6 }, {}], {
        ...{ duration: 500, easing: riseEasing },
      }),
    ),
  ];
}

/** With reduced motion, the band only fades in. */
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
