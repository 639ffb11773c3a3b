/**
 * Prints which main-thread tasks miss a frame on a processor that is four times slower, in rounds of each game and in
 * rounds with a celebration of 10, 25, 50 and 100 times the stake. A task counts with its thread time. Options: the
 * environment variables SPINS (3), GAME (all games, or slugs separated by commas), MULTIPLES (10,25,50,100, or empty for
 * none), TRACES (a folder for the traces, which the browser's developer tools open) and BUSY=1 for a machine that also does
 * other work: thread times are then measured at full speed and multiplied, and the frame rates and INP mean little.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Replayed } from '@goldwren/game-engine';
import { test } from '@playwright/test';
import { playedGames } from '../support/games.ts';
import { type FixedRound, serveFixedRound } from '../support/signed-rounds/fixed-round.ts';
import { countingFrames, median, most, onMain, rounded, share, slowdown, slowly, watchPresses } from './frames.ts';
import { openTable, playRounds, type Table } from './rounds.ts';
import { type Trace, traced } from './trace.ts';

const { BUSY, GAME, TRACES, SPINS = 3, MULTIPLES = '10,25,50,100' } = process.env;
const spins = Number(SPINS);
const selectedGames = GAME?.split(',');
const multiples = MULTIPLES.split(',').filter(Boolean).map(Number);
const frameMs = 1_000 / 60;

/** The choice and the decisions that can reach large wins. Other games play their first choice. */
const rounds: Readonly<Record<string, Pick<FixedRound, 'choice' | 'actions'>>> = {
  'jacks-or-better-poker': { actions: [{ type: 'hold', positions: [0, 1, 2, 3, 4] }] },
  'keno-fortune': { choice: { numbers: [3, 11, 17, 22, 28] } },
  'plinko-fortune': { choice: { risk: 'high' } },
  'three-card-poker': { actions: [{ type: 'play' }] },
};

const rows: Record<string, Record<string, number>> = {};

test.afterAll(() => console.table(rows));

for (const { slug } of playedGames) {
  if (selectedGames && !selectedGames.includes(slug)) continue;
  test(slug, async ({ page }) => {
    const table = await openTable(page, slug);
    await playRounds(table, 1);
    rows[`${slug}: round`] = await measure(table, spins, `${slug}-round`);
  });
  for (const [index, multiple] of multiples.entries()) {
    test(`${slug} ${multiple}×`, async ({ page }) => {
      const fits = paysBetween(multiple, multiples[index + 1] ?? Number.POSITIVE_INFINITY);
      const served = await serveFixedRound(page, { slug, ...rounds[slug], fits }).catch((error) => error);
      // The game does not pay this multiple, or too rarely.
      if (served instanceof RangeError) return;
      if (served) throw served;
      rows[`${slug}: ${multiple}×`] = await measure(await openTable(page, slug), 1, `${slug}-${multiple}`);
    });
  }
}

function paysBetween(from: number, below: number) {
  return ({ result, raiseX100 }: Replayed) => {
    const times = (result?.payX100 ?? 0) / (100 + raiseX100);
    return times >= from && times < below;
  };
}

async function measure(table: Table, times: number, name: string): Promise<Record<string, number>> {
  const { page, cdp } = table;
  const presses = await watchPresses(page);
  let trace: Trace | undefined;
  const play = () =>
    countingFrames(page, async () => {
      trace = await traced(cdp, () => playRounds(table, times), TRACES !== undefined);
    });
  const perSecond = await (BUSY ? play() : slowly(cdp, play));
  if (TRACES) await writeFile(join(TRACES, `${name}.json`), JSON.stringify({ traceEvents: trace?.events }));
  const tasks = trace ? cpuOfRounds(trace) : [];
  return rounded({
    frames: perSecond.length,
    'median fps': median(perSecond),
    'p5 fps': share(perSecond, 0.05),
    'longest task ms': most(tasks),
    'missed frames per round': tasks.filter((ms) => ms > frameMs).length / times,
    'INP ms': most(await presses()),
  });
}

/** The thread time of each main-thread task from the first press to the end of the last round. */
function cpuOfRounds({ tasks, marks }: Trace): number[] {
  const at = [...marks].filter(([name]) => /^(begin|end) /.test(name)).map(([, ms]) => ms);
  const [from, to] = [Math.min(...at), Math.max(...at)];
  return tasks
    .filter((task) => onMain(task) && task.at >= from && task.at <= to)
    .map(({ cpuMs }) => (BUSY ? slowdown * cpuMs : cpuMs));
}
