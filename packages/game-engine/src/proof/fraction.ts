import { computeIntegerSqrt } from '../integer-sqrt.ts';

export type Fraction = { numerator: bigint; denominator: bigint };

export function findGreatestDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Reduces a fraction to lowest terms. @throws RangeError unless numerator ≥ 0 and denominator > 0. */
export function reduceFraction(numerator: bigint, denominator: bigint): Fraction {
  if (numerator < 0n || denominator <= 0n) throw new RangeError('A rate must not be negative.');
  const divisor = findGreatestDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Returns numerator / denominator rounded to the nearest integer, ties to even. */
function roundHalfEven(numerator: bigint, denominator: bigint): bigint {
  const floor = numerator / denominator;
  const twice = 2n * (numerator % denominator);
  if (twice < denominator || (twice === denominator && floor % 2n === 0n)) return floor;
  return floor + 1n;
}

/** Returns a decimal with `places` digits after the point, ties to even. */
export function formatDecimal({ numerator, denominator }: Fraction, places: number): string {
  const digits = roundHalfEven(numerator * 10n ** BigInt(places), denominator)
    .toString()
    .padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Returns a decimal with `places` digits after the point, rounded down, so that a published rate is never too high. */
export function truncateDecimal({ numerator, denominator }: Fraction, places: number): string {
  return formatDecimal(
    { numerator: (numerator * 10n ** BigInt(places)) / denominator, denominator: 10n ** BigInt(places) },
    places,
  );
}

/** Returns the square root with `places` digits after the point, rounded to the nearest. */
export function formatSquareRoot({ numerator, denominator }: Fraction, places: number): string {
  const scale = 10n ** BigInt(places + 1);
  const root = computeIntegerSqrt((numerator * scale * scale) / denominator);
  return formatDecimal({ numerator: root, denominator: scale }, places);
}
