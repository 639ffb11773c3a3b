import type { Seal } from './seal.ts';

/** One engraved line, and the turns (degrees) at which it is repeated. */
export interface Ring {
  path: string;
  repeats: number[];
}

const pointsPerLobe = 10;

/**
 * A closed curve r = middle + swing · cos(lobes/turns · θ) over `turns` rounds, as the rose engine of a banknote
 * printer cuts it; smoothed by quadratic curves through the midpoints.
 */
function wave(lobes: number, turns: number, middle: number, swing: number): string {
  const count = lobes * pointsPerLobe;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI * turns;
    const radius = middle + swing * Math.cos((lobes / turns) * angle);
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
  const at = (index: number) => points[index % count] ?? [0, 0];
  const middleOf = (index: number) => {
    const [x1, y1] = at(index);
    const [x2, y2] = at(index + 1);
    return `${((x1 + x2) / 2).toFixed(1)} ${((y1 + y2) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, index) => {
    const [x, y] = at(index + 1);
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middleOf(index + 1)}`;
  });
  return `M${middleOf(0)}${curves.join('')}Z`;
}

function fan(copies: number, lobes: number): number[] {
  const step = 360 / lobes / copies;
  return Array.from({ length: copies }, (_, index) => Number((index * step).toFixed(2)));
}

/** The rings of a rosette of radius 100 around the origin, outermost first. A pure function of the seal. */
export function ringsOf({ lobes, turns, grain }: Seal): Ring[] {
  const inner = 26 + grain * 8;
  return [
    { path: wave(lobes, turns, 76, 23), repeats: fan(3, lobes) },
    { path: wave(lobes, 1, 90, 6), repeats: fan(4, lobes) },
    { path: wave(lobes + turns, 1, 52, 9 + grain * 6), repeats: fan(5, lobes + turns) },
    { path: wave(lobes, turns, inner + 8, inner - 12), repeats: fan(2, lobes) },
  ];
}
