/**
 * Rates the actual return of a game against the expected return of its proof. This is only for display; the
 * nightly audit decides whether to switch a game off.
 *
 * `none`: no rounds. `too_few`: the band that chance allows is too wide for a statement. `usual`: within two
 * standard deviations, as for 95 of 100 spans. `unusual`: within three. `rare`: within five. `beyond`: more
 * than chance can explain.
 */
export const returnVerdicts = ['none', 'too_few', 'usual', 'unusual', 'rare', 'beyond'] as const;
export type ReturnVerdict = (typeof returnVerdicts)[number];

export const returnBands = { usual: 2, unusual: 3, rare: 5 } as const;

/** If three standard deviations are more than this, in percent of the stakes, the figure is not meaningful. */
export const meaningfulBandPercent = 10;

/** Sums over rounds, in hundredths of the base stake. */
export interface ReturnSums {
  readonly rounds: number;
  readonly returnedX100: number;
  readonly expectedX100: number;
  /** Standard deviation of the sum. */
  readonly sdX100: number;
}

/** Return over a span of rounds, in percent of the stakes; null without rounds. */
export interface ReturnReading {
  readonly returned: number | null;
  readonly expected: number | null;
  /** Three standard deviations around the expected return. A return is never below 0. */
  readonly low: number | null;
  readonly high: number | null;
  readonly z: number;
  readonly verdict: ReturnVerdict;
}

export function readReturn({ rounds, returnedX100, expectedX100, sdX100 }: ReturnSums): ReturnReading {
  if (rounds === 0) return { returned: null, expected: null, low: null, high: null, z: 0, verdict: 'none' };
  const [returned, expected, sd] = [returnedX100 / rounds, expectedX100 / rounds, sdX100 / rounds];
  const z = sdX100 === 0 ? 0 : (returnedX100 - expectedX100) / sdX100;
  const reach = returnBands.unusual * sd;
  const band = { low: Math.max(0, expected - reach), high: expected + reach };
  return { returned, expected, ...band, z, verdict: verdictOf(Math.abs(z), reach) };
}

function verdictOf(sigmas: number, reachPercent: number): ReturnVerdict {
  // This applies to any number of rounds: chance cannot explain this difference.
  if (sigmas > returnBands.rare) return 'beyond';
  if (reachPercent > meaningfulBandPercent) return 'too_few';
  if (sigmas <= returnBands.usual) return 'usual';
  return sigmas <= returnBands.unusual ? 'unusual' : 'rare';
}

/** Adds the sums of several spans that do not overlap. */
export function addReturns(spans: readonly ReturnSums[]): ReturnSums {
  const total = (of: (span: ReturnSums) => number): number => spans.reduce((sum, span) => sum + of(span), 0);
  return {
    rounds: total(({ rounds }) => rounds),
    returnedX100: total(({ returnedX100 }) => returnedX100),
    expectedX100: total(({ expectedX100 }) => expectedX100),
    sdX100: Math.sqrt(total(({ sdX100 }) => sdX100 ** 2)),
  };
}
