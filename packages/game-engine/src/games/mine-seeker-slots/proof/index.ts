import { createOrderedPool, drawDistinct } from '../../../families/draws/draw-distinct.ts';
import type { Evaluator, GameProof } from '../../../proof/game-proof.ts';
import type { Rng } from '../../../types.ts';
import { mineSeekerSlots as game, type MinesAction } from '../index.ts';
import { countPlannedCells, formatMines, proveMines } from './prove-mines.ts';
import { buildMinesParTables } from './tables.ts';

const { data } = game.maths;
const ordered = createOrderedPool(data.cells);
const pool = new Uint8Array(data.cells);

function drawMines(rng: Rng, mines: number): Uint8Array {
  drawDistinct(rng, ordered, mines, pool);
  return pool.subarray(data.cells - mines);
}

function opening(...cells: number[]): MinesAction[] {
  return cells.map((cell) => ({ type: 'open', cells: [cell] }));
}

/** Plays the published plan and opens cells from the first one. */
const evaluators = data.fields.map((field): Evaluator => {
  const cells = countPlannedCells(field);
  const pay = field.pays[cells - 1] as number;
  return {
    name: `rounds, ${formatMines(field.mines)}`,
    limit: 0,
    round(rng) {
      for (const mine of drawMines(rng, field.mines)) if (mine < cells) return 0;
      return pay;
    },
  };
});

export const gameProof: GameProof = {
  prove: () => proveMines(data),
  tables: () => buildMinesParTables(data),
  evaluators,
  parts: [],
  sampledRounds: 400_000,
  vectors: [
    {
      about: 'two safe cells, cashed out',
      nonce: 0,
      choice: { mines: 3 },
      actions: [...opening(12, 7), { type: 'cash_out' }],
    },
    { about: 'a mine after a safe cell', nonce: 1, choice: { mines: 5 }, actions: opening(0, 9) },
    { about: 'the top win', nonce: 2, choice: { mines: 10 }, actions: opening(2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 16) },
    {
      about: 'a word of the deal is drawn again',
      nonce: 47_275_452,
      choice: { mines: 10 },
      actions: [...opening(1), { type: 'cash_out' }],
    },
  ],
  outcomes: (rng) => drawMines(rng, 10),
};
