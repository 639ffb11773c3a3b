/**
 * Prints a table with the costs of a round in each game, in a real Chromium with the real product:
 * - main-thread frames, on this processor and on one that is four times slower
 * - the longest task and the input delay at the start of a round
 * - processor time of the page's main thread and of the drawing threads
 * Options: the environment variables SPINS (5 per measurement) and GAME (all games, or slugs separated by commas).
 */
import { test } from '@playwright/test';
import { playedGames } from '../support/games.ts';
import { countingFrames, median, most, onMain, rounded, share, slowly, watchPresses } from './frames.ts';
import { openTable, playRounds, type Table } from './rounds.ts';
import { type Task, type Trace, traced } from './trace.ts';

const spins = Number(process.env.SPINS ?? 5);
const selectedGames = process.env.GAME?.split(',');
/** A round has started when its reels move. The server's response also arrives within this time. */
const startMs = 600;

const drawing = /^(Compositor|CompositorTileWorker|ThreadPoolForegroundWorker|VizCompositorThread)/;

const cpu = (tasks: readonly Task[]) => tasks.reduce((total, { cpuMs }) => total + cpuMs, 0);

/** Returns the tasks of each round, up to this many milliseconds after its click. */
function tasksOf({ tasks, marks }: Trace, withinMs = Number.POSITIVE_INFINITY): Task[][] {
  return Array.from({ length: spins }, (_, round) => {
    const from = marks.get(`begin ${round}`) ?? 0;
    const to = Math.min(marks.get(`end ${round}`) ?? 0, from + withinMs);
    return tasks.filter(({ at }) => at >= from && at <= to);
  });
}

const rows: Record<string, Record<string, number>> = {};

test.afterAll(() => console.table(rows));

for (const { slug } of playedGames) {
  if (selectedGames && !selectedGames.includes(slug)) continue;
  test(slug, async ({ page }) => {
    const table = await openTable(page, slug);
    await playRounds(table, 1);
    const row = { ...(await processorTime(table)), ...(await framesAtFull(table)), ...(await onSlowProcessor(table)) };
    rows[slug] = rounded(row);
  });
}

/** Nothing else runs in the page, not even the frame counter. */
async function processorTime({ cdp, ...table }: Table) {
  const rounds = tasksOf(await traced(cdp, () => playRounds({ cdp, ...table }, spins)));
  return {
    'main ms': median(rounds.map((round) => cpu(round.filter(onMain)))),
    'drawing ms': median(rounds.map((round) => cpu(round.filter(({ thread }) => drawing.test(thread))))),
  };
}

async function framesAtFull(table: Table) {
  const perSecond = await countingFrames(table.page, () => playRounds(table, spins));
  return { 'p5 fps 1×': share(perSecond, 0.05), 'median fps 1×': median(perSecond) };
}

async function onSlowProcessor(table: Table) {
  const { page, cdp } = table;
  const presses = await watchPresses(page);
  let trace: Trace | undefined;
  const perSecond = await slowly(cdp, () =>
    countingFrames(page, async () => {
      trace = await traced(cdp, () => playRounds(table, spins));
    }),
  );
  const starts = trace ? tasksOf(trace, startMs).map((round) => round.filter(onMain)) : [];
  return {
    'p5 fps 4×': share(perSecond, 0.05),
    'median fps 4×': median(perSecond),
    'longest start task ms 4×': most(starts.flat().map(({ wallMs }) => wallMs)),
    // The duration of a task includes other work of the machine. Its processor time does not.
    'its processor ms': most(starts.flat().map(({ cpuMs }) => cpuMs)),
    'INP ms 4×': most(await presses()),
  };
}
