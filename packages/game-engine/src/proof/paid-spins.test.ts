import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sumLinePays } from '../families/reels/lines-5x3.ts';
import * as strips from '../families/reels/strips.ts';
import { countScatters, sumWaysPays } from '../families/reels/ways.ts';
import { createWaysGameTables } from '../families/reels/ways-round.ts';
import { dragonWaysSlots } from '../games/dragon-ways-slots/index.ts';
import { createGemCascadeTables, createRound, evaluateIndex } from '../games/gem-cascade-fortune/evaluate.ts';
import { gemCascadeFortune } from '../games/gem-cascade-fortune/index.ts';
import { createStarlightTables } from '../games/starlight-fortune/evaluate.ts';
import { starlightFortune } from '../games/starlight-fortune/index.ts';

// A checker of these games never has to know what happens to free spins at the maximum, because no paid spin reaches it.
// Their rules pages say so and name the highest pay of a paid spin. Mega Tower can reach it, and its page has the rule.

/** Returns the highest value over all stops of five reels. */
function findHighest(lengths: readonly number[], payAt: (stops: Int32Array) => number): number {
  const [one, two, three, four, five] = lengths as [number, number, number, number, number];
  const stops = new Int32Array(5);
  let highest = 0;
  for (let at = 0; at < one * two * three * four * five; at++) {
    stops[0] = at % one;
    stops[1] = Math.trunc(at / one) % two;
    stops[2] = Math.trunc(at / (one * two)) % three;
    stops[3] = Math.trunc(at / (one * two * three)) % four;
    stops[4] = Math.trunc(at / (one * two * three * four));
    highest = Math.max(highest, payAt(stops));
  }
  return highest;
}

function findHighestLines(): number {
  const { base, lines, scatterPays } = createStarlightTables(starlightFortune.maths.data);
  return findHighest(
    base.lengths,
    (stops) => sumLinePays(lines, base, stops) + (scatterPays[strips.countScatters(base, stops)] as number),
  );
}

function findHighestWays(): number {
  const { paid, ways, scatterPays } = createWaysGameTables(dragonWaysSlots.maths.data);
  return findHighest(
    paid.lengths,
    (windows) => sumWaysPays(ways, paid, windows) + (scatterPays[countScatters(paid, windows)] as number),
  );
}

function findHighestCascade(): number {
  const tables = createGemCascadeTables(gemCascadeFortune.maths.data);
  const round = createRound(tables);
  let highest = 0;
  for (let index = 0; index < tables.rounds; index++) {
    evaluateIndex(tables, round, index);
    highest = Math.max(highest, round.paidSpinPay);
  }
  return highest;
}

// This counts 71 million spins, which takes a minute, so only the nightly run does it.
test.runIf(process.env.NIGHTLY).each([
  [starlightFortune.maths, findHighestLines],
  [dragonWaysSlots.maths, findHighestWays],
  [gemCascadeFortune.maths, findHighestCascade],
] as const)(
  '$slug: no paid spin reaches the maximum, as its rules page says',
  ({ slug, data }, findHighestPay) => {
    const highest = findHighestPay();
    expect(highest).toBeLessThan(data.maxPayX100);
    const page = readFileSync(new URL(`../../../../docs/games/rules/${slug}.md`, import.meta.url), 'utf8');
    expect(page.replace(/\s+/g, ' ')).toContain(`the highest pays ${highest / 100} times the stake`);
  },
  600_000,
);
