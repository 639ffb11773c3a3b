import { expect } from '@playwright/test';
import { openTable, playRounds } from '../../scripts/rounds.ts';
import { traced } from '../../scripts/trace.ts';
import { workOf } from '../../scripts/work.ts';
import { test } from '../../support/test.ts';

// The rounds of a player who wants motion. Without it, hardly anything changes during a round.
test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

const rounds = 3;

/**
 * What a round may cost at most. These are counts, which do not depend on the load of the machine: about twice what was measured
 * (decision 0073). A round with a large win or with free spins costs more, so the cheapest of three rounds counts.
 */
const most = { 'of the document': 14, 'most elements': 250 };

test('a spin lays out the page only when the table changes, and never restyles all of it', async ({ page }) => {
  const table = await openTable(page, 'starlight-fortune');
  await playRounds(table, 1);
  const trace = await traced(table.cdp, () => playRounds(table, rounds), true);
  const works = Array.from({ length: rounds }, (_, round) => workOf(trace, [round]));
  for (const work of works) {
    // The trace has recorded the round: otherwise, zero layouts would pass.
    expect(work.layouts).toBeGreaterThan(0);
    expect(work['elements restyled']).toBeGreaterThan(0);
  }
  for (const [name, limit] of Object.entries(most)) {
    const counts = works.map((work) => work[name as keyof typeof most]);
    expect.soft(Math.min(...counts), `${name}\n${JSON.stringify(works)}`).toBeLessThanOrEqual(limit);
  }
});
