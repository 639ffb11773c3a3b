import { move } from '../motion.ts';

const riseEasing = 'cubic-bezier(.2,.8,.2,1)';

/**
 * The entrance of a card: the background fades in, the card rises, its rosette turns, and coins fall. Nothing repeats more
 * often than every two seconds.
 */
export function celebrate(root: HTMLElement): (Animation | null)[] {
  const all = (name: string) => [...root.querySelectorAll(`.celebration-${name}`)];
  const forever = { iterations: Number.POSITIVE_INFINITY };
  return [
    move(root, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 }),
    ...all('card').map((card) =>
      move(card, [{ opacity: 0, transform: 'translateY(12%) scale(.9)' }, {}], { duration: 500, easing: riseEasing }),
    ),
    ...all('rays').map((rays) => move(rays, [{}, { transform: 'rotate(1turn)' }], { duration: 24_000, ...forever })),
    ...all('spark').map((spark, index) =>
      move(spark, fallOf(root.clientHeight), {
        duration: 2_200 + 300 * (index % 4),
        delay: 310 * ((index * 5) % 7),
        easing: 'cubic-bezier(.4,0,.9,.6)',
        fill: 'both',
        ...forever,
      }),
    ),
  ];
}

/** With reduced motion, the card only fades in, after the background. */
export function fadeIn(root: HTMLElement): (Animation | null)[] {
  return [move(root, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 })];
}

function fallOf(height: number): Keyframe[] {
  return [
    { opacity: 1, transform: 'translateY(-32px)' },
    { opacity: 1, offset: 0.85 },
    { opacity: 0, transform: `translateY(${height}px)` },
  ];
}
