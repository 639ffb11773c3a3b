/**
 * Prints the frames that a player sees on a processor that is four times slower, in rounds of each game and in a fixed
 * round with each celebration that the game can pay: from 1, 10, 25, 50 and 100 times the stake. Animations of the compositor
 * also run while the main thread is busy. What the main thread draws is then a late update. Its tasks count with their
 * thread time. Options: the environment variables SPINS (3), GAME (all games, or slugs separated by commas), MULTIPLES
 * (1,10,25,50,100, or empty for none), SLOWDOWN (4), TRACES (a folder for the traces, which the browser's developer tools open) and BUSY=1
 * for a machine that also does other work: thread times are then measured at full speed and multiplied, and the frame rates
 * and INP mean little.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Replayed } from '@goldwren/game-engine';
import type { Page } from '@playwright/test';
import { playedGames } from '../support/games.ts';
import { type FixedRound, serveFixedRound } from '../support/signed-rounds/fixed-round.ts';
import { test } from '../support/test.ts';
import {
  median,
  most,
  onMain,
  ratesOf,
  refreshRate,
  rounded,
  share,
  slowdown,
  slowly,
  sum,
  watchPresses,
} from './frames.ts';
import { openTable, playRounds, type Table } from './rounds.ts';
import { type Trace, traced } from './trace.ts';

const { BUSY, GAME, TRACES, SPINS = 3, MULTIPLES = '1,10,25,50,100' } = process.env;
const spins = Number(SPINS);
const selectedGames = GAME?.split(',');
const multiples = MULTIPLES.split(',').filter(Boolean).map(Number);

interface Plan extends Pick<FixedRound, 'choice' | 'actions'> {
  /** The lowest multiple for which this plan is used. */
  readonly from?: number;
}

/** Opens as many cells of a field with this many mines, then takes the win. */
const dig = (from: number, mines: number, cells: number): Plan => ({
  ...{ from, choice: { mines } },
  actions: [...Array.from({ length: cells }, (_, cell) => ({ type: 'open', cells: [cell] })), { type: 'cash_out' }],
});

/** The choices and decisions that can reach large wins. Other games play their first choice, and decide nothing. */
const plans: Readonly<Record<string, readonly Plan[]>> = {
  'jacks-or-better-poker': [{ actions: [{ type: 'hold', positions: [0, 1, 2, 3, 4] }] }],
  'keno-fortune': [{ choice: { numbers: [3, 11, 17, 22, 28] } }],
  'mine-seeker-slots': [dig(1, 20, 1), dig(10, 10, 5), dig(25, 20, 2), dig(50, 10, 7), dig(100, 20, 3)],
  'plinko-fortune': [{ choice: { risk: 'high' } }],
  'three-card-poker': [{ actions: [{ type: 'play' }] }],
};

/** More events belong to a feature, which takes longer and ends with the same celebration. */
const mostEvents = 8;

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
      const plan = await servePlan(page, slug, multiple, multiples[index + 1] ?? Number.POSITIVE_INFINITY);
      // The game does not pay this multiple, or too rarely.
      if (!plan) return;
      rows[`${slug}: ${multiple}×`] = await measure(
        await openTable(page, slug),
        1,
        `${slug}-${multiple}`,
        cellsOf(plan),
      );
    });
  }
}

/** Serves a round that pays at least `from` and less than `below` times what it cost. @returns null if there is none */
async function servePlan(page: Page, slug: string, from: number, below: number): Promise<Plan | null> {
  const fits = ({ result, raiseX100 }: Replayed) => {
    const times = (result?.payX100 ?? 0) / (100 + raiseX100);
    // A payout up to the stake is not a win.
    return times >= from && times > 1 && times < below;
  };
  const prefers = ({ steps }: Replayed) => steps.flatMap(({ events }) => events).length <= mostEvents;
  const plan = plans[slug]?.findLast(({ from: lowest = 0 }) => lowest <= from) ?? {};
  try {
    await serveFixedRound(page, { slug, ...plan, fits, prefers });
    return plan;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The cells that the player opens, one after another. */
function cellsOf({ actions = [] }: Plan): number[] {
  return actions.flatMap((action) => (action.type === 'open' ? (action.cells as number[]) : []));
}

async function measure(
  table: Table,
  times: number,
  name: string,
  cells: readonly number[] = [],
): Promise<Record<string, number>> {
  const { page, cdp } = table;
  const presses = await watchPresses(page);
  const play = () => traced(cdp, () => playRounds(table, times, cells), TRACES !== undefined);
  const trace = await (BUSY ? play() : slowly(cdp, play));
  if (TRACES) await writeFile(join(TRACES, `${name}.json`), JSON.stringify({ traceEvents: trace.events }));
  const frames = duringRounds(trace, trace.frames);
  const perSecond = ratesOf(frames);
  const tasks = duringRounds(trace, trace.tasks.filter(onMain)).map(({ cpuMs }) => (BUSY ? slowdown * cpuMs : cpuMs));
  return rounded({
    frames: frames.length,
    'median fps': median(perSecond),
    'p5 fps': share(perSecond, 0.05),
    'missed frames per round': sum(frames.map(({ missed }) => missed)) / times,
    'late updates %': (100 * frames.filter(({ late }) => late).length) / frames.length,
    'longest task ms': most(tasks),
    'long tasks per round': tasks.filter((ms) => ms > 1_000 / refreshRate).length / times,
    'INP ms': most(await presses()),
  });
}

/** Returns what happened from the first press to the end of the last round. */
function duringRounds<T extends { readonly at: number }>({ marks }: Trace, all: readonly T[]): T[] {
  const at = [...marks].filter(([name]) => /^(begin|end) /.test(name)).map(([, ms]) => ms);
  const [from, to] = [Math.min(...at), Math.max(...at)];
  return all.filter((one) => one.at >= from && one.at <= to);
}
