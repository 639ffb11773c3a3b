import { closedCurve, polar } from './closed-curve.ts';
import type { Seal } from './seal.ts';

/** One line, and the angles (degrees) at which it is repeated. */
export interface Ring {
  path: string;
  repeats: number[];
}

/** Steps per lobe, not per turn, so that curves with many lobes are as smooth as those with few. */
const stepsPerLobe = 6;
const decimals = 2;

/** A closed curve r = middle + swing · cos(lobes/turns · θ) over `turns` turns, like the rosettes on banknotes. */
function wave(lobes: number, turns: number, middle: number, swing: number): string {
  const steps = lobes * stepsPerLobe;
  const turn = (2 * Math.PI * turns) / steps;
  return closedCurve(steps, decimals, (step) => {
    const angle = step * turn;
    const phase = (lobes / turns) * angle;
    const slope = -swing * Math.sin(phase) * (lobes / turns) * turn;
    return polar(angle, middle + swing * Math.cos(phase), slope, turn);
  });
}

function fan(copies: number, lobes: number): number[] {
  const step = 360 / lobes / copies;
  return Array.from({ length: copies }, (_, index) => Number((index * step).toFixed(2)));
}

/** The rings of a rosette with radius 100 around the origin, outermost first. A pure function of the seal. */
export function ringsOf({ lobes, turns, grain }: Seal): Ring[] {
  const inner = 26 + grain * 8;
  return [
    { path: wave(lobes, turns, 76, 23), repeats: fan(3, lobes) },
    { path: wave(lobes, 1, 90, 6), repeats: fan(4, lobes) },
    { path: wave(lobes + turns, 1, 52, 9 + grain * 6), repeats: fan(5, lobes + turns) },
    { path: wave(lobes, turns, inner + 8, inner - 12), repeats: fan(2, lobes) },
  ];
}
