import { closedCurve, polar } from '../../../../shared/rosette/closed-curve.ts';

/** The two integers that define the shape of a rosette. */
export interface RosetteSeal {
  readonly petals: number;
  readonly waves: number;
}

/** The seal of a game, computed from its slug only (FNV-1a). */
export function sealOf(slug: string): RosetteSeal {
  let hash = 0x811c9dc5;
  for (let i = 0; i < slug.length; i++) hash = Math.imul(hash ^ slug.charCodeAt(i), 0x01000193) >>> 0;
  return { petals: 7 + (hash % 7), waves: 3 + ((hash >>> 8) % 4) };
}

/** The number of evenly rotated lines in each band, and the relative radius of the band. */
const bands = [
  { lines: 6, reach: 1.04 },
  { lines: 4, reach: 0.46 },
];

/** A guilloche pattern: two bands of lines, each made of one rotated line. */
export function weaveOf(seal: RosetteSeal, size: number): string[] {
  return bands.flatMap(({ lines, reach }) =>
    Array.from({ length: lines }, (_, line) => rosetteLine(seal, size, reach, (line * 2 * Math.PI) / lines)),
  );
}

/** Four steps for each swing of the line's finest wave. */
const stepsPerWave = 4;
const decimals = 1;
/** Fractions of the radius: of the base circle, of its petals, and of the ripple on them. A finer ripple is flatter. */
const [middle, petal, ripple] = [0.68, 0.28, 0.3];

/**
 * One closed line of a guilloche pattern: a circle whose radius varies with two waves.
 * @param size The side of the square that it is drawn in
 * @param phase Rotates the waves of a line relative to its neighbours, which creates the woven pattern
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
