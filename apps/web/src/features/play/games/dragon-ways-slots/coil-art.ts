import type { Spot } from './coil-path.ts';

/** The colors of the dragon in the sky. */
const ink = '#043236';
const paint = {
  ...{ ridge: '#e4572e', ridgeInk: '#7d1712', skin: '#128a70', light: '#3fc79c', scale: '#a6f3cc' },
  ...{ belly: '#f0b54c', bellyShade: '#b9692a', plate: '#8a4315' },
};

/** A shape of the body, as the attributes of an SVG path. */
export interface Shape {
  readonly d: string;
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The point at a spot, moved away from the reels by a share of the body's half thickness, and along the body by pixels. */
function at({ x, y, turn, half }: Spot, out: number, along = 0, px = 0): string {
  const [cos, sin, far] = [Math.cos(turn), Math.sin(turn), out * half + px];
  return `${round(x + sin * far + cos * along)} ${round(y - cos * far + sin * along)}`;
}

/** A band along the body between two distances from its middle line. */
function band(spots: readonly Spot[], outer: number, inner: number, px = 0): string {
  const there = spots.map((spot) => at(spot, outer, 0, px));
  const back = spots.toReversed().map((spot) => at(spot, inner, 0, -px));
  return `M${[...there, ...back].join('L')}z`;
}

/** A row of scales at each spot, whose round ends lie over the row behind it. Every other row is between its neighbors. */
function scales(spots: readonly Spot[], first: number): string {
  const row = (spot: Spot, index: number) =>
    ((first + index) % 2 === 0 ? [0.82, 0.36, -0.1] : [0.59, 0.13])
      .map((middle) => {
        const long = spot.half * -0.8;
        return `M${at(spot, middle + 0.23)}Q${at(spot, middle + 0.1, long)} ${at(spot, middle, long)}Q${at(spot, middle - 0.1, long)} ${at(spot, middle - 0.23)}`;
      })
      .join('');
  return spots.map(row).join('');
}

/** The spikes of the back, bent towards the tail. */
function ridge(spots: readonly Spot[], first: number): string {
  return spots
    .map((spot, index) => {
      if ((first + index) % 3 !== 0) return '';
      const { half } = spot;
      return `M${at(spot, 0.9, -0.1 * half)}Q${at(spot, 1.25, -0.2 * half)} ${at(spot, 1.72, -0.75 * half)}Q${at(spot, 1.5, 0.9 * half)} ${at(spot, 0.9, 1.9 * half)}z`;
    })
    .join('');
}

/** The plates of the belly. */
function plates(spots: readonly Spot[]): string {
  return spots.map((spot) => `M${at(spot, -0.32)}Q${at(spot, -0.7, spot.half * 0.3)} ${at(spot, -1)}`).join('');
}

/**
 * The shapes of a part of the body, from back to front. It goes on under the next part, so that no gap is visible.
 * @param first The index of the first of these spots on the body
 */
export function shapesOf(spots: readonly Spot[], first: number): Shape[] {
  const rows = spots.slice(0, -1);
  return [
    { d: ridge(rows, first), fill: paint.ridge, stroke: paint.ridgeInk, strokeWidth: 0.8 },
    { d: band(spots, 1, -1, 1.2), fill: ink },
    { d: band(spots, 1, -0.4), fill: paint.skin },
    { d: band(spots, 0.78, 0.42), fill: paint.light, opacity: 0.55 },
    { d: band(spots, -0.3, -1), fill: paint.belly },
    { d: band(spots, -0.78, -1), fill: paint.bellyShade, opacity: 0.6 },
    { d: plates(rows), fill: 'none', stroke: paint.plate, strokeWidth: 0.9 },
    { d: scales(rows, first), fill: 'none', stroke: paint.scale, strokeWidth: 0.8, opacity: 0.7 },
    { d: band(spots, -0.24, -0.34), fill: ink },
  ];
}

/** A leg with its claws, in units of half the body's thickness, outwards from the reels and bent towards the tail. */
export const leg = {
  claws:
    'M-1.9-2.3Q-2.7-2.3-2.9-1.8-2.4-2-1.8-1.9zM-1.5-2.6Q-1.9-3.3-2.5-3.3-2-2.9-1.8-2.3zM-1-2.6Q-.9-3.4-1.3-3.8-1.2-3.1-1.5-2.5zM-.6-2.2Q0-2.7 0-3.2-.4-2.8-1-2.6z',
  limb: 'M-.8-.1C-1-.9-.5-1.2-.9-1.6-1.3-1.5-1.7-1.6-2-1.9-2.1-2.3-1.7-2.6-1.4-2.6-1-2.8-.6-2.6-.5-2.2-.1-1.9.1-1.6.2-1.2.6-1 .9-.6.9-.1.9.4.5.6 0 .6S-.7.4-.8-.1z',
};
