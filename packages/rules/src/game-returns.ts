/**
 * What may be said of what a game returned beside what its proof expects. The
 * nightly audit decides on switching off; this is how the figures are read.
 *
 * `none`: no rounds. `too_few`: chance alone explains a return so far away from the proof that the figure says nothing.
 * `usual`: within two standard deviations, as 95 spans of 100 are. `unusual`: within three, `rare`: within five.
 * `beyond`: further than chance goes.
 */
export const returnVerdicts = ['none', 'too_few', 'usual', 'unusual', 'rare', 'beyond'] as const;
export type ReturnVerdict = (typeof returnVerdicts)[number];

export const returnBands = { usual: 2, unusual: 3, rare: 5 } as const;

/** A band of three standard deviations wider than this either way, in percent of the stakes, tells nothing. */
export const tellingBandPercent = 10;

/** Sums over rounds, in hundredths of the base stake. */
export interface ReturnSums {
  readonly rounds: number;
  readonly returnedX100: number;
  readonly expectedX100: number;
  /** Standard deviation of the sum. */
  readonly sdX100: number;
}

/** What a span of rounds returned; percent of the stakes, null without rounds. */
export interface ReturnReading {
  readonly returned: number | null;
  readonly expected: number | null;
  /** Three standard deviations around what is expected; a return is never below 0. */
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
  // However few rounds there were: what chance does not do is said.
  if (sigmas > returnBands.rare) return 'beyond';
  if (reachPercent > tellingBandPercent) return 'too_few';
  if (sigmas <= returnBands.usual) return 'usual';
  return sigmas <= returnBands.unusual ? 'unusual' : 'rare';
}

/** Sums of several spans that do not overlap. */
export function addReturns(spans: readonly ReturnSums[]): ReturnSums {
  const total = (of: (span: ReturnSums) => number): number => spans.reduce((sum, span) => sum + of(span), 0);
  return {
    rounds: total(({ rounds }) => rounds),
    returnedX100: total(({ returnedX100 }) => returnedX100),
    expectedX100: total(({ expectedX100 }) => expectedX100),
    sdX100: Math.sqrt(total(({ sdX100 }) => sdX100 ** 2)),
  };
}
