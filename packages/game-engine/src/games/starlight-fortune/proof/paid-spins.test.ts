import { test } from 'vitest';
import { sumLinePays } from '../../../families/reels/lines-5x3.ts';
import { countScatters } from '../../../families/reels/strips.ts';
import { expectBelowMaximum, findHighestStops } from '../../../testing/highest-paid-spin.ts';
import { createStarlightTables } from '../evaluate.ts';
import { starlightFortune } from '../index.ts';

// This counts every paid spin, which takes up to a minute, so only the nightly run does it.
test.runIf(process.env.NIGHTLY)(
  'has no paid spin that reaches the maximum, as its rules page says',
  () => {
    const { base, lines, scatterPays } = createStarlightTables(starlightFortune.maths.data);
    const highest = findHighestStops(
      base.lengths,
      (stops) => sumLinePays(lines, base, stops) + (scatterPays[countScatters(base, stops)] as number),
    );
    expectBelowMaximum(starlightFortune.maths, highest);
  },
  600_000,
);
