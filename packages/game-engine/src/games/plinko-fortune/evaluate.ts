import { dropSlot, listSlotPays } from '../../families/draws/peg-board.ts';
import type { Rng } from '../../types.ts';
import type { PlinkoData, PlinkoRisk } from './maths.ts';

/** The maths as flat tables. */
export type PlinkoTables = {
  rows: number;
  /** Pays in hundredths of the stake, by risk and by slot from the left. */
  pays: ReadonlyMap<PlinkoRisk, Int32Array>;
};

export function createPlinkoTables(data: PlinkoData): PlinkoTables {
  const pays = new Map(data.risks.map(({ id, pays }) => [id, Int32Array.from(listSlotPays(pays, data))]));
  return { rows: data.rows, pays };
}

/** Returns the pay of a ball in hundredths of the stake: the result of `play` without events. */
export function evaluateDrop(pays: Int32Array, rows: number, rng: Rng): number {
  return pays[dropSlot(rng, rows)] as number;
}
