/**
 * Prints what the main thread does in a round of each game: layouts and their objects, style recalculations and their
 * elements, and paints. These are counts, so they mean the same on a machine that also does other work. Options: the environment
 * variables SPINS (3), GAME (all games, or slugs separated by commas) and TRACES (a folder for the traces).
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { playedGames } from '../support/games.ts';
import { test } from '../support/test.ts';
import { rounded } from './frames.ts';
import { openTable, playRounds } from './rounds.ts';
import { traced } from './trace.ts';
import { workOf } from './work.ts';

const { GAME, TRACES, SPINS = 3 } = process.env;
const spins = Number(SPINS);
const selectedGames = GAME?.split(',');

const rows: Record<string, Record<string, number>> = {};

test.afterAll(() => console.table(rows));

for (const { slug } of playedGames) {
  if (selectedGames && !selectedGames.includes(slug)) continue;
  test(slug, async ({ page }) => {
    const table = await openTable(page, slug);
    await playRounds(table, 1);
    const trace = await traced(table.cdp, () => playRounds(table, spins), true);
    if (TRACES) await writeFile(join(TRACES, `${slug}.json`), JSON.stringify({ traceEvents: trace.events }));
    rows[slug] = rounded(workOf(trace, [...Array(spins).keys()]));
  });
}
