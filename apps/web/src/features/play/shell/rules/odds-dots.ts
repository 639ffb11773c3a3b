import { parseHundredths } from '@goldwren/rules';

/** "1 in N" as a picture of dots, one of them filled. */
export interface OddsDots {
  readonly dots: number;
  /** How many pictures with this many dots N needs. More than one when N is too large for a picture. */
  readonly pictures: number;
}

/** The most dots in one picture. */
const most = 1_000n;
/** Below this N, whole dots could not show the decimal of N, and the picture of a hundred rounds says more. */
const fewest = 10n;

/**
 * How "1 in N" is drawn. Rounded up, as N itself, so that odds never look better than they are.
 * @param oneIn N with two decimals, from the proof @returns null when N is too small for dots, or without odds
 */
export function dotsOf(oneIn: string): OddsDots | null {
  const hundredths = parseHundredths(oneIn);
  if (hundredths === null || hundredths < fewest * 100n) return null;
  const whole = (value: bigint, by: bigint) => (value + by - 1n) / by;
  const rounds = whole(hundredths, 100n);
  if (rounds <= most) return { dots: Number(rounds), pictures: 1 };
  return { dots: Number(most), pictures: Number(whole(rounds, most)) };
}
