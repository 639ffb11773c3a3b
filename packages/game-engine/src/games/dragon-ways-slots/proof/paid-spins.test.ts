import { test } from 'vitest';
import { countScatters, sumWaysPays } from '../../../families/reels/ways.ts';
import { createWaysGameTables } from '../../../families/reels/ways-round.ts';
import { expectBelowMaximum, findHighestStops } from '../../../testing/highest-paid-spin.ts';
import { dragonWaysSlots } from '../index.ts';

// This counts every paid spin, which takes up to a minute, so only the nightly run does it.
test.runIf(process.env.NIGHTLY)(
  'has no paid spin that reaches the maximum, as its rules page says',
  () => {
    const { paid, ways, scatterPays } = createWaysGameTables(dragonWaysSlots.maths.data);
    const highest = findHighestStops(
      paid.lengths,
      (windows) => sumWaysPays(ways, paid, windows) + (scatterPays[countScatters(paid, windows)] as number),
    );
    expectBelowMaximum(dragonWaysSlots.maths, highest);
  },
  600_000,
);
