import { closedCurve, polar } from '../../../../shared/rosette/closed-curve.ts';

/** What gives a rosette its look: two integers, as the seal of a banknote. */
export interface RosetteSeal {
  readonly petals: number;
  readonly waves: number;
}

/** The seal of a game, from its slug alone (FNV-1a). */
export function sealOf(slug: string): RosetteSeal {
  let hash = 0x811c9dc5;
  for (let i = 0; i < slug.length; i++) hash = Math.imul(hash ^ slug.charCodeAt(i), 0x01000193) >>> 0;
  return { petals: 7 + (hash % 7), waves: 3 + ((hash >>> 8) % 4) };
}

/** Lines of each band of a weave, turned evenly against each other, and how far the band reaches. */
const bands = [
  { lines: 6, reach: 1.04 },
  { lines: 4, reach: 0.46 },
];

/** A guilloché: two bands of lines, each woven of one line again and again. */
export function weaveOf(seal: RosetteSeal, size: number): string[] {
  return bands.flatMap(({ lines, reach }) =>
    Array.from({ length: lines }, (_, line) => rosetteLine(seal, size, reach, (line * 2 * Math.PI) / lines)),
  );
}

/** By the finest wave of the line, not by the round: four to each of its swings. */
const stepsPerWave = 4;
const decimals = 1;
/** Shares of the reach: of a circle's radius, of its petals, and of the ripple along them, which is the flatter the finer it is. */
const [middle, petal, ripple] = [0.68, 0.28, 0.3];

/**
 * One closed line of a guilloché: a circle whose radius swings with two waves.
 * @param size side of the square it is drawn in
 * @param phase turns neighbouring lines against each other, which makes the weave
 */
export function rosetteLine({ petals, waves }: RosetteSeal, size: number, reach: number, phase: number): string {
  const radius = (size / 2) * reach;
  const fine = petals * waves;
  const flat = ripple / (waves * waves);
  const steps = fine * stepsPerWave;
  const turn = (2 * Math.PI) / steps;
  return closedCurve(steps, decimals, (step) => {
    const angle = step * turn;
    const [slow, fast] = [petals * angle + phase, fine * angle - phase];
    const swing = middle + petal * Math.cos(slow) + flat * Math.cos(fast);
    const slope = -(petal * petals * Math.sin(slow) + flat * fine * Math.sin(fast)) * turn;
    const { x, y, dx, dy } = polar(angle, radius * swing, radius * slope, turn);
    return { x: size / 2 + x, y: size / 2 + y, dx, dy };
  });
}
