import { parseHundredths } from '@goldwren/rules';

/** "1 in N" as a picture of dots. */
export interface OddsDots {
  readonly filled: number;
  readonly dots: number;
  /** How many pictures with this many dots N needs. More than one when N is too large for a picture. */
  readonly pictures: number;
}

/** The most dots in one picture. */
const most = 1_000n;
/** Below this N, one dot could not show the decimal of N. Several rounds are drawn then. */
const several = 10n;

/**
 * How "1 in N" is drawn. Rounded up, as N itself, so that odds never look better than they are.
 * @param oneIn N with two decimals, from the proof @returns null when every round wins, or without odds
 */
export function dotsOf(oneIn: string): OddsDots | null {
  const hundredths = parseHundredths(oneIn);
  if (hundredths === null || hundredths <= 100n) return null;
  const whole = (value: bigint, by: bigint) => (value + by - 1n) / by;
  if (hundredths < several * 100n) {
    return { filled: Number(several), dots: Number(whole(several * hundredths, 100n)), pictures: 1 };
  }
  const rounds = whole(hundredths, 100n);
  if (rounds <= most) return { filled: 1, dots: Number(rounds), pictures: 1 };
  return { filled: 1, dots: Number(most), pictures: Number(whole(rounds, most)) };
}
