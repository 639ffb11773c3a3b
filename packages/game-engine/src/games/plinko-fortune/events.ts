import type { PlinkoRisk } from './maths.ts';

export type PlinkoChoice = { risk: PlinkoRisk };

export type PlinkoEvent =
  | {
      type: 'drop';
      risk: PlinkoRisk;
      /** For each row of pegs, from the top: 0 to the left, 1 to the right. */
      path: number[];
      /** From 0 at the left. */
      slot: number;
    }
  | { type: 'settle'; pay_x100: number };
