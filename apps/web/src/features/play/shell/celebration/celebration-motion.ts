import { move } from '../motion.ts';

const riseEasing = 'cubic-bezier(.2,.8,.2,1)';

/**
 * The entrance of a band: it grows into its place, and pieces of the game's material fall and turn. Nothing repeats more
 * often than every two seconds.
 */
export function celebrate(root: HTMLElement): (Animation | null)[] {
  const all = (name: string) => [...root.querySelectorAll(`.celebration-${name}`)];
  const forever = { iterations: Number.POSITIVE_INFINITY };
  return [
    move(root, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 }),
    ...all('card').map((card) =>
      move(card, [{ opacity: 0, transform: 'scale(.7)' }, { transform: 'scale(1.06)', offset: 0.6 }, {}], {
        ...{ duration: 500, easing: riseEasing },
      }),
    ),
    ...all('spark').map((spark, index) =>
      move(spark, fallOf(root.clientHeight, index), {
        duration: 2_200 + 300 * (index % 4),
        delay: 310 * ((index * 5) % 7),
        easing: 'cubic-bezier(.4,0,.9,.6)',
        fill: 'both',
        ...forever,
      }),
    ),
  ];
}

/** With reduced motion, the band only fades in. */
export function fadeIn(root: HTMLElement): (Animation | null)[] {
  return [move(root, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 })];
}

function fallOf(height: number, index: number): Keyframe[] {
  const turns = (index % 2 === 0 ? 1 : -1) * (0.5 + (index % 3) / 2);
  return [
    { opacity: 1, transform: 'translateY(-48px)' },
    { opacity: 1, offset: 0.85 },
    { opacity: 0, transform: `translateY(${height}px) rotate(${turns}turn)` },
  ];
}
