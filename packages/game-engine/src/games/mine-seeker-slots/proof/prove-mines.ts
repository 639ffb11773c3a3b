import { choose } from '../../../proof/choose.ts';
import { reduceFraction } from '../../../proof/fraction.ts';
import {
  type CountedChoice,
  computeSd,
  countRound,
  createTotals,
  formatThousands,
  type ParRow,
  type Proof,
  type ProofPlans,
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

function formatPlan({ mines }: Field, opened: number): string {
  return `${formatMines(mines)}, cashed out after ${opened}`;
}

/** Counts all placements for a player who opens `opened` cells and cashes out. */
function cashOutAfter(data: MinesData, { mines, pays }: Field, opened: number): Totals {
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
  const plans = field.pays.map((_, index) => cashOutAfter(data, field, index + 1));
  const last = plans.at(-1) as Totals;
  const planned = plans[countPlannedCells(field) - 1] as Totals;
  return {
    choice: { mines: field.mines },
    label: formatMines(field.mines),
    // `top` has the odds for players who play for the highest pay. The plan cashes out earlier.
    totals: { ...planned, top: last.top },
    anyPlay: plans,
    feature: null,
    maxPayX100: field.pays.at(-1) as number,
    maxRaiseX100: 0,
  };
}

function buildRows(data: MinesData, field: Field): ParRow[] {
  return field.pays.map((pay, index) => {
    const [ways, all] = [countSparing(data, field.mines, index + 1), choose(data.cells, field.mines)];
    return {
      name: formatPlan(field, index + 1),
      odds: reduceFraction(ways, all),
      share: reduceFraction(ways * BigInt(pay), 100n * all),
    };
  });
}

/** Names the plans of the published figures. Each figure is compared exactly, over all plans of all fields. */
function findPlans(data: MinesData): ProofPlans {
  const plans = data.fields.flatMap((field) =>
    field.pays.map((pay, index) => {
      const { ways, pay: paid, ...totals } = cashOutAfter(data, field, index + 1);
      return {
        name: formatPlan(field, index + 1),
        field,
        pay,
        ways,
        paid,
        sd: Number(computeSd({ ...totals, ways, pay: paid })),
      };
    }),
  );
  type Plan = (typeof plans)[number];
  const best = (isBetter: (a: Plan, b: Plan) => boolean) => plans.reduce((a, b) => (isBetter(b, a) ? b : a));
  const returnsMore = (a: Plan, b: Plan) => a.paid * b.ways > b.paid * a.ways;
  const lowest = best((a, b) => returnsMore(b, a));
  return {
    lowest: lowest.name,
    highest: `${best(returnsMore).name}, and every other plan with the same figure below`,
    widest: best((a, b) => a.sd > b.sd).name,
    odds: formatPlan(lowest.field, countPlannedCells(lowest.field)),
    top: best((a, b) => a.pay > b.pay).name,
    eachChoice: `a player who cashes out as soon as the pay is at least ${plannedPayX100 / 100}× the stake`,
  };
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
      '"Cashed out after n" means after n safe cells. Each row above is a plan: how often it is paid, and what it returns. The lowest and the highest of them are the published return.',
    ],
    plans: findPlans(data),
  };
}
