import { choose } from '../../../proof/choose.ts';
import { reduceFraction } from '../../../proof/fraction.ts';
import {
  type CountedChoice,
  countRound,
  createTotals,
  formatThousands,
  type ParRow,
  type Proof,
  summarizeProof,
  type Totals,
} from '../../../proof/summary.ts';
import type { MinesData } from '../maths.ts';
import { plannedPayX100 } from '../rules.ts';
import { countSafeByPlacement, countSparing, derivePays } from './placements.ts';

type Field = MinesData['fields'][number];

export function formatMines(mines: number): string {
  return mines === 1 ? '1 mine' : `${mines} mines`;
}

/** Returns the number of cells that the published plan opens. */
export function countPlannedCells({ pays }: Field): number {
  return 1 + pays.findIndex((pay) => pay >= plannedPayX100);
}

/** Counts all placements for a player who opens `opened` cells and cashes out. */
function stopAfter(data: MinesData, { mines, pays }: Field, opened: number): Totals {
  const totals = createTotals();
  const pay = pays[opened - 1] as number;
  const spared = countSparing(data, mines, opened);
  countRound(totals, spared, BigInt(pay), 0n, pay);
  countRound(totals, choose(data.cells, mines) - spared, 0n, 0n, pay);
  return totals;
}

/** Checks a field. @throws RangeError if a pay is not the derived one, or if the counted placements differ from the formula. */
function checkField(data: MinesData, { mines, pays }: Field): void {
  if (pays.join() !== derivePays(data, mines).join()) throw new RangeError(`${mines} mines: pays are not as derived`);
  const safe = countSafeByPlacement(data.cells, mines);
  for (let opened = 1; opened <= pays.length; opened++) {
    const counted = safe.slice(opened).reduce((sum, count) => sum + count, 0);
    if (BigInt(counted) !== countSparing(data, mines, opened))
      throw new RangeError(`${mines} mines: two methods disagree`);
  }
}

function countField(data: MinesData, field: Field): CountedChoice {
  checkField(data, field);
  const stops = field.pays.map((_, index) => stopAfter(data, field, index + 1));
  const last = stops.at(-1) as Totals;
  const planned = stops[countPlannedCells(field) - 1] as Totals;
  return {
    choice: { mines: field.mines },
    label: formatMines(field.mines),
    // `top` has the odds for players who play for the highest pay. The plan cashes out earlier.
    totals: { ...planned, top: last.top },
    anyPlay: stops,
    feature: null,
    maxPayX100: field.pays.at(-1) as number,
    maxRaiseX100: 0,
  };
}

function buildRows(data: MinesData, field: Field): ParRow[] {
  return field.pays.map((pay, index) => {
    const [ways, all] = [countSparing(data, field.mines, index + 1), choose(data.cells, field.mines)];
    return {
      name: `${formatMines(field.mines)}, cashed out after ${index + 1}`,
      odds: reduceFraction(ways, all),
      share: reduceFraction(ways * BigInt(pay), 100n * all),
    };
  });
}

/** Proves every number of mines and every number of cells opened before cashing out, over all placements of the mines. */
export function proveMines(data: MinesData): Proof {
  const placements = data.fields.reduce((sum, { mines }) => sum + choose(data.cells, mines), 0n);
  const words = {
    note: '' as const,
    method: [
      'Every placement of the mines, counted one by one: how many cells of any list are safe before the first mine.',
      'The same by combinations: the placements with no mine in an open cell, out of all placements. Both give the same integers.',
      'It does not matter which cells are opened, and open cells say nothing about the others. A plan is therefore the number of cells to open before cashing out, or a mixture of such plans. Its return is between the lowest and the highest of these.',
    ],
    cases: `${formatThousands(placements)} placements, ${data.fields.reduce((sum, { pays }) => sum + pays.length, 0)} states in which to cash out`,
  };
  return {
    summary: summarizeProof(
      data.fields.map((field) => countField(data, field)),
      words,
    ),
    rows: data.fields.flatMap((field) => buildRows(data, field)),
    notes: [
      `Figures by choice, except the highest pay, are those of a player who cashes out as soon as the pay is at least ${plannedPayX100 / 100}× the stake.`,
      'Each row above is a plan: how often it is paid, and what it returns. The lowest and the highest of them are the published return; the standard deviation is the highest.',
    ],
  };
}
