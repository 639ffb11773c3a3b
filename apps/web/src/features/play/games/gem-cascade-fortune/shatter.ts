import type { Shard } from '../../tumbles/tumble-game.ts';

/** The points at which a gem breaks, in percent of its cell: its middle, and corners around it. */
const middle = [50, 47] as const;
const corners = [
  [50, 0],
  [86, 10],
  [100, 46],
  [80, 94],
  [46, 100],
  [12, 88],
  [0, 42],
  [18, 8],
] as const;

/** A large burst breaks each gem into fewer pieces, so that a slow device can draw it. */
const mostPieces = 84;

/** How far a piece flies, in percent of its size, and how far it then falls. */
const flight = 62;
const fallBy = 95;

/**
 * The pieces of a gem, cut from its own picture along its facets, and how each flies.
 * @param gems The number of gems that break at the same time
 * @param turn A number that differs between gems, so that they do not break alike
 */
export function shatter(gems: number, turn: number): readonly Shard[] {
  const corner = (index: number) => corners[(index + corners.length) % corners.length] as readonly [number, number];
  const each = gems * corners.length <= mostPieces ? 1 : 2;
  return Array.from({ length: corners.length / each }, (_, piece) => {
    const first = piece * each;
    const edge = Array.from({ length: each + 1 }, (_, step) => corner(first + step));
    const [x, y] = edge.reduce(([sumX, sumY], [atX, atY]) => [sumX + atX, sumY + atY], [0, 0] as [number, number]);
    const [outX, outY] = [x / edge.length - middle[0], y / edge.length - middle[1]];
    const length = Math.hypot(outX, outY) || 1;
    const speed = flight * (0.7 + 0.15 * ((piece * 3 + turn) % 5));
    const [moveX, moveY] = [(outX / length) * speed, (outY / length) * speed];
    const spin = (outX < 0 ? -1 : 1) * (70 + 35 * ((piece + turn) % 4));
    return {
      clipPath: `polygon(${[middle, ...edge].map(([atX, atY]) => `${atX}% ${atY}%`).join(', ')})`,
      frames: [
        { transform: 'none', opacity: 1, easing: 'cubic-bezier(.1,.7,.4,1)' },
        {
          transform: `translate(${moveX}%, ${moveY}%) rotate(${spin * 0.6}deg)`,
          opacity: 1,
          offset: 0.45,
          easing: 'ease-in',
        },
        { transform: `translate(${moveX * 1.35}%, ${moveY + fallBy}%) rotate(${spin}deg) scale(.55)`, opacity: 0 },
      ],
    };
  });
}
